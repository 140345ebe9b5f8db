import { Injectable } from '@nestjs/common';
import { toWireOfAny } from '@fovea/shared-types/money';
import { ContactService } from '../../member/accounts/contact.service.js';
import { inLanguage } from '../../platform/database/localized.js';
import type { Queryable } from '../../platform/database/database.js';
import type { AfterCommit } from '../../platform/jobs/on-event.decorator.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import type { Notice } from '../inbox/notice.js';

/**
 * Notifies the open pages of a bidder who lost the lead, in their language; the message in their inbox is
 * written separately.
 */
@Injectable()
export class OutbidPush {
  constructor(
    private readonly contacts: ContactService,
    private readonly realtime: Realtime,
  ) {}

  /** @returns what to do after the commit */
  async prepare(q: Queryable, notices: readonly Notice[]): Promise<AfterCommit> {
    const pushed = notices.filter(({ recipientId }) => this.realtime.mayHavePage(recipientId));
    const contacts = await this.contacts.byId(
      q,
      pushed.map(({ recipientId }) => recipientId),
    );
    return () => {
      for (const { recipientId, params } of pushed) {
        const { auction_id: id, goods_id, goods_name, price, currency, seq } = params;
        const language = contacts.get(recipientId)?.language;
        if (id === undefined || goods_id === undefined || !goods_name || !language) continue;
        if (price === undefined || !currency || seq === undefined) continue;
        this.realtime.toAccount(recipientId, 'auction:outbid', {
          id,
          goods_id,
          goods_name: inLanguage(goods_name, language),
          current_price: toWireOfAny(price, currency),
          currency,
          seq,
        });
      }
    };
  }
}
