import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import {
  CODE_TYPE,
  PHONE_CODE_TYPE,
  type SendEmailCodeRequest,
  type SendPhoneCodeRequest,
} from '@fovea/shared-types/member/code.dto';
import { mailText, type MailId } from '../../i18n/mail-text.js';
import { smsText, type SmsId } from '../../i18n/sms-text.js';
import { ENV } from '../../platform/config/config.module.js';
import type { Env } from '../../platform/config/env.js';
import { type Secrets, signingSecrets } from '../../platform/crypto/secrets.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { networkOf } from '../../platform/limits/network-of.js';
import { Mail } from '../../platform/mail/mail.js';
import { Sms } from '../../platform/sms/sms.js';
import { emailPoint, phonePoint, type ContactPoint } from '../contact/contact-point.js';
import { AccountCredentials } from '../credentials/account-credentials.js';
import { VerificationCodeRepository, type CodeCounts } from './verification-code.repository.js';

const LIFE_MINUTES = 5;
const TRIES_MAX = 5;
const PAUSE_SECONDS = 120;
const PER_ADDRESS_DAY = 10;

const MAIL_OF: Record<number, MailId> = {
  [CODE_TYPE.register]: 'register_code',
  [CODE_TYPE.retrieve]: 'retrieve_code',
  [CODE_TYPE.bind]: 'bind_code',
};
const SMS_OF: Record<number, SmsId> = {
  [PHONE_CODE_TYPE.login]: 'login_code',
  [PHONE_CODE_TYPE.retrieve]: 'retrieve_code',
  [PHONE_CODE_TYPE.bind]: 'bind_code',
};

/** The purpose of a code. */
interface Occasion {
  purpose: number;
  /** Only who has an account can use the code: others are sent none, and cost us none. */
  isForAccounts: boolean;
  isForMembers: boolean;
}

/** Six digits by mail or text message that prove control of an address, for one purpose (I4). */
@Injectable()
export class VerificationCodeService {
  private readonly secrets: Secrets;
  private readonly perClientHour: number;

  constructor(
    @Inject(ENV) env: Env,
    private readonly db: Database,
    private readonly codes: VerificationCodeRepository,
    private readonly credentials: AccountCredentials,
    private readonly mail: Mail,
    private readonly sms: Sms,
    private readonly outbox: Outbox,
  ) {
    this.secrets = signingSecrets(env);
    this.perClientHour = env.codesPerHour;
  }

  sendByMail(caller: Caller, { email, type }: SendEmailCodeRequest): Promise<void> {
    return this.send(caller, emailPoint(email), {
      purpose: type,
      isForAccounts: type === CODE_TYPE.retrieve,
      isForMembers: type === CODE_TYPE.bind,
    });
  }

  sendByPhone(caller: Caller, { area_code, phone, type }: SendPhoneCodeRequest): Promise<void> {
    return this.send(caller, phonePoint(area_code, phone), {
      purpose: type,
      isForAccounts: type !== PHONE_CODE_TYPE.bind,
      isForMembers: type === PHONE_CODE_TYPE.bind,
    });
  }

  /**
   * Checks a code and takes one of its tries, in a statement of its own that stays when the caller's work fails.
   * @returns the code's id, to be used up in the caller's transaction
   */
  async prove({ address }: ContactPoint, purpose: number, code: string): Promise<number> {
    const row = await this.codes.countAttempt(this.db, address, purpose, TRIES_MAX);
    const isRight = this.secrets.some(
      (secret) => row && timingSafeEqual(row.code_hash, hashOf(secret, address, purpose, code)),
    );
    if (!row || !isRight) throw new AppError('CODE_INVALID');
    return row.id;
  }

  /** A code serves once: of two callers who proved it at the same time, one gets here first. */
  async use(tx: Tx, codeId: number): Promise<void> {
    if (!(await this.codes.use(tx, codeId))) throw new AppError('CODE_INVALID');
  }

  /** Codes that no rule counts any more. */
  clearOld(tx: Tx): Promise<void> {
    return this.codes.deleteOld(tx);
  }

  /** Answers and counts alike whether or not the address has an account; only its owner reads which. */
  private async send(caller: Caller, point: ContactPoint, occasion: Occasion): Promise<void> {
    if (occasion.isForMembers && !caller.member) throw new AppError('SESSION_INVALID');
    const { address } = point;
    const { purpose } = occasion;
    const client = networkOf(caller.clientAddress);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await this.db.transaction(async (tx) => {
      await this.codes.lockCounters(tx, address, client);
      refuseTooMany(await this.codes.countVerificationCodes(tx, address, client), this.perClientHour);
      await this.codes.insertVerificationCode(tx, {
        address,
        purpose,
        codeHash: hashOf(this.secrets[0], address, purpose, code),
        clientAddress: client,
        minutes: LIFE_MINUTES,
      });
      const isKnown = (await this.credentials.findByCode(tx, point)) !== null;
      if (isKnown || !occasion.isForAccounts) await this.deliver(tx, point, purpose, code, caller.language);
    });
    this.outbox.wake();
  }

  private deliver(tx: Tx, point: ContactPoint, purpose: number, code: string, language: Language) {
    const to = point.address;
    const figures = { code, minutes: LIFE_MINUTES };
    return point.kind === 'email'
      ? this.mail.send(tx, { to, ...mailText(language, MAIL_OF[purpose] ?? 'register_code', figures) })
      : this.sms.send(tx, { to, text: smsText(language, SMS_OF[purpose] ?? 'login_code', figures) });
  }
}

/** Six digits are found in no time from a plain hash; without the key the table reveals nothing. */
const hashOf = (secret: string, address: string, purpose: number, code: string): Buffer =>
  createHmac('sha256', secret).update(`code\n${address}\n${purpose}\n${code}`).digest();

function refuseTooMany(counts: CodeCounts, perClientHour: number): void {
  const waits = [
    counts.since_last === null ? 0 : PAUSE_SECONDS - counts.since_last,
    counts.of_address < PER_ADDRESS_DAY ? 0 : counts.address_free_in,
    counts.of_client < perClientHour ? 0 : counts.client_free_in,
  ];
  const wait = Math.ceil(Math.max(...waits));
  if (wait > 0) throw new AppError('RATE_LIMITED', { retry_after_s: wait });
}
