import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { paymentDetail } from '@fovea/shared-types/finance/payment.calls';
import { createRecharge } from '@fovea/shared-types/finance/recharge.calls';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { PAYMENT_STATUS } from '@fovea/shared-types/states';
import { aReceivedOrder } from '../../fixtures/rows.js';
import { startApi, type Person, type TestApi } from '../../support/api.js';
import { aMember } from '../../support/people.js';

jest.setTimeout(300_000);

/** The Accept header of a browser's navigation. */
const NAVIGATION = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';
/** What somebody in a browser waits at most. */
const PAYER_WAITS_MS = 10_000;

type Misbehaviour = (response: ServerResponse) => void;
let misbehave: Misbehaviour = (response) => response.writeHead(500).end();
let provider: Server;
let api: TestApi;

const answering: Misbehaviour = (response) =>
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ id: 'cs_1', object: 'checkout.session', url: 'https://checkout.example/cs_1' }));

const WAYS: readonly [string, Misbehaviour][] = [
  [
    'answers 500',
    (response) =>
      response
        .writeHead(500, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: { type: 'api_error', message: 'down' } })),
  ],
  ['cuts the connection', (response) => response.destroy()],
  [
    'sends no JSON',
    (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>'),
  ],
  ['hangs', () => undefined],
  [
    'sends its answer a byte at a time',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 200);
      response.on('close', () => clearInterval(drip));
    },
  ],
];

const stripeAt = (url: string): Record<string, string> => ({
  ...{ PAYMENT_PROVIDER: 'stripe', STRIPE_API_URL: url },
  ...{ STRIPE_SECRET_KEY: 'sk_test_of_the_specs', STRIPE_WEBHOOK_SECRET: 'whsec_of_the_specs' },
});

const listenOn = (port: number): Promise<void> =>
  new Promise((listening) => provider.listen(port, '127.0.0.1', listening));

beforeAll(async () => {
  provider = createServer((_request, response) => misbehave(response));
  await listenOn(0);
  api = await startApi(stripeAt(`http://127.0.0.1:${(provider.address() as AddressInfo).port}`));
});
afterAll(async () => {
  await api?.stop();
  provider.closeAllConnections();
  await new Promise((closed) => provider.close(closed));
});

interface Started {
  payUrl: string;
  paymentId: number;
  orderId: number;
  payer: Person;
}

async function aStarted(): Promise<Started> {
  const payer = await aMember(api);
  const orderId = await aReceivedOrder(api.db, {
    ...{ buyer_id: payer.accountId, status: 10, pay_deadline: new Date(Date.now() + 3_600_000) },
  });
  const { pay_url, payment_id } = await api.ok(
    payOrder,
    { id: orderId, pay_type: PAY_TYPE.online },
    { as: payer },
  );
  return { payUrl: pay_url ?? '', paymentId: payment_id ?? 0, orderId, payer };
}

async function opened(path: string, headers: Record<string, string> = {}) {
  const begun = performance.now();
  const answer = await fetch(`${api.url}${path}`, {
    redirect: 'manual',
    headers: { accept: NAVIGATION, ...headers },
  });
  return { answer, text: await answer.text(), ms: performance.now() - begun };
}

/** A page with the reason, a way to try again and a way to pay otherwise. */
async function expectPage({ payUrl, orderId, paymentId, payer }: Started): Promise<void> {
  const { answer, text, ms } = await opened(`${payUrl}?language=2`);
  expect(ms).toBeLessThan(PAYER_WAITS_MS);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('retry-after')).toBe('10');
  expect(text).toContain('<html lang="en">');
  expect(text).toContain('The payment page cannot be opened right now');
  expect(text).toContain('you have not been charged');
  expect(text).toContain('<a href="">Try again</a>');
  expect(text).toContain(
    `<a href="/#/paymentOrder?id=${orderId}&amp;subject_type=order">Pay another way</a>`,
  );
  const { status } = await api.ok(paymentDetail, { id: paymentId }, { as: payer });
  expect(status).toBe(PAYMENT_STATUS.created);
}

describe('the address of a payment', () => {
  it.each(WAYS)('answers a page in time while the provider %s', async (_way, way) => {
    misbehave = way;
    const started = await aStarted();
    await expectPage(started);
    misbehave = answering;
    const { answer } = await opened(started.payUrl);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, 'https://checkout.example/cs_1']);
  });

  it('answers a page in time while the provider refuses connections', async () => {
    const { port } = provider.address() as AddressInfo;
    const started = await aStarted();
    provider.closeAllConnections();
    await new Promise((closed) => provider.close(closed));
    try {
      await expectPage(started);
    } finally {
      await listenOn(port);
    }
  });

  it('speaks the language of the payer', async () => {
    [, misbehave] = WAYS[0] ?? ['', misbehave];
    const { payUrl } = await aStarted();
    expect((await opened(`${payUrl}?language=1`)).text).toContain('暂时无法打开支付页面');
    expect((await opened(`${payUrl}?language=3`)).text).toContain('お支払いページを開けません');
    const { text } = await opened(payUrl, { 'accept-language': 'ja,en;q=0.5' });
    expect(text).toContain('<html lang="ja">');
  });

  it('leads back to the balance from a recharge', async () => {
    [, misbehave] = WAYS[0] ?? ['', misbehave];
    const payer = await aMember(api);
    const request = { money: '2000', currency: 'JPY' as const, pay_type: PAY_TYPE.online };
    const { pay_url } = await api.ok(createRecharge, request, { as: payer });
    expect((await opened(`${pay_url}?language=2`)).text).toContain(
      '<a href="/#/balance">Back to my balance</a>',
    );
  });

  it('answers a program with the envelope', async () => {
    [, misbehave] = WAYS[0] ?? ['', misbehave];
    const { payUrl } = await aStarted();
    const answer = await fetch(`${api.url}${payUrl}`, { redirect: 'manual' });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 503, error: 'PAYMENT_UNAVAILABLE' });
  });
});

describe('an address that somebody opens in a browser', () => {
  it.each([
    ['a payment that does not exist', `/pay/${'a'.repeat(32)}`],
    ['a token that is none', '/pay/short'],
    ['a file that does not exist', `/files/u/aa/${'0'.repeat(32)}.pdf`],
    ['a document whose link is not signed', '/files/p/invoice/1/en/1.pdf'],
    ['an export whose link has expired', `/files/x/aa/${'0'.repeat(32)}.csv?until=1&sig=x`],
    ['a link whose signature is given twice', `/files/x/aa/${'0'.repeat(32)}.csv?until=1&sig=x&sig=y`],
    ['a template whose link has expired', '/files/t/goods-en.xlsx?until=1&sig=x'],
    ['a path that does not exist', '/nobody/knows'],
    ['a path that cannot be read', '/%zz'],
  ])('answers a page: %s', async (_what, path) => {
    const { answer, text } = await opened(path, { 'accept-language': 'zh-CN' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toContain('<html lang="zh-CN">');
    expect(text).toContain('页面不存在或链接已过期');
    expect(text).toContain('<a href="/">返回首页</a>');
  });

  it('answers a page for a fault of the server, and repeats nothing of the address', async () => {
    const owner = new pg.Client({ connectionString: api.databaseUrl });
    await owner.connect();
    await owner.query('ALTER TABLE payment RENAME COLUMN token TO token_away');
    const path = `/pay/${'b'.repeat(32)}?"><script>alert(1)</script>`;
    const { answer, text } = await opened(path, { 'accept-language': 'en' });
    await owner.query('ALTER TABLE payment RENAME COLUMN token_away TO token');
    await owner.end();
    expect(answer.status).toBe(500);
    expect(text).toContain('This page cannot be shown right now');
    expect(text).toContain('<a href="">Try again</a>');
    expect(text).not.toContain('<script>');
  });
});
