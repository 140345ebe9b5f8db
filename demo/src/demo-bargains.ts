import { Injectable } from '@nestjs/common';
import { BARGAIN_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '@fovea/server/platform/database/database';

const { offered, countered, agreed, declined, withdrawn, expired } = BARGAIN_STATUS;
const HOUR_MS = 3_600_000;

interface Story {
  buyer: string;
  status: number;
  /** What was offered in turn, in hundredths of the list price; the buyer begins. */
  offers: readonly number[];
  /** Until the newest offer expires or the order is due; negative: it ended so long ago. */
  hours: number;
}

/** One of each state, so that buyers and merchants find their turn. */
const STORIES: readonly Story[] = [
  { buyer: 'bidder2', status: agreed, offers: [78, 90, 85], hours: 26 },
  { buyer: 'bidder1', status: offered, offers: [82], hours: 41 },
  { buyer: 'bidder2', status: offered, offers: [70, 92, 80], hours: 9 },
  { buyer: 'bidder1', status: countered, offers: [75, 93], hours: 30 },
  { buyer: 'bidder1', status: declined, offers: [40], hours: -60 },
  { buyer: 'bidder2', status: withdrawn, offers: [66, 95], hours: -90 },
  { buyer: 'bidder1', status: expired, offers: [60], hours: -120 },
];

interface Negotiable {
  id: number;
  company_id: number | null;
  seller_id: number;
  price: number;
  currency: string;
}

/** Negotiations about goods of the demo, one for each of them. */
@Injectable()
export class DemoBargains {
  /** @param accounts ids by e-mail address */
  async add(tx: Tx, accounts: ReadonlyMap<string, number>): Promise<void> {
    const people = new Map([...accounts].map(([email, id]) => [email.split('@')[0] ?? '', id]));
    // The first story holds a piece: of goods with more of them, which stay on sale.
    const { rows } = await tx.query<Negotiable>(
      `SELECT id, company_id, seller_id, price, currency FROM goods
       WHERE is_negotiable AND sale_type = 3 AND sale_state = 1 AND status = 30 AND price >= 100000
         AND company_id IS NOT NULL AND NOT is_stocked
       ORDER BY quantity DESC, id LIMIT $1`,
      [STORIES.length],
    );
    for (const [at, goods] of rows.entries()) {
      const story = STORIES[at];
      const buyerId = people.get(story?.buyer ?? '');
      if (story !== undefined && buyerId !== undefined) await this.addBargain(tx, goods, buyerId, story);
    }
  }

  private async addBargain(tx: Tx, goods: Negotiable, buyerId: number, story: Story): Promise<void> {
    const prices = story.offers.map((percent) => Math.floor((goods.price * percent) / 100_000) * 1000);
    const lastOf = (isBuyers: boolean): number | null =>
      prices.findLast((_price, at) => (at % 2 === 0) === isBuyers) ?? null;
    const end = new Date(Date.now() + story.hours * HOUR_MS);
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO bargain (goods_id, company_id, seller_id, buyer_id, quantity, currency, price, buyer_price,
         merchant_price, offer_price, offers, status, expired_at, ended_at, created_at)
       VALUES ($1, $2, $3, $4, 1, $5, $6, $7, $8, $9, $10, $11, $12, $13, $12::timestamptz - interval '72 hours')
       RETURNING id`,
      [
        ...[goods.id, goods.company_id, goods.seller_id, buyerId, goods.currency, goods.price],
        ...[lastOf(true), lastOf(false), prices.at(-1) ?? 0, prices.length, story.status, end],
        story.hours < 0 ? end : null,
      ],
    );
    await tx.query(
      `INSERT INTO bargain_offer (bargain_id, seq, account_id, price, expired_at, created_at)
       SELECT $1, o.seq, CASE WHEN o.seq % 2 = 1 THEN $2::bigint ELSE $3::bigint END, o.price,
         $4::timestamptz, $4::timestamptz - interval '72 hours' + o.seq * interval '4 hours'
       FROM unnest($5::bigint[]) WITH ORDINALITY o (price, seq)`,
      [rows[0]?.id ?? 0, buyerId, goods.seller_id, end, prices],
    );
    if (story.status === agreed)
      await tx.query(
        'UPDATE goods SET quantity = quantity - 1, sale_state = CASE quantity WHEN 1 THEN 2 ELSE sale_state END WHERE id = $1',
        [goods.id],
      );
  }
}
