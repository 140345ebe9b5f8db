import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import { noticeMachine } from '@fovea/shared-types/states/warehouse.states';
import { DEVICE_NOTICE_STATUS, STOCK_DOCUMENT_STATUS, LICENCE_STATUS } from '@fovea/shared-types/states';
import { STOCK_IN_KIND, STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { ofCompanies } from '../../platform/database/row-scope.js';
import type { FileShelf } from '../../platform/storage/file.service.js';
import { ANSWER_FILES_MAX } from '@fovea/shared-types/warehouse/document-bounds';
import { requireRows } from '../../platform/database/require-rows.js';

const { sent, answered } = DEVICE_NOTICE_STATUS;

/** A notice under its lock, as it is sent. */
export interface NoticeRow {
  id: number;
  company_id: number;
  status: number;
  serial_number: string;
  trade_name: string;
  generic_name: string;
  model: string;
  user_name: string;
  earlier_users: string;
  delivered_on: string | null;
  servicing: string;
  serviced_by: string;
  condition_note: string;
  past_repairs: string;
  company_name: string;
  company_address: string;
  company_phone: string;
  /** Licences that hold: kind and number. */
  licences: string[];
  maker: string;
  notice_name: string;
  notice_email: string | null;
  notice_language: number;
  missing: number[];
  sent_at: Date | null;
  /** The day on which it was sent, and today, by the calendar of its company. */
  sent_on: string | null;
  today: string;
  answered_on: string | null;
  answer: string;
  instructions: string;
}

/** Codes of `NOTICE_FACTS` that a notice lacks, in their order. */
export const MISSING = `array_remove(ARRAY[
  CASE WHEN t.trade_name = '' THEN 1 END, CASE WHEN t.generic_name = '' THEN 2 END,
  CASE WHEN t.model = '' THEN 3 END, CASE WHEN t.user_name = '' THEN 4 END,
  CASE WHEN t.delivered_on IS NULL THEN 5 END, CASE WHEN t.servicing = '' THEN 6 END,
  CASE WHEN t.serviced_by = '' THEN 7 END, CASE WHEN t.condition_note = '' THEN 8 END,
  CASE WHEN b.notice_email IS NULL THEN 9 END], NULL)`;

const READ = `SELECT t.id, t.company_id, t.status, t.serial_number, t.trade_name, t.generic_name, t.model, t.user_name,
    t.earlier_users, t.delivered_on::text AS delivered_on, t.servicing, t.serviced_by, t.condition_note, t.past_repairs,
    coalesce(nullif(c.name_j, ''), nullif(c.name_e, ''), c.name_c) AS company_name,
    coalesce(c.address, '') AS company_address, coalesce(c.company_phone, '') AS company_phone,
    ARRAY(SELECT concat_ws(' ', coalesce(nullif(k.name_j, ''), k.name_e), l.number)
      FROM company_licence l JOIN licence_kind k ON k.id = l.kind
      WHERE l.company_id = c.id AND l.status = ${LICENCE_STATUS.approved} AND (now() AT TIME ZONE c.time_zone)::date
        BETWEEN l.valid_from AND coalesce(l.valid_until, 'infinity') ORDER BY l.kind, l.id) AS licences,
    coalesce(nullif(b.name_j, ''), b.name_e) AS maker, b.notice_name, b.notice_email, b.notice_language,
    ${MISSING} AS missing, t.sent_at, (t.sent_at AT TIME ZONE c.time_zone)::date::text AS sent_on,
    (clock_timestamp() AT TIME ZONE c.time_zone)::date::text AS today, t.answered_on::text AS answered_on, t.answer, t.instructions
  FROM device_notice t JOIN company c ON c.id = t.company_id JOIN product p ON p.id = t.product_id
  JOIN brand b ON b.id = p.brand_id`;

/**
 * The passport entries of the piece of notice $1, as far as they are the company's own: from whom it came,
 * the last first, its own entries, and its ways to a workshop and back.
 */
const PASSPORT = `
  piece AS (
    SELECT u.id, n.company_id, c.time_zone FROM device_notice n JOIN company c ON c.id = n.company_id
    JOIN serial_unit u ON u.product_id = n.product_id AND u.serial_key = n.serial_key WHERE n.id = $1),
  moved AS (
    SELECT m.id, m.type, d.kind, (m.created_at AT TIME ZONE piece.time_zone)::date AS day, y.name
    FROM piece JOIN stock_movement m ON m.serial_unit_id = piece.id AND m.company_id = piece.company_id
      AND m.place = 1 AND m.step > 0 AND m.source_type = 'stock_document'
    JOIN stock_document d ON d.id = m.source_id AND d.status <> ${STOCK_DOCUMENT_STATUS.scrapped}
    LEFT JOIN stock_partner y ON y.document_id = d.id),
  came AS (
    SELECT day, name, row_number() OVER (ORDER BY id DESC) AS back FROM moved
    WHERE type = ${STOCK_TYPE.in} AND kind <> ${STOCK_IN_KIND.repair_return} AND name IS NOT NULL),
  said AS (
    SELECT l.id, l.kind, (l.at AT TIME ZONE piece.time_zone)::date || ' ' || (l.facts ->> 'text') AS words
    FROM piece JOIN passport_line l ON l.serial_unit_id = piece.id AND l.company_id = piece.company_id
    WHERE l.kind IN ('service', 'test') AND l.facts ->> 'text' <> ''),
  repaired AS (
    SELECT o.id, concat_ws(' ', concat_ws(' ~ ', o.day, (
      SELECT i.day FROM moved i WHERE i.id > o.id AND i.type = ${STOCK_TYPE.in} ORDER BY i.id LIMIT 1)), o.name) AS words
    FROM moved o WHERE o.type = ${STOCK_TYPE.repair})`;

/** The maker's letter. */
export const ANSWER_FILES: FileShelf = {
  table: 'device_notice_file',
  key: 'notice_id',
  rule: { kinds: ['image', 'file'], max: ANSWER_FILES_MAX, isPrivate: true },
};

/** Notices of used devices on their way to the makers. */
@Injectable()
export class NoticeRepository {
  /**
   * Fills what a draft leaves empty from its item and, of a piece that came through stock, from its passport.
   * @returns whether the company may use the item
   */
  async draft(tx: Tx, id: number): Promise<boolean> {
    const { count } = await tx.query(
      `WITH ${PASSPORT} UPDATE device_notice t SET
         trade_name = coalesce(nullif(t.trade_name, ''), nullif(p.name_j, ''), nullif(p.name_e, ''), p.name_c),
         generic_name = coalesce(nullif(t.generic_name, ''), nullif(p.generic_name_j, ''), nullif(p.generic_name_e, ''),
           p.generic_name_c),
         model = coalesce(nullif(t.model, ''), p.goods_code, ''),
         delivered_on = coalesce(t.delivered_on, (
           SELECT (min(m.created_at) AT TIME ZONE c.time_zone)::date FROM serial_unit u
           JOIN stock_movement m ON m.serial_unit_id = u.id AND m.company_id = t.company_id AND m.change > 0
           WHERE u.product_id = p.id AND u.serial_key = t.serial_key)),
         user_name = coalesce(nullif(t.user_name, ''), (SELECT left(name, 200) FROM came WHERE back = 1), ''),
         earlier_users = coalesce(nullif(t.earlier_users, ''), (
           SELECT left(string_agg(day || ' ' || name, E'\\n' ORDER BY back DESC), 2000) FROM came WHERE back > 1), ''),
         servicing = coalesce(nullif(t.servicing, ''), (
           SELECT left(string_agg(words, E'\\n' ORDER BY id), 2000) FROM said WHERE kind = 'service'), ''),
         serviced_by = coalesce(nullif(t.serviced_by, ''), (
           SELECT concat_ws(' ', coalesce(nullif(c.name_j, ''), nullif(c.name_e, ''), c.name_c), nullif(c.address, ''),
             nullif(c.company_phone, '')) WHERE EXISTS (SELECT FROM said WHERE kind = 'service')), ''),
         condition_note = coalesce(nullif(t.condition_note, ''), (
           SELECT left(string_agg(words, E'\\n' ORDER BY id), 2000) FROM said WHERE kind = 'test'), ''),
         past_repairs = coalesce(nullif(t.past_repairs, ''), (
           SELECT left(string_agg(words, E'\\n' ORDER BY id), 2000) FROM repaired), '')
       FROM product p, company c
       WHERE t.id = $1 AND c.id = t.company_id AND p.id = t.product_id
         AND (p.company_id IS NULL OR p.company_id = t.company_id)`,
      [id],
    );
    return count > 0;
  }

  async lockNotice(tx: Tx, id: number, companies: readonly number[] | null): Promise<NoticeRow | null> {
    const { rows } = await tx.query<NoticeRow>(
      `${READ} WHERE t.id = $1 AND ($2::bigint[] IS NULL OR t.company_id = ANY ($2::bigint[])) FOR UPDATE OF t`,
      [id, companies === null ? null : [...companies]],
    );
    return rows[0] ?? null;
  }

  async findNotice(q: Queryable, id: number, companies: readonly number[] | null): Promise<NoticeRow | null> {
    const { rows } = await q.query<NoticeRow>(`${READ} WHERE t.id = $1 AND ${ofCompanies('t', companies)}`, [
      id,
    ]);
    return rows[0] ?? null;
  }

  async send(tx: Tx, id: number, to: string): Promise<void> {
    requireRows(
      await tx.query(
        `UPDATE device_notice SET status = ${sent}, sent_at = clock_timestamp(), sent_to = $2
       WHERE id = $1 AND status IN (${noticeMachine.from('send').join()})`,
        [id, to],
      ),
      1,
    );
  }

  async answerNotice(
    tx: Tx,
    {
      id,
      answered_on,
      answer,
      instructions,
    }: { id: number; answered_on: string; answer: string; instructions: string },
  ): Promise<void> {
    requireRows(
      await tx.query(
        `UPDATE device_notice SET status = ${answered}, answered_on = $2, answer = $3, instructions = $4
       WHERE id = $1 AND status IN (${noticeMachine.from('answer').join()})`,
        [id, answered_on, answer, instructions],
      ),
      1,
    );
  }

  /** Notices whose maker has been silent for so many days, each reminded of from this moment; a few at a time. */
  async remindDue(tx: Tx, days: number, max: number): Promise<NoticeRow[]> {
    const { rows } = await tx.query<{ id: number }>(
      `UPDATE device_notice SET reminded_at = clock_timestamp() WHERE id IN (
         SELECT id FROM device_notice
         WHERE status = ${sent} AND coalesce(reminded_at, sent_at) <= clock_timestamp() - make_interval(days => $1)
         ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING id`,
      [days, max],
    );
    const due = await tx.query<NoticeRow>(`${READ} WHERE t.id = ANY ($1::bigint[]) ORDER BY t.id`, [
      rows.map(({ id }) => id),
    ]);
    return due.rows;
  }
}

/** In which language the maker reads. */
export const languageOf = ({ notice_language }: NoticeRow): Language =>
  notice_language === 1 ? 'zh' : notice_language === 2 ? 'en' : 'ja';
