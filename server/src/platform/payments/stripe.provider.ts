import type { IncomingHttpHeaders } from 'node:http';
import Stripe from 'stripe';
import { AppError } from '../kernel/app-error.js';
import {
  PaymentProvider,
  type HostedPayment,
  type ProviderEvent,
  type ProviderRefund,
  type ProviderWait,
} from './payment-provider.js';

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
const TIMEOUT_MS = 10_000;
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
      timeout: TIMEOUT_MS,
      telemetry: false,
    });
  }

  async open(payment: HostedPayment): Promise<string> {
    const { paymentId, amount, currency, title, language, returnPath, cancelPath, expiresAt } = payment;
    const { publicUrl } = this.settings;
    const metadata = { payment_id: String(paymentId) };
    const { url } = await this.stripe.checkout.sessions.create(
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
      { idempotencyKey: `payment-${paymentId}` },
    );
    if (!url) throw new Error(`Stripe has no page for payment ${paymentId}`);
    return url;
  }

  verify(body: Buffer, headers: IncomingHttpHeaders): ProviderEvent | ProviderWait | null {
    const event = this.read(body, headers['stripe-signature']);
    const isSuccess = SUCCEEDED.includes(event.type);
    if (!isSuccess && !FAILED.includes(event.type)) return null;
    // The types above are those of a session.
    const session = event.data.object as Stripe.Checkout.Session;
    const paymentId = Number(session.client_reference_id);
    // Of a way that takes days, the page is done before the money is.
    if (isSuccess && session.payment_status !== 'paid')
      return session.payment_status === 'unpaid' ? { paymentId, waitHours: SLOW_HOURS } : null;
    const intent = session.payment_intent;
    return {
      eventId: event.id,
      paymentId,
      isSuccess,
      amount: session.amount_total ?? 0,
      currency: (session.currency ?? '').toUpperCase(),
      ref: typeof intent === 'string' ? intent : (intent?.id ?? session.id),
    };
  }

  async refund({ refundId, ref, amount }: ProviderRefund): Promise<void> {
    await this.stripe.refunds.create(
      { payment_intent: ref, amount },
      { idempotencyKey: `refund-${refundId}` },
    );
  }

  private read(body: Buffer, signature: string | string[] | undefined): Stripe.Event {
    try {
      return this.stripe.webhooks.constructEvent(body, String(signature), this.settings.webhookSecret);
    } catch (error) {
      throw new AppError('SIGNATURE_INVALID', {}, undefined, { cause: error });
    }
  }
}

function placeOf(apiUrl: string | undefined): { protocol?: 'http' | 'https'; host?: string; port?: string } {
  if (apiUrl === undefined) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  return {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port === '' ? {} : { port }),
  };
}
