import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io, type Socket as Client } from 'socket.io-client';
import { eventPacket, sendFrame, textFrame } from './raw-frame.js';
import type { FoveaSocket } from './socket-types.js';

const server = createServer();
const sockets = new Server(server, { perMessageDeflate: false });
const clients: Client[] = [];

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(async () => {
  for (const client of clients) client.close();
  await sockets.close();
});

async function connected(
  transport: 'websocket' | 'polling',
): Promise<{ client: Client; socket: FoveaSocket }> {
  const { port } = server.address() as AddressInfo;
  const arrival = new Promise<FoveaSocket>((resolve) =>
    sockets.once('connection', (socket) => resolve(socket as unknown as FoveaSocket)),
  );
  const client = io(`http://127.0.0.1:${port}`, { transports: [transport], forceNew: true });
  clients.push(client);
  return { client, socket: await arrival };
}

const received = (client: Client) => new Promise((resolve) => void client.once('auction:state', resolve));

describe('a prepared frame', () => {
  it.each([10, 125, 126, 5_000, 70_000])(
    'of %i characters arrives whole, between two ordinary events',
    async (length) => {
      const { client, socket } = await connected('websocket');
      const order: string[] = [];
      client.onAny((event: string) => order.push(event));
      const payload = { text: '眼'.repeat(length) };
      const arrival = received(client);
      socket.emit('session:ended');
      const packet = eventPacket('auction:state', payload);
      expect(sendFrame(socket, packet, textFrame(packet))).toBe(true);
      socket.emit('session:ended');
      expect(await arrival).toEqual(payload);
      expect(order[0]).toBe('session:ended');
      expect(order[1]).toBe('auction:state');
    },
  );

  it('reaches a client on long polling as well', async () => {
    const { client, socket } = await connected('polling');
    const arrival = received(client);
    const packet = eventPacket('auction:state', { seq: 1 });
    while (!sendFrame(socket, packet, textFrame(packet))) await new Promise(setImmediate);
    expect(await arrival).toEqual({ seq: 1 });
  });

  it('is not queued for a client that does not read', async () => {
    const { client, socket } = await connected('websocket');
    // Nobody reads this connection any more, so that what is written piles up.
    const raw = (
      client.io.engine as unknown as { transport: { ws: { _socket: { pause(): void; destroy(): void } } } }
    ).transport.ws._socket;
    raw.pause();
    const packet = eventPacket('auction:state', { text: 'x'.repeat(60_000) });
    const frame = textFrame(packet);
    let written = 0;
    while (written < 2000 && sendFrame(socket, packet, frame)) written++;
    expect(written).toBeLessThan(2000);
    raw.destroy();
  });
});
