import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../platform/database/database.js';
import type { LocalizedText } from '../../platform/database/localized.js';
import { isDeliveryOf } from '../../warehouse/compliance/recall-deliveries.js';
import { invariant } from '../../platform/kernel/app-error.js';

/** One that is notified of a recall, and how much of it they have. */
export interface NotifiedParty {
  id: number;
  company_id: number | null;
  account_id: number | null;
  /** The last order in which the account bought such a piece. */
  order_id: number | null;
  pieces: number;
  goods: LocalizedText;
  recall: LocalizedText;
  measures: LocalizedText;
  maker: string;
}

/** Somebody outside the platform who got a piece from a company. */
export interface NotifiedCustomer {
  name: string;
  email: string;
  country: string | null;
  pieces: string;
  company: LocalizedText;
  company_address: string;
  company_phone: string;
  recall: LocalizedText;
  reason: LocalizedText;
  measures: LocalizedText;
  maker: string;
  class: 1 | 2 | 3;
  sn: string;
  source: string;
}

interface RecalledLot {
  seller_id: number;
  goods_id: number;
  goods: LocalizedText;
  recall: LocalizedText;
}

const inThree = (column: string): string =>
  `json_build_object('c', ${column}_c, 'e', ${column}_e, 'j', ${column}_j)`;
const MAKER = `coalesce(nullif(b.name_j, ''), b.name_e)`;

/** The parties of a recall: reads over its tables. */
@Injectable()
export class RecallSubjectRepository {
  async parties(q: Queryable, ids: readonly number[]): Promise<NotifiedParty[]> {
    const { rows } = await q.query<NotifiedParty>(
      `SELECT y.id, y.company_id, y.account_id, n.pieces, n.goods,
         (SELECT max(o.id) FROM recall_piece q JOIN order_line l ON l.goods_id = q.goods_id
            JOIN orders o ON o.id = l.order_id AND o.buyer_id = y.account_id WHERE q.party_id = y.id) AS order_id, ${inThree('r.name')} AS recall,
         ${inThree('r.measures')} AS measures, ${MAKER} AS maker
       FROM recall_party y JOIN recall r ON r.id = y.recall_id JOIN brand b ON b.id = r.brand_id
       CROSS JOIN LATERAL (
         SELECT sum(q.quantity)::int AS pieces, (array_agg(coalesce(${inThree('g.name')}, ${inThree('p.name')}) ORDER BY q.id))[1] AS goods
         FROM recall_piece q LEFT JOIN goods g ON g.id = q.goods_id LEFT JOIN product p ON p.id = q.product_id
         WHERE q.party_id = y.id) n
       WHERE y.id = ANY ($1::bigint[]) ORDER BY y.id`,
      [[...ids]],
    );
    return rows;
  }

  /** Customers with an address for mail who bought or were delivered pieces of these companies, each once. */
  async customers(q: Queryable, partyIds: readonly number[]): Promise<NotifiedCustomer[]> {
    const { rows } = await q.query<NotifiedCustomer>(
      `SELECT k.name, k.email, k.country, string_agg(DISTINCT coalesce(nullif(q.serial_number, ''), q.lot_number), ', ') AS pieces,
         ${inThree('c.name')} AS company, coalesce(c.address, '') AS company_address,
         coalesce(c.company_phone, '') AS company_phone, ${inThree('r.name')} AS recall, ${inThree('r.reason')} AS reason,
         ${inThree('r.measures')} AS measures, ${MAKER} AS maker, r.class, r.sn, r.source
       FROM recall_piece q JOIN recall_party y ON y.id = q.party_id JOIN recall r ON r.id = y.recall_id
       JOIN brand b ON b.id = r.brand_id JOIN company c ON c.id = y.company_id JOIN customer k
         ON k.id = q.customer_id OR k.id IN (SELECT e.customer_id FROM send e WHERE ${isDeliveryOf('e', 'q')})
       WHERE q.party_id = ANY ($1::bigint[]) AND k.email <> ''
       GROUP BY k.id, c.id, r.id, b.id ORDER BY k.id`,
      [[...partyIds]],
    );
    return rows;
  }

  /** A lot and the recall that names its piece. */
  async lot(q: Queryable, auctionId: number, recallId: number): Promise<RecalledLot> {
    const { rows } = await q.query<RecalledLot>(
      `SELECT a.seller_id, a.goods_id, ${inThree('g.name')} AS goods, ${inThree('r.name')} AS recall
       FROM auction a JOIN goods g ON g.id = a.goods_id CROSS JOIN recall r WHERE a.id = $1 AND r.id = $2`,
      [auctionId, recallId],
    );
    const [lot] = rows;
    invariant(lot, 'an event of an auction refers to one that exists');
    return lot;
  }
}
