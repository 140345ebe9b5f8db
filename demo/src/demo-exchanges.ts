import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { servedExchange } from '@fovea/server/finance/exchanges/exchange.document';
import { exchangeStories, type ExchangeStory } from './content/transfer-stories.js';
import { asStaff } from './demo-callers.js';
import { idOf } from './demo-made.js';
import { dayIn } from './demo-document-days.js';

/** Exchanges between currencies: what is booked, and what waits for its second person. */
@Injectable()
export class DemoExchanges {
  constructor(private readonly services: ModuleRef) {}

  /** @param people ids by the part of the address before the @ */
  async addExchanges(people: ReadonlyMap<string, number>): Promise<void> {
    for (const story of exchangeStories) await this.addExchange(story, people);
  }

  private async addExchange(
    { requestedBy, member, end, ...request }: ExchangeStory,
    people: ReadonlyMap<string, number>,
  ): Promise<void> {
    const owner = member === undefined ? { value_day: dayIn(0) } : { member_id: idOf(people, member) };
    const exchanges = this.services.get(servedExchange.Service, { strict: false });
    const { id } = await exchanges.add(asStaff(idOf(people, requestedBy)), { ...request, ...owner });
    if (end === 'booked')
      await exchanges.audit(asStaff(idOf(people, requestedBy === 'finance' ? 'admin' : 'finance')), {
        ids: [id],
        status: 1,
      });
  }
}
