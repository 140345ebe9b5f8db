import { startApi, type TestApi } from '../../support/api.js';
import { aMember } from '../../support/people.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ RATE_HTTP_PER_ADDRESS: '40', RATE_HTTP_PER_ACCOUNT: '15', TRUST_PROXY: '1' });
});
afterAll(() => api?.stop());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const codes = async (count: number, call: () => Promise<{ code: number }>): Promise<number[]> =>
  (await Promise.all(Array.from({ length: count }, call))).map(({ code }) => code);

describe('too many calls', () => {
  it('from one address are answered by 429 with a retry time, and others are served', async () => {
    const seen = await codes(50, () => api.envelope('/index/index', {}, from('10.1.1.1')));
    expect(seen.filter((code) => code === 200)).toHaveLength(40);
    const answer = await api.raw('/index/index', '{}', from('10.1.1.1'));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(answer.text)).toMatchObject({
      code: 429,
      error: 'RATE_LIMITED',
      data: { retry_after_s: expect.any(Number) },
    });
    expect((await api.envelope('/index/index', {}, from('10.1.1.2'))).code).toBe(200);
  });

  it('of one account are refused from any address', async () => {
    const member = await aMember(api);
    let host = 0;
    const seen = await codes(20, () =>
      api.envelope('/member/my-profile', {}, { as: member, ...from(`10.2.0.${++host}`) }),
    );
    expect(seen.filter((code) => code === 200)).toHaveLength(15);
  });

  it('from one network of IPv6 count as one address', async () => {
    let host = 0;
    const seen = await codes(50, () =>
      api.envelope('/index/index', {}, from(`2001:db8:1:2::${(++host).toString(16)}`)),
    );
    expect(seen.filter((code) => code === 200)).toHaveLength(40);
  });
});
