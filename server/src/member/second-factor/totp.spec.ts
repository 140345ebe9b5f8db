import { newTotpSecret, stepOfCode, enrolmentOf } from './totp.js';
import { newRecoveryCode, readRecoveryCode } from './recovery-codes.js';

/** The secret of RFC 6238, appendix B, and its codes cut to six digits. */
const SECRET = Buffer.from('12345678901234567890');

describe('codes by time', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [2_000_000_000, '279037', 66_666_666],
  ])('are those of the standard: at %d s %s', (seconds, code, step) => {
    expect(stepOfCode(SECRET, code, seconds * 1000)).toBe(step);
  });

  it('serve one step early or late, and not two', () => {
    const at = (seconds: number) => stepOfCode(SECRET, '287082', seconds * 1000);
    expect([at(29), at(30), at(89)]).toEqual([1, 1, 1]);
    expect([at(90), at(120)]).toEqual([null, null]);
  });

  it('are of one secret only', () => {
    expect(stepOfCode(newTotpSecret(), '287082', 59_000)).not.toBe(1);
    expect(newTotpSecret()).toHaveLength(20);
  });

  it('are given to an authenticator with issuer and account', () => {
    const { secret, otpauth_url } = enrolmentOf(SECRET, 'somebody@test.example');
    expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    const url = new URL(otpauth_url);
    expect([url.protocol, url.host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(url.pathname)).toBe('/Fovea:somebody@test.example');
    expect(url.searchParams.get('secret')).toBe(secret);
  });
});

describe('recovery codes', () => {
  it('are twelve letters and digits without those that look alike, and never the same', () => {
    const codes = Array.from({ length: 200 }, newRecoveryCode);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){2}$/);
    expect(new Set(codes).size).toBe(200);
  });

  it('are read in any spelling', () => {
    expect(readRecoveryCode('abcd-2345-wxyz')).toBe('ABCD2345WXYZ');
    expect(readRecoveryCode('ABCD2345WXYZ')).toBe('ABCD2345WXYZ');
    expect(readRecoveryCode('123456')).toBeNull();
  });
});
