import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import { mailText } from '../../i18n/mail-text.js';
import { ContactService } from '../../member/accounts/contact.service.js';
import { ENV } from '../../platform/config/config.module.js';
import type { Env } from '../../platform/config/env.js';
import type { Tx } from '../../platform/database/database.js';
import type { AfterCommit } from '../../platform/jobs/on-event.decorator.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { Mail } from '../../platform/mail/mail.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { linksOf, mailLinkOf, type NoticeParams } from '../notifications/notifications.js';
import { BadgeService } from './badge.service.js';
import { MessageRepository } from './message.repository.js';
import { noticeTextOf, type Notice } from './notice.js';

/** Writes messages in the transaction of their event, and notifies open pages once it is committed. */
@Injectable()
export class NoticeWriter {
  private readonly site: string;

  constructor(
    @Inject(ENV) env: Env,
    private readonly messages: MessageRepository,
    private readonly contacts: ContactService,
    private readonly mail: Mail,
    private readonly outbox: Outbox,
    private readonly realtime: Realtime,
    private readonly badges: BadgeService,
  ) {
    this.site = env.publicUrl;
  }

  /** @returns what to do after the commit */
  async write(tx: Tx, notices: readonly Notice[]): Promise<AfterCommit> {
    // A link without its row is refused here, not when somebody reads the message.
    for (const { params } of notices) linksOf(params);
    const written = (await this.messages.insertNew(tx, notices)).flatMap(({ id, position }) => {
      const notice = notices[position];
      return notice ? [{ id, notice }] : [];
    });
    const mailed = await this.sendMails(
      tx,
      written.map(({ notice }) => notice),
    );
    return async () => {
      if (mailed > 0) this.outbox.wake();
      for (const { id, notice } of written)
        this.realtime.toAccount(notice.recipientId, 'message:new', { id });
      await this.badges.announce(written.map(({ notice }) => notice.recipientId));
    };
  }

  private async sendMails(tx: Tx, notices: readonly Notice[]): Promise<number> {
    const mailed = notices.flatMap(({ recipientId, params }) => {
      const path = mailLinkOf(params);
      return path === null ? [] : [{ recipientId, params, link: `${this.site}/#${path}` }];
    });
    const contacts = await this.contacts.byId(
      tx,
      mailed.map(({ recipientId }) => recipientId),
    );
    for (const { recipientId, params, link } of mailed) {
      const contact = contacts.get(recipientId);
      if (!contact) continue;
      await this.mail.send(tx, {
        to: contact.email,
        ...letter(contact.username, params, contact.language, link),
      });
    }
    return mailed.length;
  }
}

const letter = (
  username: string,
  params: NoticeParams,
  language: Language,
  link: string,
): { subject: string; text: string } =>
  mailText(language, 'notice', { username, ...noticeTextOf(params, language), link });
