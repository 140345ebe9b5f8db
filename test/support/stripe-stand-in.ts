import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

/** What was asked for by the page of a payment. */
interface Session {
  id: string;
  reference: string;
  amount: number;
  currency: string;
  backTo: string;
}

export interface StripeStandIn {
  /** Where its API answers, and where its pages are. */
  url: string;
  /** What the shop answered to each message, in turn. */
  answers: number[];
  stop: () => Promise<void>;
}

/**
 * Stripe's API as far as a checkout asks it, with a page on which somebody pays. That he did is told to the shop three
 * times: by a stranger, as Stripe, and as Stripe once more, before he is sent back.
 * @param shopUrl where the shop is, or will be when somebody pays
 */
export async function startStripe(webhookSecret: string, shopUrl: string): Promise<StripeStandIn> {
  const sessions = new Map<string, Session>();
  const answers: number[] = [];
  const server = createServer((request, response) => {
    const { method, url: path = '' } = request;
    const opened = sessions.get(path.replace('/c/', ''));
    void (async () => {
      if (method === 'POST' && path === '/v1/checkout/sessions') {
        const session = sessionOf(await formOf(request), `cs_test_${sessions.size + 1}`);
        sessions.set(session.id, session);
        response.writeHead(200, { 'content-type': 'application/json' });
        const answer = { id: session.id, object: 'checkout.session', url: `${addressOf()}/c/${session.id}` };
        response.end(JSON.stringify(answer));
      } else if (method === 'GET' && opened) {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        response.end(pageOf(opened));
      } else if (method === 'POST' && opened) {
        for (const secret of ['whsec_of_a_stranger', webhookSecret, webhookSecret])
          answers.push(await tell(`${shopUrl}/payments/payment-callback`, opened, secret));
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
});

const pageOf = ({
  id,
  amount,
  currency,
}: Session): string => `<!doctype html><html lang="en"><title>Checkout</title>
  <link rel="icon" href="data:,"><h1>${amount} ${currency}</h1><form method="post" action="/c/${id}"><button>Pay now</button></form></html>`;

async function tell(callback: string, session: Session, secret: string): Promise<number> {
  const { id, reference, amount, currency } = session;
  const body = JSON.stringify({
    ...{ id: `evt_${id}`, object: 'event', type: 'checkout.session.completed' },
    data: {
      object: {
        ...{ id, object: 'checkout.session', client_reference_id: reference, payment_status: 'paid' },
        ...{ amount_total: amount, currency, payment_intent: `pi_${id}` },
      },
    },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return (await fetch(callback, { method: 'POST', headers, body })).status;
}
