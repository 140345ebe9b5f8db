import { createHmac, randomUUID } from 'node:crypto';
import { loadEnv } from '../../server/src/platform/config/env.js';
import type { ProviderEvent } from '../../server/src/platform/payments/provider-message.js';
import { CALLBACK_PATH, PaymentProviders } from '../../server/src/platform/payments/payment-providers.js';

/** The provider's side of payments, as the product meets it: messages over HTTP, signed. */

/** A body that the sandbox signed, whatever it contains. */
export function signedBody(body: string): { body: string; headers: Record<string, string> } {
  const key = createHmac('sha256', loadEnv(process.env).jwtSecret).update('payment sandbox').digest('hex');
  const at = Date.now();
  const signature = createHmac('sha256', key).update(`${at}.${body}`).digest('hex');
  return { body, headers: { 'sandbox-signature': `t=${at},v1=${signature}` } };
}

/** So much yen was taken for a payment by default. */
export const success = (
  paymentId: number,
  amount: number,
  changes: Partial<ProviderEvent> = {},
): ProviderEvent => ({
  kind: 'ended',
  eventId: randomUUID(),
  paymentId,
  isSuccess: true,
  amount,
  currency: 'JPY',
  ref: `ref-${paymentId}`,
  ...changes,
});

/** Sends it to the product at this address. @param changes what somebody else would have sent instead */
export async function notifyServer(
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
