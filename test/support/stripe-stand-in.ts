import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

/** The request of a payment's page. */
interface Session {
  id: string;
  reference: string;
  amount: number;
  currency: string;
  backTo: string;
  cancelTo: string;
  metadata: Record<string, string>;
}

export interface StripeStandIn {
  /** Where its API answers, and where its pages are. */
  url: string;
  /** What the shop answered to each message, in turn. */
  answers: number[];
  stop: () => Promise<void>;
}

/**
 * Stripe's API as far as a checkout uses it, with a page on which somebody pays. The payment is reported to the shop three
 * times: by a stranger, as Stripe, and as Stripe once more, before the payer is redirected.
 * @param shopUrl where the shop is, or will be when somebody pays
 */
export async function startStripe(webhookSecret: string, shopUrl: string): Promise<StripeStandIn> {
  const sessions = new Map<string, Session>();
  const answers: number[] = [];
  const requested = new Map<string, { form: string; session: Session }>();
  const server = createServer((request, response) => {
    const { method, url: path = '' } = request;
    const opened = sessions.get(path.replace('/c/', ''));
    void (async () => {
      if (method === 'POST' && path === '/v1/checkout/sessions') {
        const form = await formOf(request);
        const key = String(request.headers['idempotency-key']);
        const session = sessionOf(form, `cs_test_${sessions.size + 1}`);
        const first = requested.get(key) ?? { form: form.toString(), session };
        requested.set(key, first);
        // A key is for one request: the same again is answered the same, another is refused.
        const isSame = first.form === form.toString();
        sessions.set(first.session.id, first.session);
        response.writeHead(isSame ? 200 : 400, { 'content-type': 'application/json' });
        const { id } = first.session;
        const answer = { id, object: 'checkout.session', url: `${addressOf()}/c/${id}` };
        response.end(JSON.stringify(isSame ? answer : { error: { type: 'idempotency_error' } }));
      } else if (method === 'GET' && opened) {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        response.end(pageOf(opened));
      } else if (method === 'POST' && opened) {
        for (const secret of ['whsec_of_a_stranger', webhookSecret, webhookSecret])
          answers.push(await notifyServer(`${shopUrl}/payments/payment-callback`, opened, secret));
        response.writeHead(303, { location: opened.backTo }).end();
      } else response.writeHead(404).end();
    })().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  const addressOf = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    ...{ url: addressOf(), answers },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'));
}

const sessionOf = (form: URLSearchParams, id: string): Session => ({
  id,
  reference: form.get('client_reference_id') ?? '',
  amount: Number(form.get('line_items[0][price_data][unit_amount]')),
  currency: form.get('line_items[0][price_data][currency]') ?? '',
  backTo: form.get('success_url') ?? '',
  cancelTo: form.get('cancel_url') ?? '',
  metadata: { payment_id: form.get('metadata[payment_id]') ?? '' },
});

const pageOf = ({
  id,
  amount,
  currency,
  cancelTo,
}: Session): string => `<!doctype html><html lang="en"><title>Checkout</title>
  <link rel="icon" href="data:,"><h1>${amount} ${currency}</h1><form method="post" action="/c/${id}"><button>Pay now</button></form><a href="${cancelTo}">Back</a></html>`;

async function notifyServer(callback: string, session: Session, secret: string): Promise<number> {
  const { id, reference, amount, currency } = session;
  const body = JSON.stringify({
    ...{ id: `evt_${id}`, object: 'event', type: 'checkout.session.completed' },
    data: {
      object: {
        ...{ id, object: 'checkout.session', client_reference_id: reference, payment_status: 'paid' },
        ...{ amount_total: amount, currency, payment_intent: `pi_${id}` },
        ...{ metadata: session.metadata, success_url: session.backTo },
      },
    },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return (await fetch(callback, { method: 'POST', headers, body })).status;
}
