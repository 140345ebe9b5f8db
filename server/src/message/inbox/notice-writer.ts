import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import { mailText } from '../../i18n/mail-text.js';
import type { NoticeId } from '../../i18n/notice-text.js';
import { ContactService } from '../../member/accounts/contact.service.js';
import { ENV } from '../../platform/config/config.module.js';
import type { Env } from '../../platform/config/env.js';
import type { Tx } from '../../platform/database/database.js';
import type { AfterCommit } from '../../platform/jobs/on-event.decorator.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { Mail } from '../../platform/mail/mail.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { BadgeService } from './badge.service.js';
import { MessageRepository } from './message.repository.js';
import { dataIdOf, noticeTextOf, type Notice, type NoticeParams } from './notice.js';

/** What is too important to be seen only on the next visit. */
const ALSO_BY_MAIL: ReadonlySet<NoticeId> = new Set([
  'auction_won',
  'order_for_you',
  'payment_reminder',
  'payment_default',
  'lot_given_up',
  'second_chance',
  'company_certified',
  'company_refused',
  'company_expiring',
  'company_expired',
  'company_disabled',
  'licence_approved',
  'licence_rejected',
  'licence_ending',
  'licence_ended',
  'withdrawal_paid',
  'withdrawal_failed',
  'stock_recall',
  'bought_recall',
]);

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
    const written = (await this.messages.insertNew(tx, notices)).flatMap(({ id, position }) => {
      const notice = notices[position];
      return notice ? [{ id, notice }] : [];
    });
    const mailed = await this.sendMails(
      tx,
      written.map(({ notice }) => notice).filter(({ params }) => ALSO_BY_MAIL.has(params.notice)),
    );
    return async () => {
      if (mailed > 0) this.outbox.wake();
      for (const { id, notice } of written)
        this.realtime.toAccount(notice.recipientId, 'message:new', { id });
      await this.badges.announce(written.map(({ notice }) => notice.recipientId));
    };
  }

  private async sendMails(tx: Tx, notices: readonly Notice[]): Promise<number> {
    const contacts = await this.contacts.byId(
      tx,
      notices.map(({ recipientId }) => recipientId),
    );
    for (const { recipientId, params } of notices) {
      const contact = contacts.get(recipientId);
      if (!contact) continue;
      await this.mail.send(tx, {
        to: contact.email,
        ...this.letter(contact.username, params, contact.language),
      });
    }
    return notices.length;
  }

  private letter(
    username: string,
    params: NoticeParams,
    language: Language,
  ): { subject: string; text: string } {
    return mailText(language, 'notice', {
      username,
      ...noticeTextOf(params, language),
      link: this.linkTo(params),
    });
  }

  private linkTo(params: NoticeParams): string {
    if (params.notice === 'stock_recall')
      return `${this.site}/#/warehouse/recallNotice?open=${params.recall_party_id}`;
    if (params.licence_id !== undefined) return `${this.site}/#/business/licence`;
    if (params.company_id !== undefined) return `${this.site}/#/certificationCompany`;
    const isOrder = params.order_id !== undefined && dataIdOf(params) === params.order_id;
    return isOrder
      ? `${this.site}/#/orderDetail?id=${params.order_id}`
      : `${this.site}/#/commodityDetail?id=${params.goods_id}`;
  }
}
