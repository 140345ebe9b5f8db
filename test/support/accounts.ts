import { TOTP } from 'otpauth';
import type { Call } from '@fovea/shared-types/call';
import { confirmSecondFactor, emailLogin, enrolSecondFactor } from '@fovea/shared-types/member/member.calls';
import { PasswordService } from '../../server/src/member/passwords/password.service.js';
import type { Database, SqlValue } from '../../server/src/platform/database/database.js';
import { anAccount, uniqueText } from '../fixtures/rows.js';
import type { Person, TestApi } from './api.js';
import { eventually } from './eventually.js';

/** People as those specs need them that sign in by themselves. */

export const PASSWORD = 'a long walk by the sea';
let passwordHash: Promise<string> | undefined;
let phones = 0;

export interface KnownAccount {
  id: number;
  email: string;
  /** E.164; as a form has it: +81 and `local`. */
  phone: string;
  local: string;
}

/** An account whose password is PASSWORD. */
export async function aKnownAccount(
  db: Database,
  changes: Record<string, SqlValue | null> = {},
): Promise<KnownAccount> {
  passwordHash ??= new PasswordService().hash(PASSWORD);
  const email = `${uniqueText()}@test.example`;
  const local = `9055${String(100_000 + ++phones)}`;
  const phone = { phone: `+81${local}`, area_code: '+81', phone_proved_at: new Date() };
  const row = { email, ...phone, password_hash: await passwordHash };
  return { id: await anAccount(db, { ...row, ...changes }), email, phone: row.phone, local };
}

let clients = 0;
/** A client address of its own, where TRUST_PROXY is 1. */
export const elsewhere = (userAgent = 'spec') => ({
  headers: { 'x-forwarded-for': `10.9.${++clients >> 8}.${clients & 255}`, 'user-agent': userAgent },
});

export const signIn = async (api: TestApi, account: KnownAccount, options = elsewhere()): Promise<Person> => {
  const { token } = await api.ok(
    emailLogin,
    { email: account.email, password: PASSWORD, checked: true },
    options,
  );
  return { accountId: account.id, token };
};

/** Requests a code with `call` and reads it where it was sent. */
export async function codeBy<Request>(
  api: TestApi,
  call: Call<Request, null>,
  request: Request,
  recipient: string,
  as?: Person,
): Promise<string> {
  const last = await newestMessage(api.db, recipient);
  await api.ok(call, request, { ...elsewhere(), ...(as ? { as } : {}) });
  return eventually('the code', async () => {
    const message = await newestMessage(api.db, recipient);
    return message && message.id !== last?.id ? /\b\d{6}\b/.exec(message.text)?.[0] : undefined;
  });
}

export async function newestMessage(
  db: Database,
  recipient: string,
): Promise<{ id: number; channel: string; subject: string; text: string } | undefined> {
  const { rows } = await db.query<{ id: number; channel: string; subject: string; text: string }>(
    'SELECT id, channel, subject, text FROM outgoing_message WHERE recipient = $1 ORDER BY id DESC LIMIT 1',
    [recipient],
  );
  return rows[0];
}

export interface Authenticator {
  /** The code of the step that is so many away from now. */
  code(stepsAhead?: number): string;
  recoveryCodes: string[];
}

/** Turns the second factor on, as its owner does, half a minute ago: the codes of now and of the next step are left. */
export async function withAuthenticator(api: TestApi, person: Person): Promise<Authenticator> {
  const { secret } = await api.ok(enrolSecondFactor, { password: PASSWORD }, { as: person, ...elsewhere() });
  const totp = new TOTP({ secret });
  const code = (stepsAhead = 0) => totp.generate({ timestamp: Date.now() + stepsAhead * 30_000 });
  const { recovery_codes } = await api.ok(confirmSecondFactor, { code: code() }, { as: person });
  await api.db.query('UPDATE second_factor SET last_step = last_step - 2 WHERE account_id = $1', [
    person.accountId,
  ]);
  return { code, recoveryCodes: recovery_codes };
}
