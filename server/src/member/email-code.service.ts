import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import { CODE_TYPE, type SendEmailCodeRequest } from '@fovea/shared-types/member/code.dto';
import { mailText, type MailId } from '../i18n/mail-text.js';
import { ENV } from '../platform/config/config.module.js';
import type { Env } from '../platform/config/env.js';
import { Database, type Tx } from '../platform/database/database.js';
import { AppError } from '../platform/http/app-error.js';
import type { Caller } from '../platform/http/caller.js';
import { Outbox } from '../platform/jobs/outbox.js';
import { Mail } from '../platform/mail/mail.js';
import { AccountRepository } from './account.repository.js';
import { EmailCodeRepository, type CodeCounts } from './email-code.repository.js';
import { foldEmail } from './email-address.js';

const LIFE_MINUTES = 5;
const TRIES_MAX = 5;
const PAUSE_SECONDS = 120;
const PER_ADDRESS_DAY = 10;
const PER_CLIENT_HOUR = 30;

const MAIL_OF_PURPOSE: Record<number, MailId> = {
  [CODE_TYPE.register]: 'register_code',
  [CODE_TYPE.retrieve]: 'retrieve_code',
  [CODE_TYPE.bind]: 'bind_code',
};

/** Six digits by mail that prove control of an address, for one purpose (I4). */
@Injectable()
export class EmailCodeService {
  private readonly secret: string;

  constructor(
    @Inject(ENV) env: Env,
    private readonly db: Database,
    private readonly codes: EmailCodeRepository,
    private readonly accounts: AccountRepository,
    private readonly mail: Mail,
    private readonly outbox: Outbox,
  ) {
    this.secret = env.jwtSecret;
  }

  /** Answers alike whether or not the address has an account; only its owner reads which. */
  async send(caller: Caller, request: SendEmailCodeRequest): Promise<void> {
    const purpose = request.type;
    if (purpose === CODE_TYPE.bind && !caller.member) throw new AppError('SESSION_INVALID');
    const address = foldEmail(request.email);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await this.db.transaction(async (tx) => {
      await this.codes.lockCounters(tx, address, caller.clientAddress);
      refuseTooMany(await this.codes.count(tx, address, caller.clientAddress));
      await this.codes.insert(tx, {
        address,
        purpose,
        codeHash: this.hash(address, purpose, code),
        clientAddress: caller.clientAddress,
        minutes: LIFE_MINUTES,
      });
      const isForNobody = purpose === CODE_TYPE.retrieve && !(await this.accounts.hasEmail(tx, address));
      if (!isForNobody) await this.sendMail(tx, address, purpose, code, caller.language);
    });
    this.outbox.wake();
  }

  /**
   * Checks a code and takes one of its tries, in a statement of its own that stays when the caller's work fails.
   * @returns the code's id, to be used up in the caller's transaction
   */
  async prove(email: string, purpose: number, code: string): Promise<number> {
    const address = foldEmail(email);
    const row = await this.codes.takeTry(this.db, address, purpose, TRIES_MAX);
    if (!row || !timingSafeEqual(row.code_hash, this.hash(address, purpose, code))) {
      throw new AppError('CODE_INVALID');
    }
    return row.id;
  }

  /** A code serves once: of two callers who proved it at the same time, one gets here first. */
  async use(tx: Tx, codeId: number): Promise<void> {
    if (!(await this.codes.use(tx, codeId))) throw new AppError('CODE_INVALID');
  }

  // Six digits are found in no time from a plain hash; without the key the table tells nothing.
  private hash(address: string, purpose: number, code: string): Buffer {
    return createHmac('sha256', this.secret).update(`email-code\n${address}\n${purpose}\n${code}`).digest();
  }

  private async sendMail(
    tx: Tx,
    to: string,
    purpose: number,
    code: string,
    language: Language,
  ): Promise<void> {
    const id = MAIL_OF_PURPOSE[purpose] ?? 'register_code';
    await this.mail.send(tx, { to, ...mailText(language, id, { code, minutes: LIFE_MINUTES }) });
  }
}

function refuseTooMany({ since_last, of_address, of_client }: CodeCounts): void {
  if (since_last !== null && since_last < PAUSE_SECONDS) {
    throw new AppError('RATE_LIMITED', { retry_after: Math.ceil(PAUSE_SECONDS - since_last) });
  }
  if (of_address >= PER_ADDRESS_DAY || of_client >= PER_CLIENT_HOUR) throw new AppError('RATE_LIMITED');
}
