import type { IncomingHttpHeaders } from 'node:http';
import Stripe from 'stripe';
import { AppError, invariant } from '../kernel/app-error.js';
import { withinDeadline } from '../outgoing/deadline.js';
import { PaymentProvider, PROVIDER_MS, type HostedPayment, type ProviderRefund } from './payment-provider.js';
import {
  asObject,
  failed,
  identifierOf,
  objectIn,
  paymentIdOf,
  succeeded,
  unplaced,
  type ProviderMessage,
} from './provider-message.js';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Of our site, where payers come back to. */
  publicUrl: string;
  /** Where Stripe answers; absent: where it always does. */
  apiUrl?: string | undefined;
}

const SUCCEEDED = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'];
const FAILED = ['checkout.session.async_payment_failed', 'checkout.session.expired'];
/** A slip of a convenience store, the slowest of its ways, can be paid for three days, to the end of the last. */
const SLOW_HOURS = 96;

/** Stripe's own page (Checkout): cards, Alipay, WeChat Pay, Konbini, as the account there is set up. */
export class StripeProvider extends PaymentProvider {
  readonly name = 'stripe';
  private readonly stripe: Stripe;

  constructor(private readonly settings: StripeSettings) {
    super();
    this.stripe = new Stripe(settings.secretKey, {
      ...placeOf(settings.apiUrl),
      // Repeating is ours: the limit is of all attempts together.
      maxNetworkRetries: 0,
      httpClient: Stripe.createFetchHttpClient(),
      telemetry: false,
    });
  }

  async open(payment: HostedPayment): Promise<string> {
    const { paymentId, amount, currency, title, language, returnPath, cancelPath, expiresAt } = payment;
    const { publicUrl } = this.settings;
    const metadata = { payment_id: String(paymentId) };
    const { url } = await this.ask(`payment-${paymentId}`, (options) =>
      this.stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: String(paymentId),
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: currency.toLowerCase(),
                unit_amount: amount,
                product_data: { name: title },
              },
            },
          ],
          success_url: `${publicUrl}${returnPath}`,
          cancel_url: `${publicUrl}${cancelPath}`,
          expires_at: expiresAt,
          locale: language,
          metadata,
          payment_intent_data: { metadata },
        },
        options,
      ),
    );
    if (typeof url !== 'string' || !URL.canParse(url))
      throw new Error(`Stripe has no page for payment ${paymentId}`);
    return url;
  }

  verify(body: Buffer, headers: IncomingHttpHeaders): ProviderMessage | null {
    this.checkSignature(body, headers['stripe-signature']);
    return messageIn(body, this.settings.publicUrl);
  }

  async refund({ refundId, ref, amount }: ProviderRefund): Promise<void> {
    await this.ask(`refund-${refundId}`, (options) =>
      this.stripe.refunds.create({ payment_intent: ref, amount }, options),
    );
  }

  /** The key makes a repeated request the same request. */
  private ask<T>(
    idempotencyKey: string,
    request: (options: Stripe.RequestOptions) => Promise<T>,
  ): Promise<T> {
    return withinDeadline({ what: 'Stripe', totalMs: PROVIDER_MS, mayRepeat: isTransient }, ({ leftMs }) =>
      request({ idempotencyKey, timeout: leftMs }),
    );
  }

  private checkSignature(body: Buffer, signature: string | string[] | undefined): void {
    const { signature: signatures } = this.stripe.webhooks;
    invariant(signatures, 'the library checks signatures');
    try {
      signatures.verifyHeader(body, String(signature), this.settings.webhookSecret);
    } catch (error) {
      throw new AppError('SIGNATURE_INVALID', {}, undefined, { cause: error });
    }
  }
}

/** Of a request that Stripe did not answer, or answered by a fault of its own. */
const isTransient = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeAPIError;

/** Reads nothing by its declared type: other shops make sessions at the same account, too. */
function messageIn(body: Buffer, publicUrl: string): ProviderMessage | null {
  const event = objectIn(body);
  if (!event) return unplaced(null, 'no message');
  const { type } = event;
  if (typeof type !== 'string') return unplaced(null, 'no type');
  const isSuccess = SUCCEEDED.includes(type);
  if (!isSuccess && !FAILED.includes(type)) return null;
  const eventId = identifierOf(event.id);
  if (eventId === null) return unplaced(null, 'no event id');
  const session = asObject(asObject(event.data)?.object);
  if (!session) return unplaced(eventId, 'no session');
  const paymentId = paymentIdOf(session.client_reference_id);
  if (paymentId === null || !isOurs(session, paymentId, publicUrl))
    return unplaced(eventId, 'no payment of ours');
  // Of a way that takes days, the page is done before the money is.
  if (isSuccess && session.payment_status !== 'paid')
    return session.payment_status === 'unpaid'
      ? { kind: 'waiting', eventId, paymentId, waitHours: SLOW_HOURS }
      : null;
  const { amount_total: amount, currency, payment_intent: intent } = session;
  const ref = (typeof intent === 'string' ? intent : asObject(intent)?.id) ?? session.id;
  const fields = { eventId, paymentId, amount, currency, ref };
  return isSuccess ? succeeded(fields) : failed(fields);
}

/** Another shop can have the same reference: a session of ours has it twice, and leads back to our site. */
const isOurs = (
  { metadata, success_url: returnsTo }: Readonly<Record<string, unknown>>,
  paymentId: number,
  publicUrl: string,
): boolean =>
  paymentIdOf(asObject(metadata)?.payment_id) === paymentId &&
  (typeof returnsTo !== 'string' || returnsTo.startsWith(`${publicUrl}/`));

function placeOf(apiUrl: string | undefined): { protocol?: 'http' | 'https'; host?: string; port?: string } {
  if (apiUrl === undefined) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  return {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port === '' ? {} : { port }),
  };
}
