import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator has it: SHA-1, six digits, 30 seconds. */
const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** Steps to either side: clocks of phones are seconds off, not minutes. */
const WINDOW = 1;
const ISSUER = 'Fovea';

const totpOf = (secret: Buffer, label = ''): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label,
    period: PERIOD_SECONDS,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  });

export const newTotpSecret = (): Buffer => Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);

/** The secret for typing, and the address an authenticator reads from a QR code. */
export function enrolmentOf(secret: Buffer, label: string): { secret: string; otpauth_url: string } {
  const totp = totpOf(secret, label);
  return { secret: totp.secret.base32, otpauth_url: totp.toString() };
}

/**
 * The 30-second step whose code this is, or null when it is none of those around `now`.
 * @param now epoch milliseconds of the database
 */
export function stepOfCode(secret: Buffer, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}
