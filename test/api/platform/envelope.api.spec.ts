import { auctionDetail, placeBid } from '@fovea/shared-types/auction/auction.calls';
import { addressList } from '@fovea/shared-types/member/address.calls';
import { areaCodes, myProfile, register, updateProfile } from '@fovea/shared-types/member/member.calls';
import { ERROR_IDS } from '@fovea/shared-types/error-ids';
import { LANGUAGES } from '@fovea/shared-types/language';
import { onServer } from '../../../scripts/lib/test-postgres.mjs';
import { errorText } from '../../../server/src/i18n/texts.js';
import { startApi, type TestApi } from '../../support/api.js';
import { aBid } from '../../support/lots.js';
import { aLot, aMember } from '../../support/people.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

describe('an answer', () => {
  it('that succeeds is code, empty msg and data, with HTTP 200', async () => {
    const answer = await api.raw('/index/index', '{}');
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toEqual({ code: 200, msg: '', data: { unread: 0, cart_cnt: 0 } });
    expect(answer.headers['content-type']).toContain('application/json');
  });

  it('that refuses is HTTP 200 with code -101, identifier, text and trace id', async () => {
    const answer = await api.raw(auctionDetail.path, '{"id": 999999}');
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toEqual({
      code: -101,
      msg: errorText('en', 'NOT_FOUND', {}),
      data: null,
      error: 'NOT_FOUND',
      trace_id: expect.stringMatching(/^[0-9a-f]{12}-[0-9a-z]+$/),
    });
  });

  it('to what fails in the server is 500 with a trace id, and nothing of what failed', async () => {
    const as = await aMember(api);
    const rename = (from: string, to: string) =>
      onServer(api.databaseUrl, `ALTER TABLE ${from} RENAME TO ${to}`);
    await rename('address', 'address_away');
    const answer = await api.raw(addressList.path, '{}', { as });
    await rename('address_away', 'address');
    expect(JSON.parse(answer.text)).toEqual({
      code: 500,
      msg: errorText('en', 'INTERNAL', {}),
      data: null,
      error: 'INTERNAL',
      trace_id: expect.any(String),
    });
    expect(await api.ok(addressList, {}, { as })).toEqual([]);
  });

  it('without a session is code -102', async () => {
    expect(await api.envelope(myProfile.path, {})).toMatchObject({ code: -102, error: 'SESSION_INVALID' });
  });

  it.each([
    ['zh', '1'],
    ['en', '2'],
    ['ja', '3'],
    ['en', '4'],
    ['en', 'de-DE'],
  ] as const)('speaks %s for the language header %s', async (language, header) => {
    const answer = await api.envelope(auctionDetail.path, { id: 999_999 }, { headers: { language: header } });
    expect(answer.msg).toBe(errorText(language, 'NOT_FOUND', {}));
  });

  it('speaks the language of the browser in data and refusals alike where no header names one', async () => {
    const browsers = { headers: { 'accept-language': 'ja-JP,ja;q=0.9,en;q=0.8' } };
    const refusal = await api.envelope(auctionDetail.path, { id: 999_999 }, browsers);
    expect(refusal.msg).toBe(errorText('ja', 'NOT_FOUND', {}));
    const codes = await api.ok(areaCodes, {}, browsers);
    expect(codes).toEqual(await api.ok(areaCodes, {}, { language: 'ja' }));
    expect(codes).not.toEqual(await api.ok(areaCodes, {}, { language: 'en' }));
  });

  it('reports of an empty field that it is empty, whatever its form', async () => {
    const empty = { email: '', area_code: '', phone: '', code: '', country: '' };
    const answer = await api.envelope(register.path, empty, { language: 'zh' });
    expect(answer.fields).toMatchObject(
      Object.fromEntries(Object.keys(empty).map((name) => [name, '不能为空'])),
    );
  });

  it('names what is wrong with each field, in the language of the reader', async () => {
    const answer = await api.envelope(auctionDetail.path, {}, { language: 'ja' });
    expect(answer.fields?.id).toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u);
  });
});

describe('faults of HTTP itself', () => {
  it.each([
    ['a body that is no JSON', 'POST', '/index/index', '{', 400, 'MALFORMED_JSON'],
    ['a body that is a list', 'POST', auctionDetail.path, '[]', 400, 'MALFORMED_JSON'],
    ['a body that is a text', 'POST', auctionDetail.path, '"id"', 400, 'MALFORMED_JSON'],
    ['a path that does not exist', 'POST', '/nobody/knows', '{}', 404, 'PATH_UNKNOWN'],
    ['a body beyond a megabyte', 'POST', '/index/index', `"${'x'.repeat(1_100_000)}"`, 413, 'TOO_LARGE'],
  ] as const)(
    '%s is reported by its status and in an envelope',
    async (_what, method, url, payload, status, error) => {
      const answer = await api.app.inject({
        method,
        url,
        payload,
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ code: status, error, data: null });
    },
  );

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'id=1'],
    ['plain text', 'text/plain', '{"id": 1}'],
    ['something unknown', 'application/x-nobody', '{"id": 1}'],
  ])('a body that is %s reaches no call', async (_what, type, body) => {
    for (const path of [auctionDetail.path, '/index/index']) {
      const answer = await api.raw(path, body, { headers: { 'content-type': type } });
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.text)).toMatchObject({ code: 400, error: 'MALFORMED_JSON' });
    }
  });

  it('an address that cannot be read is one that does not exist', async () => {
    const answer = await api.app.inject({ method: 'POST', url: '/auctions/%zz', headers: { language: '3' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      code: 404,
      msg: errorText('ja', 'PATH_UNKNOWN', {}),
      error: 'PATH_UNKNOWN',
      trace_id: answer.headers['x-trace-id'],
    });
  });

  it('a call by GET is no call', async () => {
    const answer = await api.app.inject({ method: 'GET', url: auctionDetail.path });
    expect(answer.statusCode).not.toBe(200);
  });
});

describe('the trace id', () => {
  it.each([
    ['a call that succeeds', 'POST', '/index/index', '{}', 200],
    ['a page', 'GET', '/api/docs', undefined, 200],
    ['a figure of operators', 'GET', '/health/live', undefined, 200],
    ['a file that is not there', 'GET', '/files/u/none', undefined, 404],
  ] as const)('is sent in a header of %s', async (_what, method, url, payload, status) => {
    const answer = await api.app.inject({
      method,
      url,
      headers: { 'content-type': 'application/json' },
      ...(payload === undefined ? {} : { payload }),
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['x-trace-id']).toMatch(/^[0-9a-f]{12}-[0-9a-z]+$/);
  });

  it.each([
    ['a refusal', auctionDetail.path, '{"id": 999999}'],
    ['a fault of HTTP', '/index/index', '{'],
    ['an unknown path', '/nobody/knows', '{}'],
  ])('is that of %s', async (_what, path, body) => {
    const answer = await api.raw(path, body);
    expect(answer.headers['x-trace-id']).toBe((JSON.parse(answer.text) as { trace_id: string }).trace_id);
  });
});

describe('a request', () => {
  it('may carry its token as a bearer', async () => {
    const member = await aMember(api);
    const answer = await api.envelope(
      myProfile.path,
      {},
      {
        headers: { authorization: `Bearer ${member.token}` },
      },
    );
    expect(answer.data).toMatchObject({ id: member.accountId });
  });

  it('may carry its key in a header', async () => {
    const [lot, member] = [await aLot(api), await aMember(api)];
    const call = (id: number) =>
      api.envelope(
        '/auctions/add-bidder',
        { id, checked: true },
        {
          as: member,
          headers: { 'idempotency-key': 'a-key' },
        },
      );
    expect((await call(lot.id)).code).toBe(200);
    expect((await call(lot.id)).code).toBe(200);
    expect((await call((await aLot(api)).id)).error).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it.each(['', 'with a space', '密钥', 'k'.repeat(256)])(
    'with the key %j, which cannot be kept, is refused before anything happens',
    async (key) => {
      const member = await aMember(api);
      const headers = { 'idempotency-key': Buffer.from(key).toString('latin1') };
      const answer = await api.envelope(updateProfile.path, { username: 'Once' }, { as: member, headers });
      expect(answer).toMatchObject({
        error: 'VALIDATION',
        fields: { 'Idempotency-Key': expect.any(String) },
      });
    },
  );

  it.each([
    ['a character that nothing can keep', { id: 1, terms: { note: 'a\u0000b' } }, 'terms.note'],
    ['half a character', { id: 1, names: ['x', '\ud800'] }, 'names.1'],
  ])('with %s names the place', async (_what, body, place) => {
    const answer = await api.envelope(auctionDetail.path, body);
    expect(answer).toMatchObject({ error: 'VALIDATION' });
    expect(Object.keys(answer.fields ?? {})).toEqual([place]);
  });

  it('cannot write what its call does not name', async () => {
    const member = await aMember(api);
    await api.envelope(
      updateProfile.path,
      { username: 'New Name', is_add_good: 1, company_id: 1, email: 'x@test.example', status: 0, id: 1 },
      { as: member },
    );
    const profile = await api.ok(myProfile, {}, { as: member });
    expect(profile).toMatchObject({
      id: member.accountId,
      username: 'New Name',
      is_add_good: 0,
      company_name: null,
    });
    expect(profile.email).not.toBe('x@test.example');
  });

  it('is answered to a bid with headers that browsers need and nothing of the server', async () => {
    const [lot, member] = [await aLot(api), await aMember(api)];
    const answer = await api.raw(placeBid.path, JSON.stringify(aBid(lot, 5_000)), { as: member });
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(answer.headers.server).toBeUndefined();
  });
});

describe('texts of refusals', () => {
  it('return how long to wait, where that is known', () => {
    const waits = [45, 121, 40_000].map((retry_after_s) =>
      LANGUAGES.map((language) => errorText(language, 'RATE_LIMITED', { retry_after_s })),
    );
    expect(waits).toEqual([
      [
        '操作过于频繁，请在45秒钟后再试。',
        'Too many attempts. Please try again in 45 seconds.',
        '操作が多すぎます。45 秒後にもう一度お試しください。',
      ],
      [
        '操作过于频繁，请在3分钟后再试。',
        'Too many attempts. Please try again in 3 minutes.',
        '操作が多すぎます。3 分後にもう一度お試しください。',
      ],
      [
        '操作过于频繁，请在12小时后再试。',
        'Too many attempts. Please try again in 12 hours.',
        '操作が多すぎます。12 時間後にもう一度お試しください。',
      ],
    ]);
  });

  it.each(LANGUAGES)('exist in %s for every identifier, and are not the identifier', (language) => {
    for (const id of ERROR_IDS) {
      const text = errorText(language, id, {
        minimum: '100',
        currency: 'JPY',
        retry_after_s: 5,
      });
      expect(text.length).toBeGreaterThan(3);
      expect(text).not.toContain(id);
      expect(text).not.toMatch(/\{\{|\}\}|undefined/);
    }
  });
});
