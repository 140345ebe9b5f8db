import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { AppError } from '../kernel/app-error.js';
import type { HostedPayment, PaymentProvider } from './payment-provider.js';
import type { ProviderEvent, ProviderWait } from './provider-message.js';
import { SandboxProvider } from './sandbox.provider.js';
import { StripeProvider } from './stripe.provider.js';

const WEBHOOK_SECRET = 'whsec_test_secret';
const payment: HostedPayment = {
  ...{ paymentId: 42, amount: 1_980_00, currency: 'CNY', title: 'F20261123-000042' },
  ...{ language: 'ja', returnPath: '/#/paymentSuccess?payment_id=42' },
  ...{ cancelPath: '/#/paymentOrder?id=7', expiresAt: 1_800_000_000 },
};

/** Stripe's REST API, as far as we use it. */
interface ProviderRequest {
  path: string;
  key: string | undefined;
  form: URLSearchParams;
}
const requests: ProviderRequest[] = [];
let standIn: Server;
let stripe: StripeProvider;

beforeAll(async () => {
  standIn = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const form = new URLSearchParams(Buffer.concat(parts).toString('utf8'));
      const path = request.url ?? '';
      requests.push({ path, key: request.headers['idempotency-key'] as string | undefined, form });
      const isGone = form.get('payment_intent') === 'pi_gone';
      response.writeHead(isGone ? 400 : 200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(isGone ? { error: { message: 'No such payment_intent' } } : answerOf(path)),
      );
    });
  });
  await new Promise<void>((listening) => standIn.listen(0, '127.0.0.1', listening));
  const { port } = standIn.address() as AddressInfo;
  stripe = new StripeProvider({
    ...{ secretKey: 'sk_test_1', webhookSecret: WEBHOOK_SECRET, publicUrl: 'https://fovea.example' },
    apiUrl: `http://127.0.0.1:${port}`,
  });
});
afterAll(() => new Promise((closed) => standIn.close(closed)));

const answerOf = (path: string): object =>
  path === '/v1/refunds'
    ? { id: 're_1', object: 'refund', status: 'succeeded' }
    : { id: 'cs_1', object: 'checkout.session', url: 'https://checkout.stripe.example/cs_1' };

/** A message of each provider as it really comes, by its content. */
const event: ProviderEvent = {
  kind: 'ended',
  ...{ eventId: 'evt_1', paymentId: 42, isSuccess: true, amount: 1_980_00, currency: 'CNY', ref: 'pi_1' },
};
type Message = { body: string; headers: Record<string, string> };

const waiting: ProviderWait = { kind: 'waiting', eventId: 'evt_1', paymentId: 42, waitHours: 96 };

const ofStripe = (
  providerEvent: ProviderEvent,
  changes: object = {},
  type?: string,
  at?: number,
): Message => {
  const object = {
    ...{ id: 'cs_1', object: 'checkout.session', client_reference_id: String(providerEvent.paymentId) },
    ...{
      amount_total: providerEvent.amount,
      currency: providerEvent.currency.toLowerCase(),
      payment_intent: providerEvent.ref,
    },
    ...{
      metadata: { payment_id: String(providerEvent.paymentId) },
      success_url: 'https://fovea.example/#/paid',
    },
    ...{ payment_status: 'paid', ...changes },
  };
  const kind = providerEvent.isSuccess ? 'checkout.session.completed' : 'checkout.session.expired';
  const body = JSON.stringify({
    id: providerEvent.eventId,
    object: 'event',
    type: type ?? kind,
    data: { object },
  });
  const header = Stripe.webhooks.generateTestHeaderString({
    ...{ payload: body, secret: WEBHOOK_SECRET },
    ...(at === undefined ? {} : { timestamp: Math.floor(at / 1000) }),
  });
  return { body, headers: { 'stripe-signature': header } };
};

const sandbox = new SandboxProvider('key');
type MessageOf = (providerEvent: ProviderEvent, at?: number) => Message;
const providers: readonly [string, () => PaymentProvider, MessageOf, () => Message][] = [
  [
    'the sandbox',
    () => sandbox,
    (providerEvent, at) => sandbox.message(providerEvent, at),
    () => sandbox.message(waiting),
  ],
  [
    'Stripe',
    () => stripe,
    (providerEvent, at) => ofStripe(providerEvent, {}, undefined, at),
    () => ofStripe(event, { payment_status: 'unpaid' }),
  ],
];

const refusalOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error.id;
    throw error;
  }
  return 'none';
};

describe.each(providers)('a provider: %s', (_name, provider, messageOf, waitingMessage) => {
  it('has a page for each payment, the same on every request', async () => {
    const page = await provider().open(payment);
    expect(page).toMatch(/^(https:\/\/|\/)/);
    expect(await provider().open(payment)).toBe(page);
  });

  it.each([true, false])(
    'reports whether it was paid (%s), how much, and how it can be refunded',
    (isSuccess) => {
      const providerEvent = { ...event, isSuccess };
      const { body, headers } = messageOf(providerEvent);
      expect(provider().verify(Buffer.from(body), headers)).toEqual(providerEvent);
    },
  );

  it('shows how long a slow method takes before anything is paid', () => {
    const { body, headers } = waitingMessage();
    expect(provider().verify(Buffer.from(body), headers)).toEqual(waiting);
  });

  it('is believed by its signature over the very bytes, and for five minutes', () => {
    const { body, headers } = messageOf(event);
    const more = Buffer.from(body.replace('198000', '1'));
    expect(refusalOf(() => provider().verify(more, headers))).toBe('SIGNATURE_INVALID');
    expect(refusalOf(() => provider().verify(Buffer.from(body), {}))).toBe('SIGNATURE_INVALID');
    const old = messageOf(event, Date.now() - 6 * 60_000);
    expect(refusalOf(() => provider().verify(Buffer.from(old.body), old.headers))).toBe('SIGNATURE_INVALID');
  });

  it('refunds money', async () => {
    await expect(provider().refund({ refundId: 7, ref: 'pi_1', amount: 500 })).resolves.toBeUndefined();
  });
});

describe('Stripe', () => {
  it('receives the amount in minor units, once per payment, and can refund it', async () => {
    requests.length = 0;
    await stripe.open(payment);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ path: '/v1/checkout/sessions', key: 'payment-42' });
    expect(Object.fromEntries(requests[0]?.form ?? [])).toMatchObject({
      mode: 'payment',
      client_reference_id: '42',
      'line_items[0][price_data][unit_amount]': '198000',
      'line_items[0][price_data][currency]': 'cny',
      success_url: 'https://fovea.example/#/paymentSuccess?payment_id=42',
      cancel_url: 'https://fovea.example/#/paymentOrder?id=7',
      expires_at: '1800000000',
      locale: 'ja',
    });
  });

  it('receives a refund request once, however often the job runs', async () => {
    requests.length = 0;
    await stripe.refund({ refundId: 7, ref: 'pi_1', amount: 500 });
    expect(requests[0]).toMatchObject({ path: '/v1/refunds', key: 'refund-7' });
    expect(Object.fromEntries(requests[0]?.form ?? [])).toEqual({ payment_intent: 'pi_1', amount: '500' });
    await expect(stripe.refund({ refundId: 8, ref: 'pi_gone', amount: 1 })).rejects.toThrow('No such');
  });

  it('reports other events too, and days later whether a slow method was paid', () => {
    const other = ofStripe(event, {}, 'customer.created');
    expect(stripe.verify(Buffer.from(other.body), other.headers)).toBeNull();
    const free = ofStripe(event, { payment_status: 'no_payment_required' });
    expect(stripe.verify(Buffer.from(free.body), free.headers)).toBeNull();
    for (const [isSuccess, type] of [
      [true, 'checkout.session.async_payment_succeeded'],
      [false, 'checkout.session.async_payment_failed'],
    ] as const) {
      const late = ofStripe({ ...event, isSuccess }, {}, type);
      expect(stripe.verify(Buffer.from(late.body), late.headers)).toEqual({ ...event, isSuccess });
    }
  });

  it.each([
    ['a session without our reference', { client_reference_id: null }],
    ['a reference that is no number', { client_reference_id: 'order-7' }],
    ['the same number of another shop', { metadata: {} }],
    ['the same number of another site', { success_url: 'https://other.example/paid' }],
    ['no amount', { amount_total: null }],
    ['no currency', { currency: null }],
  ])('places no message with %s', (_what, changes) => {
    const { body, headers } = ofStripe(event, changes);
    expect(stripe.verify(Buffer.from(body), headers)).toMatchObject({ kind: 'unplaced', eventId: 'evt_1' });
  });

  it.each(['null', '5', '[]', '{}', 'a greeting', '{"type":"checkout.session.completed","id":"evt_1"}'])(
    'signs %s, which is no message that can be read',
    (body) => {
      const header = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: WEBHOOK_SECRET });
      expect(stripe.verify(Buffer.from(body), { 'stripe-signature': header })).toMatchObject({
        kind: 'unplaced',
      });
    },
  );
});
