import { PHONE_CODE_TYPE } from '@fovea/shared-types/member/code.dto';
import {
  emailLogin,
  myProfile,
  secondFactorLogin,
  sendPhoneCode,
  smsLogin,
} from '@fovea/shared-types/member/member.calls';
import { uploadFile } from '@fovea/shared-types/platform/platform.calls';
import { serverUrlOf } from '../../../scripts/lib/server-login.mjs';
import { TokenService } from '../../../server/src/platform/auth/token.js';
import { aPdf } from '../../fixtures/files.js';
import {
  aKnownAccount,
  type Authenticator,
  codeBy,
  elsewhere,
  type KnownAccount,
  PASSWORD,
  signIn,
  withAuthenticator,
} from '../../support/accounts.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { upload } from '../../support/forms.js';
import { openSocket } from '../../support/wire.js';

const OLD = {
  JWT_SECRET: 'the first signing secret that is long enough',
  DATA_KEY: 'the first data key that is long enough too',
};
const NEW = {
  JWT_SECRET: 'the second signing secret that is long enough',
  DATA_KEY: 'the second data key that is long enough too',
};
const proxy = { TRUST_PROXY: '1' };

/** What somebody left behind who used the product before the keys were changed. */
interface Left {
  account: KnownAccount;
  person: Person;
  authenticator: Authenticator;
  document: string;
  plain: KnownAccount;
  code: string;
}

let before: TestApi;
let after: TestApi | undefined;
let left: Left;
beforeEach(async () => {
  before = await startApi({ ...proxy, ...OLD });
  const account = await aKnownAccount(before.db);
  const person = await signIn(before, account);
  const plain = await aKnownAccount(before.db);
  left = {
    account,
    person,
    authenticator: await withAuthenticator(before, person),
    document: (await upload(before, uploadFile, { bytes: aPdf() }, person)).url,
    plain,
    code: await codeBy(
      before,
      sendPhoneCode,
      { area_code: '+81', phone: plain.local, type: PHONE_CODE_TYPE.login },
      plain.phone,
    ),
  };
});
afterEach(async () => {
  await after?.stop();
  await before?.stop();
});

const startAfter = async (settings: Record<string, string>): Promise<TestApi> => {
  after = await startApi({ ...proxy, DATABASE_URL: serverUrlOf(before.databaseUrl), ...settings });
  return after;
};

/** Whether each thing left behind still serves. */
async function whatServes(api: TestApi): Promise<Record<string, boolean>> {
  const second = async (code: string): Promise<boolean> => {
    const refusal = await api.refused(
      emailLogin,
      { email: left.account.email, password: PASSWORD, checked: true },
      elsewhere(),
    );
    const challenge = String(refusal.data?.challenge);
    return (await api.envelope(secondFactorLogin.path, { challenge, code }, elsewhere())).code === 200;
  };
  const socket = await openSocket(api.url, left.person.token).catch(() => null);
  socket?.disconnect();
  const sms = { area_code: '+81', phone: left.plain.local, code: left.code, checked: true };
  return {
    token: (await api.envelope(myProfile.path, {}, { as: left.person })).code === 200,
    socket: socket !== null,
    document: (await api.app.inject({ method: 'GET', url: left.document })).statusCode === 200,
    code: (await api.envelope(smsLogin.path, sms, elsewhere())).code === 200,
    authenticator: await second(left.authenticator.code(1)),
    recovery: await second(left.authenticator.recoveryCodes[0] ?? ''),
  };
}

describe('keys that were changed', () => {
  it('read what those before them wrote, as long as these are named', async () => {
    const api = await startAfter({ ...NEW, JWT_SECRET_OLD: OLD.JWT_SECRET, DATA_KEY_OLD: OLD.DATA_KEY });
    expect(await whatServes(api)).toEqual({
      token: true,
      socket: true,
      document: true,
      code: true,
      authenticator: true,
      recovery: true,
    });
  });

  it('write what those before them cannot read', async () => {
    const api = await startAfter({ ...NEW, JWT_SECRET_OLD: OLD.JWT_SECRET, DATA_KEY_OLD: OLD.DATA_KEY });
    const person = await signIn(api, left.plain);
    expect((await api.envelope(myProfile.path, {}, { as: person })).code).toBe(200);
    // Passport's strategies are one for the whole process: a token signed with the old key is verified separately.
    expect(before.app.get(TokenService, { strict: false }).verify(person.token)).toBeNull();
  });

  it('make worthless what those before them signed, once these are forgotten', async () => {
    const api = await startAfter({ JWT_SECRET: NEW.JWT_SECRET, DATA_KEY: OLD.DATA_KEY });
    expect(await whatServes(api)).toEqual({
      token: false,
      socket: false,
      document: false,
      code: false,
      authenticator: true,
      recovery: true,
    });
  });
});
