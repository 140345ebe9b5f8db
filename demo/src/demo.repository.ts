import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import type { Queryable, SqlValue, Tx } from '@fovea/server/platform/database/database';
import { FORM_COLUMNS, formOfRow, type GoodsFormRow } from '@fovea/server/goods/publishing/goods-columns';
import type { SettledForm } from '@fovea/server/goods/publishing/settled-form';
import { invariant } from '@fovea/server/platform/kernel/app-error';
import { pictureSize } from './drawn.js';

type Row = Record<string, SqlValue>;

type DemoTable =
  | 'company'
  | 'account'
  | 'role'
  | 'category'
  | 'brand'
  | 'goods'
  | 'file'
  | 'company_submission'
  | 'approval_decision'
  | 'goods_submission'
  | 'draft_product'
  | 'goods_question'
  | 'company_licence'
  | 'licence_submission'
  | 'warehouse'
  | 'warehouse_bin'
  | 'customer_company'
  | 'customer'
  | 'product'
  | 'arrival'
  | 'recall'
  | 'engineer'
  | 'engineer_submission';

/** Goods of the demo with their newest auction, if there was one. */
export interface DemoRun {
  goods_id: number;
  goods_sn: string;
  auction_id: number | null;
  status: number | null;
  price: number | null;
  seconds_since_end: number | null;
  run_count: number;
}

/** A lot on which demo rivals may bid. */
export interface OpenLot {
  id: number;
  goods_sn: string;
  currency: Currency;
  start_price: number;
  step_price: number | null;
  price: number;
  buy_now_price: number | null;
  bid_count: number;
  leader_id: number | null;
  seconds_left: number;
}

/** Uploads are counted by the day they came: what the demo drew came long ago. */
const CAME = `clock_timestamp() - interval '30 days'`;

/** A public file of the demo, from its row. */
export interface DemoFile {
  key: string;
  kind: 'image' | 'file';
  mime: 'image/jpeg' | 'application/pdf';
  size: number;
  /** Null for what is no picture. */
  pixels: { width: number; height: number } | null;
  name: string;
}

/** Adds the file of a seller, unless it is there: $1 goods, $2 to $8 the file. */
const FILE_OF_SELLER = `
  INSERT INTO file (owner_id, key, kind, mime, size, width, height, name, created_at, claimed_at)
  SELECT seller_id, $2, $3, $4, $5, $6, $7, $8, ${CAME}, ${CAME} FROM goods WHERE id = $1
  ON CONFLICT ON CONSTRAINT file_key_uq DO NOTHING RETURNING id, owner_id, key`;
const fileValues = ({ key, kind, mime, size, pixels, name }: DemoFile): (string | number | null)[] => [
  key,
  kind,
  mime,
  size,
  pixels?.width ?? null,
  pixels?.height ?? null,
  name,
];

/** The SQL of the demo data. Any number, locked so that two nodes that start together do not seed twice. */
@Injectable()
export class DemoRepository {
  async lockSeeding(tx: Tx): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('fovea demo data'))`);
  }

  async hasGoods(q: Queryable): Promise<boolean> {
    const { rows } = await q.query<{ found: boolean }>(`SELECT EXISTS (SELECT FROM goods) AS found`);
    return rows[0]?.found ?? false;
  }

  /** Inserts one row and returns its id; table and column names are ours, never a caller's. */
  async insert(tx: Tx, table: DemoTable, row: Row): Promise<number> {
    const columns = Object.keys(row);
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((_, at) => `$${at + 1}`).join(', ')}) RETURNING id`,
      Object.values(row),
    );
    const id = rows[0]?.id;
    invariant(id !== undefined, `a row of ${table} has an id`);
    return id;
  }

  async update(tx: Tx, table: DemoTable, id: number, row: Row): Promise<void> {
    const columns = Object.keys(row).map((column, at) => `${column} = $${at + 2}`);
    await tx.query(`UPDATE ${table} SET ${columns.join(', ')} WHERE id = $1`, [id, ...Object.values(row)]);
  }

  async addDocument(tx: Tx, submissionId: number, ownerId: number, fileId: number): Promise<void> {
    await tx.query(
      `INSERT INTO company_submission_file (submission_id, sort, owner_id, file_id) VALUES ($1, 1, $2, $3)`,
      [submissionId, ownerId, fileId],
    );
  }

  /** Its document is the one by which its company was certified. */
  async addLicenceDocument(tx: Tx, licenceId: number, key: string): Promise<void> {
    await tx.query(
      `INSERT INTO licence_paper (licence_id, sort, file_id) SELECT $1, 1, id FROM file WHERE key = $2`,
      [licenceId, key],
    );
  }

  /** Their document is the one by which a company was certified. */
  async addEngineerDocument(tx: Tx, engineerId: number, key: string): Promise<void> {
    await tx.query(
      `INSERT INTO engineer_file (engineer_id, sort, file_id) SELECT $1, 1, id FROM file WHERE key = $2`,
      [engineerId, key],
    );
  }

  /** One piece of goods at its price; freight is included. */
  async addOrder(
    tx: Tx,
    order: { goodsId: number; buyerId: number; status: number; createdAt: Date },
  ): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `WITH placed AS (
         INSERT INTO orders (order_no, buyer_id, seller_id, company_id, currency, goods_total, total, status, pay_type,
           created_at)
         SELECT 'F' || to_char($4::timestamptz, 'YYYYMMDD') || '-' || padded(nextval('order_no_seq'), 6),
           $2, seller_id, company_id, currency, price, price, $3, 2, $4 FROM goods WHERE id = $1
         RETURNING id)
       INSERT INTO order_line (order_id, line, goods_id, goods_name_c, goods_name_e, goods_name_j, image_key, quantity,
         unit_price)
       SELECT placed.id, 1, g.id, g.name_c, g.name_e, g.name_j,
         (SELECT i.thumbnail_key FROM goods_image i WHERE i.goods_id = g.id ORDER BY i.sort LIMIT 1), 1, g.price
       FROM placed, goods g WHERE g.id = $1 RETURNING order_id AS id`,
      [order.goodsId, order.buyerId, order.status, order.createdAt],
    );
    const id = rows[0]?.id;
    invariant(id !== undefined, 'goods that were sold have a price');
    return id;
  }

  /** The platform's accounts at banks: buyers transfer to them, payouts go from them. */
  async namePlatformAccounts(tx: Tx): Promise<void> {
    await tx.query(
      `UPDATE house_account h SET payee = v.payee, bank_name = v.bank, bank_code = v.bank_code, branch_name = v.branch,
         branch_code = v.branch_code, account_type = v.type, account_no = v.no, client_code = v.client
       FROM (VALUES
         ('JPY', 'フォベア（カ', 'ミホン', '9998', 'ニホンバシ', '101', 1, '1234567', '1234567890'),
         ('CNY', '菲薇雅医疗科技（上海）有限公司', '示例银行', '999290000011', '上海虹桥支行', '', 2, '6200000000001234', ''),
         ('USD', 'Fovea Inc.', 'Sample Bank', 'SAMPUS33', 'New York', '', 2, '000123456789', '')
       ) v (currency, payee, bank, bank_code, branch, branch_code, type, no, client) WHERE h.currency = v.currency`,
    );
  }

  /** Above what the demo puts into stock: two people approve what is worth more. */
  async limitStockDocuments(tx: Tx): Promise<void> {
    await tx.query(
      `INSERT INTO approval_limit (document, currency, amount) VALUES ('stock_document', 'JPY', 50000000)`,
    );
  }

  /** What currencies were worth in the last days, so that exchanges near it need no reason. */
  async addReferenceRates(tx: Tx): Promise<void> {
    await tx.query(
      `INSERT INTO reference_rate (base, quote, rate, day, source)
       SELECT base, quote, round(rate * (1 + 0.001 * (back % 3)), 4),
         (clock_timestamp() AT TIME ZONE 'Asia/Tokyo')::date - back, 'Sample rates (demo)'
       FROM (VALUES ('USD', 'JPY', 149.3), ('USD', 'CNY', 6.97), ('CNY', 'JPY', 21.42)) v (base, quote, rate)
       CROSS JOIN generate_series(6, 0, -1) AS back`,
    );
  }

  async addOrderMove(
    tx: Tx,
    move: { orderId: number; seq: number; from: number; to: number; at: Date },
  ): Promise<void> {
    await tx.query(
      `INSERT INTO order_history (order_id, seq, from_status, to_status, created_at) VALUES ($1, $2, $3, $4, $5)`,
      [move.orderId, move.seq, move.from, move.to, move.at],
    );
  }

  async addEvaluation(
    tx: Tx,
    evaluation: {
      orderId: number;
      star: number;
      comment: string;
      status: number;
      hideReason: string | null;
      reply: string | null;
      repliedAt: Date | null;
      at: Date;
    },
  ): Promise<void> {
    await tx.query(
      `INSERT INTO evaluation (order_id, author_id, company_id, comment_star, comment_content, status, hide_reason,
         reply, replied_by, replied_at, created_at)
       SELECT id, buyer_id, company_id, $2, $3, $4, $5, $6, CASE WHEN $6::text IS NOT NULL THEN seller_id END, $7, $8
       FROM orders WHERE id = $1`,
      [
        evaluation.orderId,
        evaluation.star,
        evaluation.comment,
        evaluation.status,
        evaluation.hideReason,
        evaluation.reply,
        evaluation.repliedAt,
        evaluation.at,
      ],
    );
  }

  async grant(tx: Tx, roleId: number, permissions: readonly string[]): Promise<void> {
    await tx.query(
      `INSERT INTO role_menu (role_id, menu_id) SELECT $1, id FROM menu WHERE perms = ANY ($2::text[])`,
      [roleId, [...permissions]],
    );
  }

  /** One that comes with the program. */
  async shippedRole(tx: Tx, kind: string): Promise<number> {
    const { rows } = await tx.query<{ id: number }>('SELECT id FROM role WHERE kind = $1', [kind]);
    const [role] = rows;
    invariant(role, `the program has a role ${kind}`);
    return role.id;
  }

  async giveRole(tx: Tx, accountId: number, roleId: number): Promise<void> {
    await tx.query(`INSERT INTO account_role (account_id, role_id) VALUES ($1, $2)`, [accountId, roleId]);
  }

  /** Changes nothing where the picture, or another in its place, is there. */
  async addPicture(tx: Tx, goodsId: number, sort: number, file: DemoFile): Promise<void> {
    await tx.query(
      `WITH drawn AS (${FILE_OF_SELLER})
       INSERT INTO goods_image (goods_id, sort, owner_id, file_id, image_key, thumbnail_key, width, height)
       SELECT $1, $9, owner_id, id, key || '.1200.webp', key || '.480.webp', ${pictureSize.width}, ${pictureSize.height}
       FROM drawn ON CONFLICT DO NOTHING`,
      [goodsId, ...fileValues(file), sort],
    );
  }

  async addAttachment(tx: Tx, goodsId: number, sort: number, kind: number, file: DemoFile): Promise<void> {
    await tx.query(
      `WITH drawn AS (${FILE_OF_SELLER})
       INSERT INTO goods_attachment (goods_id, sort, kind, owner_id, file_id)
       SELECT $1, $9, $10, owner_id, id FROM drawn`,
      [goodsId, ...fileValues(file), sort, kind],
    );
  }

  /** The platform's item master: every device there are goods of, named and pictured as the first of them. */
  async addProducts(tx: Tx): Promise<void> {
    await tx.query(
      `INSERT INTO product (category_id, brand_id, goods_code, name_c, name_e, name_j, gtin, device_class,
         is_maintenance_required)
       SELECT DISTINCT ON (brand_id, model) category_id, brand_id, model, name_c, name_e, name_j, lpad(gtin, 14, '0'),
         jp_class, coalesce(jp_class >= 3, false) FROM goods
       ORDER BY brand_id, model, id`,
    );
    await tx.query(
      `UPDATE goods g SET product_id = p.id FROM product p WHERE p.brand_id = g.brand_id AND p.goods_code = g.model`,
    );
    await tx.query(
      `INSERT INTO product_image (product_id, sort, file_id)
       SELECT DISTINCT ON (g.product_id) g.product_id, 1, i.file_id
       FROM goods g JOIN goods_image i ON i.goods_id = g.id AND i.file_id IS NOT NULL ORDER BY g.product_id, g.id, i.sort`,
    );
  }

  /** A notice of a used device that waits for its maker, and the draft of another, each of a company in Japan. */
  async addNotices(tx: Tx): Promise<void> {
    await tx.query(
      `UPDATE brand SET notice_name = '品質保証部（架空）', notice_email = 'notices@maker.demo.fovea.example'`,
    );
    await tx.query(
      `INSERT INTO device_notice (company_id, product_id, serial_number, trade_name, generic_name, model, user_name,
         earlier_users, delivered_on, servicing, serviced_by, condition_note, past_repairs, status, sent_at, sent_to)
       SELECT company_id, product_id, serial, name, generic, model, CASE WHEN is_sent THEN '架空眼科医院' ELSE '' END, '',
         CASE WHEN is_sent THEN current_date - 40 END, CASE WHEN is_sent THEN '清掃・光軸の点検' ELSE '' END,
         CASE WHEN is_sent THEN '架空整備 大阪市架空区1-2-3 06-0000-0000' ELSE '' END,
         CASE WHEN is_sent THEN '使用頻度は週5日、保守点検済み' ELSE '' END, '', is_sent::int,
         CASE WHEN is_sent THEN clock_timestamp() - interval '5 days' END,
         CASE WHEN is_sent THEN 'notices@maker.demo.fovea.example' END
       FROM (
         SELECT u.*, row_number() OVER (ORDER BY company_id) = 1 AS is_sent FROM (
           SELECT DISTINCT ON (g.company_id) g.company_id, g.product_id, coalesce(nullif(g.serial_number, ''), 'DEMO-0001') AS serial,
             coalesce(nullif(p.name_j, ''), p.name_e) AS name, '眼撮影装置' AS generic, coalesce(p.goods_code, '') AS model
           FROM goods g JOIN product p ON p.id = g.product_id JOIN company c ON c.id = g.company_id
           WHERE c.country = 'JP' AND g.condition > 1 AND g.jp_class = 2 ORDER BY g.company_id, g.id) u) drafted
       ORDER BY company_id LIMIT 2`,
    );
  }

  /** Each category shows the first of its goods. */
  async showCategories(tx: Tx): Promise<void> {
    await tx.query(
      `UPDATE category k SET image_file_id = (SELECT i.file_id FROM goods g JOIN goods_image i ON i.goods_id = g.id
         WHERE g.category_id = k.id ORDER BY g.id, i.sort LIMIT 1)`,
    );
  }

  /** Goods without a newer submission: the demo may still add their pictures. */
  async listUntouched(q: Queryable): Promise<{ id: number; goods_sn: string; pictures: number }[]> {
    const { rows } = await q.query<{ id: number; goods_sn: string; pictures: number }>(
      `SELECT g.id, g.goods_sn, (SELECT count(*) FROM goods_image i WHERE i.goods_id = g.id) AS pictures
       FROM goods g WHERE g.goods_sn LIKE 'FV-%' AND g.status <> 90
         AND NOT EXISTS (SELECT FROM goods_submission s WHERE s.goods_id = g.id)`,
    );
    return rows;
  }

  async listGoodsIds(q: Queryable): Promise<Map<string, number>> {
    const { rows } = await q.query<{ id: number; goods_sn: string }>(
      `SELECT id, goods_sn FROM goods WHERE goods_sn LIKE 'FV-%'`,
    );
    return new Map(rows.map((row) => [row.goods_sn, row.id]));
  }

  async listAccountIds(q: Queryable, emails: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await q.query<{ id: number; email: string }>(
      `SELECT id, email FROM account WHERE email = ANY ($1::text[]) AND deleted_at IS NULL AND status = 1`,
      [[...emails]],
    );
    return new Map(rows.map((row) => [row.email, row.id]));
  }

  /** The form that goods answer to. */
  async formOf(q: Queryable, goodsId: number): Promise<SettledForm> {
    const { rows } = await q.query<GoodsFormRow>(`SELECT ${FORM_COLUMNS} FROM goods g WHERE g.id = $1`, [
      goodsId,
    ]);
    const [row] = rows;
    invariant(row, 'goods of the demo are there');
    return formOfRow(row);
  }

  async markWaiting(tx: Tx, goodsId: number): Promise<void> {
    await tx.query(`UPDATE goods SET audit_status = 0 WHERE id = $1`, [goodsId]);
  }

  /** Answered questions are counted beside their goods. */
  async countQuestions(tx: Tx): Promise<void> {
    await tx.query(
      `INSERT INTO goods_counter (goods_id, question_count)
       SELECT goods_id, count(*) FROM goods_question WHERE status = 2 GROUP BY goods_id`,
    );
  }

  async listRuns(q: Queryable, goodsSns: readonly string[]): Promise<DemoRun[]> {
    const { rows } = await q.query<DemoRun>(
      `SELECT g.id AS goods_id, g.goods_sn, a.id AS auction_id, a.status, a.price,
         extract(epoch FROM clock_timestamp() - a.closed_at)::float8 AS seconds_since_end,
         (SELECT count(*)::int FROM auction r WHERE r.goods_id = g.id) AS run_count
       FROM goods g
         LEFT JOIN LATERAL (SELECT * FROM auction x WHERE x.goods_id = g.id ORDER BY x.id DESC LIMIT 1) a ON true
       WHERE g.goods_sn = ANY ($1::text[]) AND g.status <> 90 AND g.quantity = 1
       ORDER BY g.id`,
      [[...goodsSns]],
    );
    return rows;
  }

  /** Running lots that require neither approval nor deposit. */
  async listOpenLots(q: Queryable, goodsSns: readonly string[]): Promise<OpenLot[]> {
    const { rows } = await q.query<OpenLot>(
      `SELECT a.id, g.goods_sn, a.currency, a.start_price, a.step_price, a.price, a.buy_now_price, a.bid_count, a.leader_id,
         extract(epoch FROM a.end_at - clock_timestamp())::float8 AS seconds_left
       FROM auction a JOIN goods g ON g.id = a.goods_id
       WHERE a.status IN (10, 20) AND a.start_at <= clock_timestamp() AND a.end_at > clock_timestamp()
         AND NOT a.need_approval AND a.deposit = 0 AND g.goods_sn = ANY ($1::text[])
       ORDER BY a.id`,
      [[...goodsSns]],
    );
    return rows;
  }
}
