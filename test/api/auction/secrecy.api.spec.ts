import { io, type Socket } from 'socket.io-client';
import { CODE_OK, CODE_SESSION } from '@fovea/shared-types/envelope';
import { WILDCARD } from '@fovea/shared-types/permissions';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { bid } from '../../support/lots.js';
import { aLot, aMember, aSeller, aStaff, type Seller, type TestLot } from '../../support/people.js';
import { type ApiDocument, type Operation, readApiDocument, sampleOf } from '../openapi.js';

/** A maximum that occurs nowhere else, in minor units; and the reserve nobody may learn either. */
const MAXIMUM = 73_914_826;
const RESERVE = 91_735_462;

/** Calls that end the scene: the session, or the lot. */
const ENDING = new Set([
  '/auth/logout',
  '/auctions/cancel-auction',
  '/member/end-session',
  '/member/end-other-sessions',
]);

let api: TestApi;
let document: ApiDocument;
let lot: TestLot;
let seller: Seller;
let leader: Person;
let listeners: Socket[];
const messages: string[] = [];

beforeAll(async () => {
  api = await startApi();
  document = await readApiDocument(api);
  seller = await aSeller(api);
  lot = await aLot(api, {
    seller_id: seller.accountId,
    company_id: seller.companyId,
    reserve_price: null,
    bid_chances: null,
  });
  leader = await aMember(api);
  const people = [null, seller, await aMember(api), await aStaff(api, [WILDCARD])];
  listeners = await Promise.all(
    people.map(async (person) => {
      const socket = io(api.url, {
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
        auth: person ? { token: person.token } : {},
      });
      await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
      socket.onAny((...message: unknown[]) => messages.push(JSON.stringify(message)));
      messages.push(JSON.stringify(await socket.emitWithAck('auction:join', { id: lot.id })));
      return socket;
    }),
  );
  await bid(api, leader, lot, MAXIMUM - 1_000_000);
  await bid(api, await aMember(api), lot, 5_000_000);
  await bid(api, leader, lot, MAXIMUM);
  await bid(api, await aMember(api), lot, 6_000_000);
});
afterAll(async () => {
  for (const socket of listeners ?? []) socket.disconnect();
  await api?.stop();
});

/** The number however it is written: with separators, as a decimal of whole units, or one off. */
const reveals = (text: string, secret: number): boolean => {
  const digits = text.replace(/(?<=\d)[,_ ’'](?=\d)/g, '');
  return digits.includes(String(secret)) || digits.includes((secret / 100).toFixed(2));
};

/** Calls whose answer to this person contains the secret: with an empty request, and with these. */
async function callsThatReveal(
  secret: number,
  as: Person | undefined,
  bodiesOf: (request: Operation['request']) => unknown[],
): Promise<string[]> {
  const revealing: string[] = [];
  const ask = (path: string, body: unknown) => api.raw(path, JSON.stringify(body), { as });
  for (const { path, request } of document.operations) {
    if (ENDING.has(path)) continue;
    const first = await ask(path, {});
    // A caller without the permission is refused before the request is read.
    const others = isShut(first.text)
      ? []
      : await Promise.all(bodiesOf(request).map((body) => ask(path, body)));
    if ([first, ...others].some(({ text }) => reveals(text, secret))) revealing.push(path);
  }
  return revealing;
}

const isShut = (answer: string): boolean => {
  const { code, error } = JSON.parse(answer) as { code: number; error?: string };
  return code === CODE_SESSION || error === 'FORBIDDEN';
};

describe('a secret maximum', () => {
  it('is shown to its own bidder, so that this search can find it', async () => {
    const answer = await api.raw('/auctions/auction-detail', JSON.stringify({ id: lot.id }), { as: leader });
    expect(reveals(answer.text, MAXIMUM)).toBe(true);
  });

  it.each<[string, () => Promise<Person | undefined>]>([
    ['a visitor', () => Promise.resolve(undefined)],
    ['another member', () => aMember(api)],
    ['the seller', () => Promise.resolve(seller)],
    ['staff of the seller', () => aStaff(api, [WILDCARD], seller.companyId)],
    ['staff of the platform', () => aStaff(api, [WILDCARD])],
  ])('is in no answer of any call to %s while the lot runs', async (_who, person) => {
    const as = await person();
    const revealing = await callsThatReveal(MAXIMUM, as, (request) => {
      const sample = request ? sampleOf(document, request) : {};
      const ofLot = { id: lot.id, auction_id: lot.id, ids: [lot.id] };
      return [sample, { ...(typeof sample === 'object' ? sample : {}), ...ofLot }, { id: lot.id }];
    });
    expect(revealing).toEqual([]);
    // A person whose session ended on the way would have been notified of nothing for that reason alone.
    if (as) expect((await api.envelope('/member/my-profile', {}, { as })).code).toBe(CODE_OK);
  });

  it('is in no push to anybody else', async () => {
    await eventually(
      'all have received the last bid',
      () => messages.filter((message) => /"seq":5\b/.test(message)).length >= 4,
    );
    expect(messages.filter((message) => reveals(message, MAXIMUM))).toEqual([]);
    expect(messages.join()).not.toMatch(/leader_max|own_max|runner_up|my_max_amount":\d/);
  });

  it('is in no event, message, mail, stored answer or audit line', async () => {
    await eventually('no event waits', async () => {
      const { rows } = await api.db.query<{ n: number }>('SELECT count(*) AS n FROM outbox');
      return rows[0]?.n === 0;
    });
    for (const table of [
      'message',
      'outgoing_message',
      'audit_log',
      'idempotency',
      'event_inbox',
      'outbox',
      'goods',
    ]) {
      const { rows } = await api.db.query<{ text: string }>(
        `SELECT coalesce(string_agg(t::text, ' '), '') AS text FROM ${table} t`,
      );
      expect([table, reveals(rows[0]?.text ?? '', MAXIMUM)]).toEqual([table, false]);
    }
  });
});

describe('a secret reserve', () => {
  it('is in no answer to anybody but the seller’s staff and the platform', async () => {
    const secret = await aLot(api, {
      seller_id: seller.accountId,
      company_id: seller.companyId,
      reserve_price: RESERVE,
    });
    const bidder = await aMember(api);
    await bid(api, bidder, secret, 5_000);
    const others: [string, Person | undefined][] = [
      ['a visitor', undefined],
      ['a bidder', bidder],
      ['staff of another company', await aStaff(api, [WILDCARD], (await aSeller(api)).companyId)],
    ];
    for (const [who, as] of others)
      expect([
        who,
        await callsThatReveal(RESERVE, as, () => [{ id: secret.id }, { ids: [secret.id] }]),
      ]).toEqual([who, []]);
  });
});
