import { Injectable } from '@nestjs/common';
import { RECALL_CLASSES } from '@fovea/shared-types/warehouse/recall.record';
import type { Language } from '@fovea/shared-types/language';
import { textIn } from '@fovea/shared-types/record/translations';
import { mailText } from '../../i18n/mail-text.js';
import type { Tx } from '../../platform/database/database.js';
import { inLanguage } from '../../platform/database/localized.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { Mail } from '../../platform/mail/mail.js';
import { HolderService } from '../../rbac/grants/holder.service.js';
import type { Notice } from '../inbox/notice.js';
import { NoticeWriter } from '../inbox/notice-writer.js';
import {
  RecallSubjectRepository,
  type NotifiedCustomer,
  type NotifiedParty,
} from './recall-subject.repository.js';

const LANGUAGES_OF: Readonly<Record<string, Language>> = { JP: 'ja', CN: 'zh', HK: 'zh', MO: 'zh', TW: 'zh' };

/** Notifies everybody concerned by an open recall: companies, buyers, and the customers of companies. */
@Injectable()
export class RecallNoticeHandlers {
  constructor(
    private readonly subjects: RecallSubjectRepository,
    private readonly holders: HolderService,
    private readonly writer: NoticeWriter,
    private readonly mail: Mail,
  ) {}

  @OnEvent('stock.recall', 'message.tell-recall')
  async onRecall({ payload: { party_ids } }: OutboxEvent<'stock.recall'>, tx: Tx): HandlerResult {
    const notices: Notice[] = [];
    for (const party of await this.subjects.parties(tx, party_ids))
      for (const recipientId of await this.recipients(tx, party)) notices.push(noticeOf(party, recipientId));
    for (const customer of await this.subjects.customers(tx, party_ids))
      await this.mail.send(tx, letterTo(customer));
    return this.writer.write(tx, notices);
  }

  /** Further pieces that came to a company notified before; its customers know what they received then. */
  @OnEvent('stock.recall-more', 'message.tell-recall-more')
  async onMore({ payload: { party_ids }, id }: OutboxEvent<'stock.recall-more'>, tx: Tx): HandlerResult {
    const notices: Notice[] = [];
    for (const party of await this.subjects.parties(tx, party_ids))
      for (const recipientId of await this.recipients(tx, party))
        notices.push({ ...noticeOf(party, recipientId), eventKey: `stock.recall-more:${id}:${party.id}` });
    return this.writer.write(tx, notices);
  }

  /** Of a lot that takes no bids any more: its seller, and those who may cancel it. */
  @OnEvent('auction.recalled', 'message.tell-lot-recalled')
  async onLot(
    { payload: { auction_id, recall_id } }: OutboxEvent<'auction.recalled'>,
    tx: Tx,
  ): HandlerResult {
    const lot = await this.subjects.lot(tx, auction_id, recall_id);
    const staff = await this.holders.listEverywhere(tx, 'auction:auction:cancel');
    const { goods_id, goods: goods_name, recall: recall_name } = lot;
    return this.writer.write(
      tx,
      [...new Set([lot.seller_id, ...staff])].map((recipientId) => ({
        eventKey: `auction.recalled:${auction_id}:${recall_id}`,
        recipientId,
        params: { notice: 'lot_recalled', auction_id, goods_id, goods_name, recall_name },
      })),
    );
  }

  private async recipients(tx: Tx, { company_id, account_id }: NotifiedParty): Promise<readonly number[]> {
    return account_id === null
      ? this.holders.listIn(tx, 'warehouse:recall-party:list', company_id)
      : [account_id];
  }
}

const noticeOf = (party: NotifiedParty, recipientId: number): Notice => ({
  eventKey: `stock.recall:${party.id}`,
  recipientId,
  params: {
    notice: party.account_id === null ? 'stock_recall' : 'bought_recall',
    recall_party_id: party.id,
    ...(party.order_id !== null && { order_id: party.order_id }),
    recall_name: party.recall,
    recall_measures: party.measures,
    goods_name: party.goods,
    who: party.maker,
    count: party.pieces,
  },
});

function letterTo(customer: NotifiedCustomer): { to: string; subject: string; text: string } {
  const language = LANGUAGES_OF[customer.country ?? ''] ?? 'en';
  return {
    to: customer.email,
    ...mailText(language, 'device_recall', {
      customer: customer.name,
      company: inLanguage(customer.company, language),
      company_address: customer.company_address,
      company_phone: customer.company_phone,
      recall: inLanguage(customer.recall, language),
      number: customer.sn,
      maker: customer.maker,
      class: textIn(RECALL_CLASSES[customer.class], language),
      pieces: customer.pieces,
      reason: inLanguage(customer.reason, language),
      measures: inLanguage(customer.measures, language),
      source: customer.source,
    }),
  };
}
