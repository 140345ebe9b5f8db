import { WebSocket } from 'ws';
import { auctionDetail } from '@fovea/shared-types/auction/auction.calls';
import { startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { aLot, aMember } from '../../support/people.js';

const OF_ONE_NETWORK = 6;
let api: TestApi;
const opened: WebSocket[] = [];
beforeAll(async () => {
  api = await startApi({
    SOCKETS_PER_NETWORK: String(OF_ONE_NETWORK),
    PUBLIC_URL: 'https://shop.example',
    TRUST_PROXY: '1',
  });
});
afterEach(async () => {
  for (const socket of opened) socket.terminate();
  await eventually('all are gone', () => opened.every(({ readyState }) => readyState === WebSocket.CLOSED));
  opened.splice(0);
});
afterAll(() => api?.stop());

/** A raw connection of engine.io, before its first message. */
async function connect(headers: Record<string, string> = {}): Promise<WebSocket> {
  const socket = new WebSocket(`${api.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
    headers: { 'x-forwarded-for': '192.0.2.1', ...headers },
  });
  opened.push(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('message', () => resolve());
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('closed')));
  });
  return socket;
}
const isClosed = (socket: WebSocket): boolean => socket.readyState === WebSocket.CLOSED;

describe('a socket', () => {
  it('is opened by pages of ours and by programs, by no other page', async () => {
    await connect({ origin: 'https://shop.example' });
    await connect();
    await expect(connect({ origin: 'https://elsewhere.example' })).rejects.toThrow('400');
    await expect(connect({ origin: 'null' })).rejects.toThrow('400');
    const polling = await fetch(`${api.url}/socket.io/?EIO=4&transport=polling`, {
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(polling.status).toBe(403);
  });

  it('counts for its network until it is gone, for every account', async () => {
    const sockets = await Promise.all(Array.from({ length: OF_ONE_NETWORK }, () => connect()));
    await expect(connect()).rejects.toThrow('400');
    await connect({ 'x-forwarded-for': '192.0.2.2' });
    sockets[0]?.terminate();
    await eventually('there is room again', () =>
      connect().then(
        () => true,
        () => false,
      ),
    );
  });

  it('counts for the /64 network that a customer of IPv6 gets', async () => {
    const from = (host: number) => connect({ 'x-forwarded-for': `2001:db8:1:2::${host}` });
    for (let host = 1; host <= OF_ONE_NETWORK; host++) await from(host);
    await expect(from(99)).rejects.toThrow('400');
  });

  it('cannot be raced past what its network may have', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 30 }, () => connect()));
    await eventually('those too many are gone', () => opened.filter((one) => !isClosed(one)).length <= 6);
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
  });

  it.each([
    ['messages', '42["nobody:knows",{}]'],
    ['joining again and again', '40{"token":"none"}'],
    ['joining what is not there', '40/nowhere,'],
    ['answers to nothing', '430[]'],
    ['heartbeats', '3'],
  ])('ends after too many %s', async (_what, packet) => {
    const lot = await aLot(api);
    const socket = await connect();
    for (let sent = 0; sent < 200; sent++) socket.send(packet);
    await eventually('it is cut off', () => isClosed(socket));
    // The node stays well.
    await api.ok(auctionDetail, { id: lot.id }, { as: await aMember(api) });
  });
});
