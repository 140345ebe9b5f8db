import { randomUUID } from 'node:crypto';
import type { AuctionDetail } from '@fovea/shared-types/auction/auction.dto';
import type { PlaceBidResponse } from '@fovea/shared-types/auction/bid.dto';
import { logout } from '@fovea/shared-types/rbac/rbac.calls';
import { io } from 'socket.io-client';
import { startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { aBid } from '../../support/lots.js';
import { aLot, aMember } from '../../support/people.js';
import { type Client, openSocket, emitForAnswer } from '../../support/wire.js';

let api: TestApi;
const opened: Client[] = [];
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  for (const socket of opened) socket.disconnect();
  await api?.stop();
});

const open = async (token: string | null = null): Promise<Client> => {
  const socket = await openSocket(api.url, token);
  opened.push(socket);
  return socket;
};
const closed = (socket: Client): Promise<unknown> =>
  eventually('the socket is closed', () => !socket.connected);

describe('the handshake', () => {
  it('lets a visitor watch, not bid', async () => {
    const lot = await aLot(api);
    const socket = await open();
    expect(await emitForAnswer<AuctionDetail>(socket, 'auction:join', { id: lot.id })).toMatchObject({
      kind: 'ok',
      data: { id: lot.id, my_max_amount: null, bidder_no: null },
    });
    expect(await emitForAnswer(socket, 'auction:bid', aBid(lot, 5_000))).toEqual({
      kind: 'refused',
      error: 'SESSION_INVALID',
    });
    expect(socket.connected).toBe(true);
  });

  it('lets a member bid', async () => {
    const lot = await aLot(api);
    const socket = await open((await aMember(api)).token);
    expect(await emitForAnswer<PlaceBidResponse>(socket, 'auction:bid', aBid(lot, 5_000))).toMatchObject({
      kind: 'ok',
      data: { seq: 1, current_price: '1000', is_leading: true },
    });
  });

  it('refuses a token that is dead, false, or of somebody disabled', async () => {
    const [left, disabled] = [await aMember(api), await aMember(api)];
    await api.ok(logout, {}, { as: left });
    await api.db.query('UPDATE account SET status = 0 WHERE id = $1', [disabled.accountId]);
    for (const token of [left.token, disabled.token, 'not a token', `${left.token}x`]) {
      await expect(open(token)).rejects.toThrow('SESSION_INVALID');
    }
  });

  it('refuses the eleventh socket of an account, and takes another once one is gone', async () => {
    const { token } = await aMember(api);
    const sockets = await Promise.all(Array.from({ length: 10 }, () => open(token)));
    await expect(open(token)).rejects.toThrow('RATE_LIMITED');
    sockets[0]?.disconnect();
    await eventually('there is room again', async () => {
      const socket = await open(token).catch(() => null);
      return socket !== null;
    });
    await open((await aMember(api)).token);
  });

  it('cannot be raced past the ten sockets of an account', async () => {
    const { token } = await aMember(api);
    const tries = await Promise.allSettled(Array.from({ length: 30 }, () => open(token)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  it('is not open to pages of other sites', async () => {
    const answer = await fetch(`${api.url}/socket.io/?EIO=4&transport=polling`, {
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a session that ends', () => {
  it('closes its sockets after telling them, and leaves those of other sessions', async () => {
    const member = await aMember(api);
    const other = await api.signIn(member.accountId);
    const [socket, kept] = [await open(member.token), await open(other.token)];
    const ended = new Promise<void>((resolve) => socket.once('session:ended', () => resolve()));
    await api.ok(logout, {}, { as: member });
    await ended;
    await closed(socket);
    expect(kept.connected).toBe(true);
  });

  it('cannot bid through a socket that is still open', async () => {
    const [lot, member] = [await aLot(api), await aMember(api)];
    const socket = await open(member.token);
    const [, outcome] = await Promise.all([
      api.ok(logout, {}, { as: member }),
      closed(socket).then(() => emitForAnswer(socket, 'auction:bid', aBid(lot, 5_000))),
    ]);
    expect(outcome.kind).toBe('unknown');
  });
});

describe('messages', () => {
  it('of more than 16 KB end the connection', async () => {
    const socket = await open((await aMember(api)).token);
    void emitForAnswer(socket, 'auction:join', { id: 1, more: 'x'.repeat(20_000) });
    await closed(socket);
  });

  it('of more than twenty in a second end the connection', async () => {
    const lot = await aLot(api);
    const socket = await open();
    for (let i = 0; i < 60; i++) void emitForAnswer(socket, 'auction:join', { id: lot.id });
    await closed(socket);
    // The node stays well.
    expect((await emitForAnswer(await open(), 'auction:join', { id: lot.id })).kind).toBe('ok');
  });

  it.each([
    ['nothing', null],
    ['a text', 'x'],
    ['a list', [1]],
    ['no id', {}],
    ['a fraction', { id: 1.5 }],
    ['a text for an id', { id: '1' }],
    ['an id beyond all', { id: 1e300 }],
    ['a list for an id', { id: Array.from({ length: 3_000 }, () => 'x') }],
    ['a prototype', { __proto__: { id: 1 } }],
  ])('that carry %s are refused by their field and harm nobody', async (_what, payload) => {
    const socket = await open((await aMember(api)).token);
    for (const event of ['auction:join', 'auction:leave', 'auction:bid'] as const) {
      const outcome = await emitForAnswer(socket, event, payload as object); // what no client of ours sends
      expect(outcome).toEqual({ kind: 'refused', error: 'VALIDATION' });
    }
    expect(socket.connected).toBe(true);
  });

  it('without an acknowledgement, or of an unknown event, are harmless', async () => {
    const lot = await aLot(api);
    const socket = io(api.url, { transports: ['websocket'], forceNew: true, reconnection: false });
    await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
    socket.emit('auction:join', { id: lot.id });
    socket.emit('nobody:knows', { id: lot.id }, 1, 2, 3);
    socket.emit('auction:join');
    socket.emit('auction:bid', () => undefined);
    const answer: unknown = await socket.timeout(5_000).emitWithAck('auction:join', { id: lot.id });
    expect(answer).toMatchObject({ code: 200 });
    socket.disconnect();
  });

  it('answer refusals in the language of the handshake', async () => {
    const texts = await Promise.all(
      ['1', '2', '3'].map(async (language) => {
        const socket = io(api.url, {
          transports: ['websocket'],
          forceNew: true,
          reconnection: false,
          auth: { language },
        });
        await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
        const answer = (await socket.timeout(5_000).emitWithAck('auction:join', { id: 999_999 })) as {
          code: number;
          msg: string;
          error: string;
        }; // the envelope of a refusal
        socket.disconnect();
        expect(answer).toMatchObject({ code: -101, error: 'NOT_FOUND' });
        return answer.msg;
      }),
    );
    expect(new Set(texts).size).toBe(3);
  });

  it('under one key are one bid, by socket and by HTTP alike', async () => {
    const [lot, member] = [await aLot(api), await aMember(api)];
    const socket = await open(member.token);
    const request = aBid(lot, 5_000, { request_id: randomUUID() });
    const first = await emitForAnswer<PlaceBidResponse>(socket, 'auction:bid', request);
    const again = await api.envelope('/auctions/add-bid', request, { as: member });
    expect(first).toEqual({ kind: 'ok', data: again.data });
  });
});
