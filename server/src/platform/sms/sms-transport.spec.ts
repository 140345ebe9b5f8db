import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadEnv } from '../config/env.js';
import { KeptTransport } from '../outgoing/kept.transport.js';
import type { MessageTransport } from '../outgoing/message-transport.js';
import { HttpSmsTransport, signatureOf, smsTransportOf } from './http-sms.transport.js';

const SECRET = 'a secret of this spec';

interface Received {
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** A provider of a few lines, which answers as instructed and stores what it is given. */
const received: Received[] = [];
let status = 202;
let isSilent = false;
const provider = http.createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
    if (isSilent) return;
    if (status === 307) response.setHeader('location', '/elsewhere');
    response.writeHead(status).end('{"taken":true}');
  });
});
let url = '';

beforeAll(async () => {
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  // It listens on a port, so that its address is no pipe.
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/messages?account=7`;
});
beforeEach(() => {
  received.length = 0;
  status = 202;
  isSilent = false;
});
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});

const message = {
  id: 41,
  channel: 'sms',
  recipient: '+8613800000000',
  subject: '',
  text: '验证码 123456',
} as const;
const aProvider = (timeoutMs?: number) =>
  new HttpSmsTransport({ url, secret: SECRET, from: 'Fovea', ...(timeoutMs ? { timeoutMs } : {}) });

describe.each<[string, () => MessageTransport, boolean]>([
  ['kept', () => new KeptTransport(), true],
  ['by HTTP', () => aProvider(), false],
])('text messages %s', (_, create, keepsText) => {
  it('are accepted, a repeated one as well, and return whether their text must be kept', async () => {
    const transport = create();
    await transport.deliver(message);
    await transport.deliver(message);
    expect(transport.keepsText).toBe(keepsText);
    transport.close();
  });
});

describe('text messages by HTTP', () => {
  it('carry sender, number and text, signed, with one key for every try', async () => {
    await aProvider().deliver(message);
    await aProvider().deliver(message);
    const [first, again] = received;
    expect(JSON.parse(first?.body ?? '')).toEqual({
      id: 'outgoing-41',
      from: 'Fovea',
      to: '+8613800000000',
      text: '验证码 123456',
    });
    const { 'x-timestamp': timestamp, 'x-signature': signature } = first?.headers ?? {};
    expect(signature).toBe(signatureOf(SECRET, String(timestamp), first?.body ?? ''));
    expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(60);
    expect([first?.headers['idempotency-key'], again?.headers['idempotency-key']]).toEqual([
      'outgoing-41',
      'outgoing-41',
    ]);
  });

  it.each([400, 401, 429, 500, 503])('are not sent when the provider answers %d', async (answer) => {
    status = answer;
    await expect(aProvider().deliver(message)).rejects.toThrow(`answered ${answer}`);
  });

  it('are sent to no other address', async () => {
    status = 307;
    await expect(aProvider().deliver(message)).rejects.toThrow();
    expect(received).toHaveLength(1);
  });

  it('do not wait for a provider that is silent, and need none', async () => {
    isSilent = true;
    await expect(aProvider(50).deliver(message)).rejects.toThrow(/time/i);
    const nowhere = new HttpSmsTransport({ url: 'http://127.0.0.1:1/', secret: SECRET, from: 'Fovea' });
    await expect(nowhere.deliver(message)).rejects.toThrow();
  });
});

describe('the settings choose', () => {
  const least = { DATABASE_URL: 'postgres://localhost/fovea', JWT_SECRET: 'x'.repeat(32) };

  it('a provider when there is one, and the inbox when there is none', () => {
    expect(smsTransportOf(loadEnv(least))).toBeInstanceOf(KeptTransport);
    const env = loadEnv({ ...least, SMS_URL: url, SMS_SECRET: SECRET });
    expect(smsTransportOf(env)).toBeInstanceOf(HttpSmsTransport);
  });

  it('and no provider without the secret that signs', () => {
    expect(() => loadEnv({ ...least, SMS_URL: url })).toThrow('SMS_SECRET must be present with SMS_URL');
    expect(() => loadEnv({ ...least, SMS_URL: url, SMS_SECRET: 'short' })).toThrow('SMS_SECRET must be');
  });
});
