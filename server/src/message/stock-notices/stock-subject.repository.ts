import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../platform/database/database.js';
import type { LocalizedText } from '../../platform/database/localized.js';
import { invariant } from '../../platform/kernel/app-error.js';

/** A document with its first product. */
interface DocumentSubject extends LocalizedText {
  type: number;
  sn: string;
  company_id: number;
  account_id: number;
  username: string;
  remark: string;
  /** Of a reversal, the document that it undoes. */
  reversed: { id: number; sn: string; type: number; account_id: number } | null;
}

interface NoticeSubject extends LocalizedText {
  company_id: number;
  serial_number: string;
  maker: string;
}

interface StockSubject extends LocalizedText {
  company_id: number;
  warehouse: string;
  on_hand: number;
}

/** Documents and stock that notices are about: reads over the tables of the warehouse. Neither is ever deleted. */
@Injectable()
export class StockSubjectRepository {
  async document(q: Queryable, id: number): Promise<DocumentSubject> {
    const { rows } = await q.query<DocumentSubject>(
      `SELECT d.type, d.sn, d.company_id, d.account_id, a.username, d.remark, p.name_c AS c, p.name_e AS e,
         p.name_j AS j, CASE WHEN u.id IS NOT NULL
           THEN json_build_object('id', u.id, 'sn', u.sn, 'type', u.type, 'account_id', u.account_id) END AS reversed
       FROM stock_document d JOIN account a ON a.id = d.account_id LEFT JOIN stock_document u ON u.id = d.reverses_id
       JOIN stock_document_line l ON l.document_id = d.id AND l.line = 1 JOIN product p ON p.id = l.product_id
       WHERE d.id = $1`,
      [id],
    );
    invariant(rows[0], 'a document of a notification exists');
    return rows[0];
  }

  async stock(q: Queryable, id: number): Promise<StockSubject> {
    const { rows } = await q.query<StockSubject>(
      `SELECT s.company_id, w.name AS warehouse, s.on_hand, p.name_c AS c, p.name_e AS e, p.name_j AS j
       FROM stock s JOIN warehouse w ON w.id = s.warehouse_id JOIN product p ON p.id = s.product_id WHERE s.id = $1`,
      [id],
    );
    invariant(rows[0], 'stock of a notification exists');
    return rows[0];
  }

  async notice(q: Queryable, id: number): Promise<NoticeSubject> {
    const { rows } = await q.query<NoticeSubject>(
      `SELECT n.company_id, n.serial_number, coalesce(nullif(b.name_j, ''), b.name_e) AS maker, p.name_c AS c,
         p.name_e AS e, p.name_j AS j
       FROM device_notice n JOIN product p ON p.id = n.product_id JOIN brand b ON b.id = p.brand_id WHERE n.id = $1`,
      [id],
    );
    invariant(rows[0], 'a notice that was sent is not deleted');
    return rows[0];
  }
}
