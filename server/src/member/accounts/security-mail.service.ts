import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import { mailText, type SecurityMailId } from '../../i18n/mail-text.js';
import { timeText } from '../../i18n/notice-text.js';
import { ENV } from '../../platform/config/config.module.js';
import type { Env } from '../../platform/config/env.js';
import { Database, type Tx } from '../../platform/database/database.js';
import type { TextParams } from '../../i18n/texts.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { Mail } from '../../platform/mail/mail.js';
import { deviceText } from '../sessions/device.js';

/** The recipient of a mail about the safety of an account. */
export interface Owner {
  email: string;
  username: string;
  language: Language;
}

/** Where the reader does what the mail advises. */
const PAGE_OF: Record<SecurityMailId, string> = {
  sign_in: 'security',
  password_changed: 'forgetPassword',
  password_set_by_staff: 'forgetPassword',
  account_opened: 'login',
  account_not_opened: 'login',
  account_for_order: 'forgetPassword',
  email_changed: 'undoAddress',
  email_set_by_staff: 'undoAddress',
  phone_changed: 'undoAddress',
  second_factor_on: 'about',
  second_factor_off: 'security',
  second_factor_reset: 'security',
  recovery_code_used: 'security',
  bank_account_changed: 'security',
};

/** Notifies owners of changes to the security of their accounts, with the transaction that changed it. */
@Injectable()
export class SecurityMailService {
  private readonly site: string;

  constructor(
    @Inject(ENV) env: Env,
    private readonly db: Database,
    private readonly mail: Mail,
  ) {
    this.site = env.publicUrl;
  }

  async send(
    tx: Tx,
    { email, username, language }: Owner,
    id: SecurityMailId,
    caller: Caller,
    figures: TextParams = {},
    query: Record<string, string> = {},
  ): Promise<void> {
    const at = timeText(new Date(await this.db.clock(tx)), language);
    const place = { client_address: caller.clientAddress, device: deviceText(caller.userAgent) };
    const queryText = new URLSearchParams(query).toString();
    const link = `${this.site}/#/${PAGE_OF[id]}${queryText === '' ? '' : `?${queryText}`}`;
    await this.mail.send(tx, {
      to: email,
      ...mailText(language, id, { username, at, link, ...place, ...figures }),
    });
  }
}
