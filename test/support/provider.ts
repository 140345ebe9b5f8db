import { randomUUID } from 'node:crypto';
import { loadEnv } from '../../server/src/platform/config/env.js';
import type { ProviderEvent } from '../../server/src/platform/payments/payment-provider.js';
import { CALLBACK_PATH, PaymentProviders } from '../../server/src/platform/payments/payment-providers.js';

/** The provider's side of payments, as the product meets it: messages over HTTP, signed. */

/** So much yen was taken for a payment, unless something else is said. */
export const success = (
  paymentId: number,
  amount: number,
  changes: Partial<ProviderEvent> = {},
): ProviderEvent => ({
  eventId: randomUUID(),
  paymentId,
  isSuccess: true,
  amount,
  currency: 'JPY',
  ref: `ref-${paymentId}`,
  ...changes,
});

/** Tells the product at this address of it. @param changes what somebody else would have sent instead */
export async function tell(
  url: string,
  event: ProviderEvent,
  changes: { body?: string; signature?: string } = {},
): Promise<Response> {
  const message = new PaymentProviders(loadEnv(process.env)).sandbox?.message(event);
  if (!message) throw new Error('specs pay in the sandbox');
  return fetch(`${url}${CALLBACK_PATH}`, {
    method: 'POST',
    body: changes.body ?? message.body,
    headers: {
      ...message.headers,
      ...(changes.signature === undefined ? {} : { 'sandbox-signature': changes.signature }),
    },
  });
}
