import { Injectable } from '@nestjs/common';
import { WAREHOUSE_STATUS } from '@fovea/shared-types/states';
import type { Language } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';
import type { Queryable } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { rowsInScope, type RowReader } from '../../platform/database/row-scope.js';
import { SqlFilter } from '../../platform/database/sql-filter.js';
import { productJoins, selected, typeName } from '../stock/stock-rows.js';
import { DOCUMENT_JOINS, IS_BY_HAND, thingColumns } from './stock-document.rows.js';

export interface ThingRow {
  product_id: number;
  goods_name: string;
  goods_name_c: string;
  goods_code: string | null;
  maker: string;
  category_name: string;
  serial_number: string | null;
}

export interface DetailRow extends ThingRow {
  id: number;
  sn: string;
  type: number;
  type_name: string;
  kind: number | null;
  good_number: number;
  line_count: number;
  status: number;
  audit_status: number;
  company_id: number;
  ware_house_id: number;
  ware_house_name: string;
  arrival_id: number | null;
  arrived_sn: string | null;
  to_ware_house_id: number | null;
  to_ware_house_name: string | null;
  customer_id: number | null;
  customer_name: string | null;
  customer_tel: string | null;
  customer_address: string | null;
  logistics_code: string;
  remark: string;
  account_id: number;
  username: string;
  created_at: Date;
  is_by_hand: boolean;
  value_amount: number;
  currency: Currency;
  audit_notes: string | null;
  audit_username: string | null;
  audit_win_time: Date | null;
  scrap_notes: string | null;
  scrapped_by: string | null;
  scrapped_at: Date | null;
  reverses_id: number | null;
  reverses_sn: string | null;
  reverses_type: number | null;
}

/** A request to undo a document. */
export interface ReversalRow {
  id: number;
  sn: string;
  audit_status: number;
  remark: string;
  account_id: number;
  username: string;
  created_at: Date;
  audit_username: string | null;
  audit_notes: string | null;
  audit_win_time: Date | null;
}

export interface LineRow extends ThingRow {
  line: number;
  good_number: number;
  lot_number: string;
  expires_on: string | null;
  tracking: number;
  bin_id: number | null;
  bin_code: string | null;
  unit_cost_amount: number | null;
  goods_id: number | null;
  goods_sn: string | null;
  listing_name: string | null;
  publish_goods: boolean;
  ware_house_product_good_number: number;
  reserved: number;
}

export interface ChoiceRow {
  code: number;
  name: string;
}

const CHOICES_MAX = 200;

const things = (language: Language): string => selected(thingColumns, language);

/** Stock documents for reading, each for those who may see it. */
@Injectable()
export class StockDocumentQueryRepository {
  /** @param types of which it must be one */
  async findStockDocument(
    q: Queryable,
    reader: RowReader & { language: Language },
    key: { id: number } | { sn: string },
    types: readonly number[] | null,
  ): Promise<DetailRow | undefined> {
    const { language } = reader;
    const filter = new SqlFilter();
    if ('id' in key) filter.where(`t.id = ${filter.value(key.id)}`);
    else filter.where(`t.sn = ${filter.value(key.sn)}`);
    if (types !== null) filter.where(`t.type = ANY (${filter.value([...types])}::smallint[])`);
    filter.where(
      rowsInScope(reader, { company: 't.company_id', creator: 't.account_id' }, (value) =>
        filter.value(value),
      ),
    );
    const { rows } = await q.query<DetailRow>(
      `SELECT t.id, t.sn, t.type, ${typeName('t.type')({ language })} AS type_name, t.kind, ${things(language)},
         t.quantity AS good_number, t.line_count, t.status, t.audit_status, t.company_id,
         t.warehouse_id AS ware_house_id, w.name AS ware_house_name,
         t.to_warehouse_id AS to_ware_house_id, o.name AS to_ware_house_name, t.customer_id, c.name AS customer_name, c.tel AS customer_tel,
         c.address AS customer_address, t.logistics_code, t.remark, t.account_id, a.username, t.created_at,
         ${IS_BY_HAND} AS is_by_hand, t.value_amount, t.currency, word.notes AS audit_notes, judge.username AS audit_username,
         word.decided_at AS audit_win_time, t.arrival_id, arrival.sn AS arrived_sn, t.scrap_notes, scrapper.username AS scrapped_by, t.scrapped_at,
         t.reverses_id, undone.sn AS reverses_sn, undone.type AS reverses_type
       FROM stock_document t ${DOCUMENT_JOINS} LEFT JOIN account scrapper ON scrapper.id = t.scrapped_by
         LEFT JOIN arrival ON arrival.id = t.arrival_id LEFT JOIN stock_document undone ON undone.id = t.reverses_id
       WHERE ${filter.sql}`,
      filter.values,
    );
    return rows[0];
  }

  /** The newest first. */
  async reversals(q: Queryable, id: number): Promise<ReversalRow[]> {
    const { rows } = await q.query<ReversalRow>(
      `SELECT t.id, t.sn, t.audit_status, t.remark, t.account_id, a.username, t.created_at,
         judge.username AS audit_username, word.notes AS audit_notes, word.decided_at AS audit_win_time
       FROM stock_document t JOIN account a ON a.id = t.account_id
       LEFT JOIN approval_decision word ON word.id = t.decision_id LEFT JOIN account judge ON judge.id = word.decided_by
       WHERE t.reverses_id = $1 ORDER BY t.id DESC`,
      [id],
    );
    return rows;
  }

  async lines(q: Queryable, language: Language, id: number): Promise<LineRow[]> {
    const { rows } = await q.query<LineRow>(
      `SELECT l.line, ${things(language)}, l.quantity AS good_number, l.lot_number, l.expires_on::text,
         p.tracking, l.bin_id, bin.code AS bin_code, l.unit_cost_amount, l.goods_id, g.goods_sn, ${localized('g.name', language)} AS listing_name,
         l.is_published AS publish_goods, coalesce(s.on_hand, 0) AS ware_house_product_good_number,
         coalesce(s.reserved, 0) AS reserved
       FROM stock_document t JOIN stock_document_line l ON l.document_id = t.id
       ${productJoins('l.product_id')} LEFT JOIN warehouse_bin bin ON bin.id = l.bin_id
       LEFT JOIN goods g ON g.id = l.goods_id
       LEFT JOIN stock s ON s.warehouse_id = t.warehouse_id AND s.product_id = l.product_id
       WHERE t.id = $1 ORDER BY l.line`,
      [id],
    );
    return rows;
  }

  /** Warehouses that are enabled, by name. */
  async warehouses(
    q: Queryable,
    companies: readonly number[] | null,
  ): Promise<(ChoiceRow & { currency: Currency })[]> {
    const { rows } = await q.query<ChoiceRow & { currency: Currency }>(
      `SELECT id AS code, name, currency FROM warehouse
       WHERE status = ${WAREHOUSE_STATUS.enabled} AND ($1::bigint[] IS NULL OR company_id = ANY ($1::bigint[])) ORDER BY name, id LIMIT $2`,
      [companies === null ? null : [...companies], CHOICES_MAX],
    );
    return rows;
  }

  /** Customers, the newest first. */
  async customers(q: Queryable, companies: readonly number[] | null): Promise<ChoiceRow[]> {
    const { rows } = await q.query<ChoiceRow>(
      `SELECT id AS code, name FROM customer WHERE $1::bigint[] IS NULL OR company_id = ANY ($1::bigint[])
       ORDER BY id DESC LIMIT $2`,
      [companies === null ? null : [...companies], CHOICES_MAX],
    );
    return rows;
  }
}
