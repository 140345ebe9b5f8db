import { once } from 'node:events';
import net from 'node:net';
import { myProfile } from '@fovea/shared-types/member/member.calls';
import { startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { aMember } from '../../support/people.js';

let api: TestApi;
const get = (url: string) => api.app.inject({ method: 'GET', url });
afterEach(() => api?.stop());

describe('a page', () => {
  it('may talk to its own address alone, and use no device but the camera, in its own pages', async () => {
    api = await startApi({ PUBLIC_URL: 'https://shop.example/' });
    const { headers } = await get('/api/docs');
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toContain("connect-src 'self' wss://shop.example");
    expect(headers['permissions-policy']).toContain('camera=(self)');
    for (const feature of ['microphone', 'geolocation', 'payment'])
      expect(headers['permissions-policy']).toContain(`${feature}=()`);
  });

  it('that describes the API is there only where it is wanted', async () => {
    api = await startApi({ API_DOCS: 'off' });
    for (const url of ['/api/openapi.json', '/api/docs', '/api/docs/start.js'])
      expect((await get(url)).statusCode).toBe(404);
  });
});

describe('a request that does not come', () => {
  it.each([
    ['its headers', 'POST /index/index HTTP/1.1\r\nHost: x\r\n'],
    [
      'its body',
      'POST /index/index HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    ],
  ])('to the end of %s is given up', async (_what, begun) => {
    api = await startApi({ REQUEST_TIMEOUT_S: '1' });
    const { hostname, port } = new URL(api.url);
    const socket = net.connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (part) => (answer += part.toString()));
    socket.write(begun);
    await once(socket, 'close');
    expect(answer).toMatch(
      /^HTTP\/1\.1 408 .*\r\nX-Trace-Id: ([0-9a-f]+-\w+)\r\n\r\n\{"code":408,.*"trace_id":"\1"\}$/s,
    );
  });
});

describe('a call', () => {
  it('leaves one line in the log, with what its answer calls it', async () => {
    const lines: string[] = [];
    const stdout = jest
      .spyOn(process.stdout, 'write')
      .mockImplementation((line) => lines.push(String(line)) > 0);
    try {
      api = await startApi({ NODE_ENV: 'development', LOG_LEVEL: 'info', DEV_INBOX: 'off' });
      const member = await aMember(api);
      const profile = await api.raw(myProfile.path, '{}', { as: member });
      const refused = await api.raw(myProfile.path, '{}');
      await get('/health/live');
      // The first of a process may be reported as a slow one.
      await eventually(
        'both are notified',
        () => lines.filter((line) => / call | slow /.test(line)).length === 2,
      );
      const shownOf = (answer: typeof profile) =>
        lines.filter((line) => line.includes(String(answer.headers['x-trace-id'])));
      expect(shownOf(profile)).toEqual([
        expect.stringMatching(
          new RegExp(`path=${myProfile.path} account_id=${member.accountId} result=200 status=200 ms=\\d+`),
        ),
      ]);
      expect(shownOf(refused)).toEqual([expect.stringContaining('account_id=null result=-102')]);
      expect(lines.join('')).not.toContain('/health/live');
    } finally {
      stdout.mockRestore();
    }
  });
});
