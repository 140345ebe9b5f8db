import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { ofCompanies } from '../../platform/database/row-scope.js';

/** Whose rows a reader sees; null: everybody's. */
type Companies = readonly number[] | null;

export interface PieceRow {
  id: number;
  product_id: number;
  goods_name: string;
  goods_code: string | null;
  maker: string;
  category_name: string;
  gtin: string | null;
  serial_number: string;
  company_id: number;
  company_name: string | null;
  place: number;
  is_reserved: boolean;
  ware_house_name: string | null;
  bin_code: string | null;
  created_at: Date;
}

export interface EntryRow {
  id: number;
  kind: string;
  at: Date;
  company_name: string | null;
  username: string | null;
  type: number | null;
  change: number | null;
  ware_house_name: string | null;
  bin_code: string | null;
  subject_type: string | null;
  subject_id: number | null;
  result: number | null;
  text: string | null;
}

/** What is searched: a number, alone or of the items with a GTIN, whatever has that GTIN, or what is on a document. */
export interface Wanted {
  id: number | null;
  gtin: string | null;
  serialKey: string | null;
  document: string | null;
}

export interface NewLine {
  serialUnitId: number;
  companyId: number;
  accountId: number | null;
  kind: string;
  subjectType: string | null;
  subjectId: number | null;
  facts: object;
}

const FOUND_MAX = 20;
const LINES_MAX = 500;

@Injectable()
export class PassportRepository {
  /** Pieces that are or were in the stock of the reader's companies; where others have one now is not revealed. */
  async pieces(
    q: Queryable,
    language: Language,
    companies: Companies,
    { id, gtin, serialKey, document }: Wanted,
  ): Promise<PieceRow[]> {
    const { rows } = await q.query<PieceRow>(
      `${piecesSql(language, companies)}
       AND ($1::bigint IS NULL OR u.id = $1) AND ($2::text IS NULL OR p.gtin = $2)
         AND ($3::text IS NULL OR u.serial_key = $3)
         AND ($4::text IS NULL OR EXISTS (
           SELECT FROM arrival a JOIN arrival_line l ON l.arrival_id = a.id
           WHERE a.sn = $4 AND l.product_id = u.product_id
             AND upper(normalize(btrim(l.serial_number), NFKC)) = u.serial_key
           UNION ALL
           SELECT FROM send e JOIN send_line l ON l.send_id = e.id
           WHERE e.sn = $4 AND l.product_id = u.product_id
             AND upper(normalize(btrim(l.serial_number), NFKC)) = u.serial_key
           UNION ALL
           SELECT FROM stock_document d JOIN stock_movement m ON m.source_type = 'stock_document' AND m.source_id = d.id
           WHERE d.sn = $4 AND m.serial_unit_id = u.id))
       ORDER BY u.id DESC LIMIT ${FOUND_MAX}`,
      [id, gtin, serialKey, document],
    );
    return rows;
  }

  async piecesOf(
    q: Queryable,
    language: Language,
    companies: Companies,
    ids: readonly number[],
  ): Promise<PieceRow[]> {
    const { rows } = await q.query<PieceRow>(
      `${piecesSql(language, companies)} AND u.id = ANY ($1::bigint[]) ORDER BY u.id`,
      [ids],
    );
    return rows;
  }

  /** The history of a piece, as far as its reader may see it. */
  async entries(
    q: Queryable,
    language: Language,
    companies: Companies,
    { id, product_id }: Pick<PieceRow, 'id' | 'product_id'>,
  ): Promise<EntryRow[]> {
    const company = localized('c.name', language);
    const { rows } = await q.query<EntryRow>(
      `SELECT m.id, 'movement' AS kind, m.created_at AS at, ${company} AS company_name, a.username, m.type,
         m.change, w.name AS ware_house_name, bin.code AS bin_code, m.source_type AS subject_type,
         m.source_id AS subject_id, NULL::int AS result, NULL AS text
       FROM stock_movement m JOIN warehouse w ON w.id = m.warehouse_id JOIN company c ON c.id = m.company_id
       LEFT JOIN account a ON a.id = m.account_id LEFT JOIN warehouse_bin bin ON bin.id = m.bin_id
       WHERE m.serial_unit_id = $1 AND m.place = 1 AND ${ofCompanies('m', companies)}
       UNION ALL
       SELECT g.id, 'listing', coalesce(g.listed_at, g.created_at), ${company}, NULL, NULL, NULL, NULL, NULL, 'goods', g.id,
         NULL, g.goods_sn
       FROM goods g LEFT JOIN company c ON c.id = g.company_id
       WHERE g.product_id = $2 AND g.serial_number IS NOT NULL AND ${ofCompanies('g', companies)}
         AND upper(normalize(btrim(g.serial_number), NFKC)) = (SELECT serial_key FROM serial_unit WHERE id = $1)
       UNION ALL
       SELECT l.id, l.kind, l.at, ${company}, a.username, NULL, NULL, NULL, NULL, l.subject_type, l.subject_id,
         (l.facts ->> 'result')::int, l.facts ->> 'text'
       FROM passport_line l JOIN company c ON c.id = l.company_id LEFT JOIN account a ON a.id = l.account_id
       WHERE l.serial_unit_id = $1 AND ${ofCompanies('l', companies)}
       UNION ALL
       SELECT q.id, 'recall', y.told_at, ${company}, NULL, NULL, NULL, NULL, NULL, 'recall', r.id, NULL,
         r.sn || ' · ' || ${localized('r.name', language)}
       FROM recall_piece q JOIN recall_party y ON y.id = q.party_id JOIN recall r ON r.id = y.recall_id
       LEFT JOIN company c ON c.id = y.company_id
       WHERE q.serial_unit_id = $1 AND ${ofCompanies('y', companies)}
       UNION ALL
       SELECT s.id, 'statement', s.created_at, ${company}, a.username, NULL, NULL, NULL, NULL, 'clean_statement', s.id,
         CASE WHEN s.withdrawn_at IS NULL THEN 1 ELSE 0 END, s.sn
       FROM clean_statement s JOIN company c ON c.id = s.company_id LEFT JOIN account a ON a.id = s.account_id
       WHERE s.product_id = $2 AND s.serial_key = (SELECT serial_key FROM serial_unit WHERE id = $1)
         AND ${ofCompanies('s', companies)}
       UNION ALL
       SELECT n.id, 'notice', n.sent_at, ${company}, NULL, NULL, NULL, NULL, NULL, 'device_notice', n.id, NULL,
         nullif(n.answer, '')
       FROM device_notice n JOIN company c ON c.id = n.company_id
       WHERE n.product_id = $2 AND n.serial_key = (SELECT serial_key FROM serial_unit WHERE id = $1)
         AND n.sent_at IS NOT NULL AND ${ofCompanies('n', companies)}
       ORDER BY at DESC, kind, id DESC LIMIT ${LINES_MAX}`,
      [id, product_id],
    );
    return rows;
  }

  /** Null where the same was added before. */
  async addLine(tx: Tx, line: NewLine): Promise<number | null> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO passport_line (serial_unit_id, company_id, account_id, kind, subject_type, subject_id, facts)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT ON CONSTRAINT passport_line_once_uq DO NOTHING RETURNING id`,
      [
        line.serialUnitId,
        line.companyId,
        line.accountId,
        line.kind,
        line.subjectType,
        line.subjectId,
        line.facts,
      ],
    );
    return rows[0]?.id ?? null;
  }
}

function piecesSql(language: Language, companies: Companies): string {
  const isOwn = ofCompanies('u', companies);
  const own = (sql: string): string => `CASE WHEN ${isOwn} THEN ${sql} END`;
  return `SELECT u.id, u.product_id, ${localized('p.name', language)} AS goods_name, p.goods_code,
       ${localized('b.name', language)} AS maker, ${localized('k.name', language)} AS category_name, p.gtin,
       u.serial_number, u.company_id, ${own(localized('c.name', language))} AS company_name,
       coalesce(${own('u.place')}, 0) AS place, coalesce(${own('u.is_reserved')}, false) AS is_reserved,
       ${own('w.name')} AS ware_house_name, ${own('bin.code')} AS bin_code, u.created_at
     FROM serial_unit u JOIN product p ON p.id = u.product_id JOIN brand b ON b.id = p.brand_id
     JOIN category k ON k.id = p.category_id JOIN company c ON c.id = u.company_id
     LEFT JOIN stock s ON s.id = u.stock_id LEFT JOIN warehouse w ON w.id = s.warehouse_id
     LEFT JOIN warehouse_bin bin ON bin.id = u.bin_id
     WHERE (${isOwn} OR EXISTS (
       SELECT FROM stock_movement m WHERE m.serial_unit_id = u.id AND ${ofCompanies('m', companies)}))`;
}
