import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../kernel/app-error.js';
import { PaymentProvider, type HostedPayment, type ProviderRefund } from './payment-provider.js';
import {
  failed,
  hoursOf,
  identifierOf,
  objectIn,
  paymentIdOf,
  succeeded,
  unplaced,
  type ProviderEvent,
  type ProviderMessage,
  type ProviderWait,
} from './provider-message.js';

export const SANDBOX_PAGE = '/sandboxPay';
const SIGNATURE = 'sandbox-signature';
/** A message older than this is refused, even if correctly signed. */
const TOLERANCE_MS = 5 * 60_000;

/** A provider for demos and tests: its page is served by ourselves, its messages are signed and come over HTTP. */
export class SandboxProvider extends PaymentProvider {
  readonly name = 'sandbox';

  constructor(private readonly key: string) {
    super();
  }

  open(payment: HostedPayment): Promise<string> {
    const details = Buffer.from(JSON.stringify(payment)).toString('base64url');
    return Promise.resolve(`${SANDBOX_PAGE}?of=${details}&sig=${this.sign(details)}`);
  }

  /** The amount to pay in a page's address; null without our signature. */
  read(details: string, signature: string): HostedPayment | null {
    if (!isSame(this.sign(details), signature)) return null;
    // Written and signed by `open`.
    return JSON.parse(Buffer.from(details, 'base64url').toString('utf8')) as HostedPayment;
  }

  /** The message that reports a payment, as it is sent. */
  message(
    message: ProviderEvent | ProviderWait,
    at = Date.now(),
  ): { body: string; headers: Record<string, string> } {
    const body = JSON.stringify(message.kind === 'waiting' ? waiting(message) : ended(message));
    return {
      body,
      headers: {
        'content-type': 'application/json',
        [SIGNATURE]: `t=${at},v1=${this.sign(`${at}.${body}`)}`,
      },
    };
  }

  verify(body: Buffer, headers: IncomingHttpHeaders): ProviderMessage | null {
    const given = headers[SIGNATURE];
    const [, at = '', signature = ''] = /^t=(\d{1,16}),v1=([0-9a-f]{64})$/.exec(String(given)) ?? [];
    const isRecent = Math.abs(Date.now() - Number(at)) <= TOLERANCE_MS;
    if (!isRecent || !isSame(this.sign(`${at}.${body.toString('utf8')}`), signature))
      throw new AppError('SIGNATURE_INVALID');
    return messageIn(body);
  }

  /** Nobody's money was taken, so nothing has to be sent. */
  refund(_refund: ProviderRefund): Promise<void> {
    return Promise.resolve();
  }

  private sign(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('hex');
  }
}

function messageIn(body: Buffer): ProviderMessage | null {
  const message = objectIn(body);
  if (!message) return unplaced(null, 'no message');
  const eventId = identifierOf(message.event_id);
  if (eventId === null) return unplaced(null, 'no event id');
  const paymentId = paymentIdOf(message.payment_id);
  if (paymentId === null) return unplaced(eventId, 'no payment of ours');
  const { status, amount, currency, ref } = message;
  if (status === 'succeeded') return succeeded({ eventId, paymentId, amount, currency, ref });
  if (status === 'failed') return failed({ eventId, paymentId, amount, currency, ref });
  if (status !== 'waiting') return null;
  const waitHours = hoursOf(message.hours);
  return waitHours === null
    ? unplaced(eventId, 'no hours')
    : { kind: 'waiting', eventId, paymentId, waitHours };
}

const waiting = ({ eventId, paymentId, waitHours }: ProviderWait) => ({
  event_id: eventId,
  payment_id: paymentId,
  status: 'waiting',
  hours: waitHours,
});

const ended = (event: ProviderEvent) => ({
  event_id: event.eventId,
  payment_id: event.paymentId,
  status: event.isSuccess ? 'succeeded' : 'failed',
  amount: event.amount,
  currency: event.currency,
  ref: event.ref,
});

function isSame(wanted: string, given: string): boolean {
  const [one, other] = [Buffer.from(wanted), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
