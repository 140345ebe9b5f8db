import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withhold } from './column-grants.js';

/**
 * Records whose parts are written with them. `tx` is the transaction that made the row, which no later one can claim:
 * the default of a column that the server's role cannot write, and 64 bits do not come round. `xmin` would not do, as
 * each savepoint has one of its own.
 */
const MADE_WHOLE = [
  'bargain',
  'company_submission',
  'evaluation',
  'feedback',
  'goods_submission',
  'journal_entry',
  'opening_import',
  'order_address',
  'orders',
  'payment_group',
  'payout_file',
  'refund',
  'refund_entry',
  'remittance',
  'stock_document',
  'transfer',
  'withdrawal',
];
/** Those that move: from where, and in which transaction, as their histories must have it. */
const MOVING: Readonly<Record<string, string>> = {
  orders: 'status',
  refund: 'status',
  stock_document: 'status, audit_status',
  // An alarm over one that is stopped is a step of its history too.
  transfer: 'status, alarm_at',
  withdrawal: 'status',
};

const HISTORIES = {
  order_history: 'orders',
  transfer_history: 'transfer',
  withdrawal_history: 'withdrawal',
} as const;
const COUNTED = {
  order_history: 'order_id',
  transfer_history: 'transfer_id',
  withdrawal_history: 'withdrawal_id',
} as const;
/** Of a row that was not there before. */
const BEGINNING = -32_768;

const made = (parent: string, key: string, id = 'id'): string =>
  `EXISTS (SELECT FROM ${parent} p WHERE p.${id} = a.${key} AND p.tx = pg_current_xact_id())`;
const madeOrMoved = (parent: string, key: string): string =>
  `EXISTS (SELECT FROM ${parent} p WHERE p.id = a.${key} AND pg_current_xact_id() IN (p.tx, p.moved_tx))`;
const really = (history: keyof typeof HISTORIES): string => `EXISTS (
          SELECT FROM ${HISTORIES[history]} p WHERE p.id = a.${COUNTED[history]} AND p.status = a.to_status
            AND CASE a.from_key WHEN ${BEGINNING} THEN p.tx = pg_current_xact_id() AND p.moved_tx IS NULL
              ELSE p.moved_tx = pg_current_xact_id() AND p.moved_from = a.from_key END)
        -- One move is one row: the next goes on from where the last one came to.
        AND NOT EXISTS (
          SELECT FROM (SELECT h.from_key, h.to_status FROM ${history} h
            WHERE h.${COUNTED[history]} = a.${COUNTED[history]} AND h.seq < a.seq ORDER BY h.seq DESC LIMIT 1) last
          WHERE (last.from_key, last.to_status) = (a.from_key, a.to_status) AND a.from_key <> a.to_status)`;

/** Of each row \`a\` that is added: what must be true of the row it belongs to. */
const RULES: Readonly<Record<string, string>> = {
  auction_reserve_change: `EXISTS (
          SELECT FROM auction p WHERE p.id = a.auction_id AND p.reserve_tx = pg_current_xact_id() AND p.last_ord = a.ord
            AND p.reserve_was IS NOT DISTINCT FROM a.reserve_before AND p.reserve_price IS NOT DISTINCT FROM a.reserve_after)`,
  bank_line: `EXISTS (SELECT FROM bank_import p WHERE p.id = a.import_id AND p.added_count IS NULL)`,
  bargain_offer: `EXISTS (
          SELECT FROM bargain p WHERE p.id = a.bargain_id AND pg_current_xact_id() IN (p.tx, p.offered_tx)
            AND (p.offers, p.offer_price) = (a.seq, a.price))`,
  company_submission_file: made('company_submission', 'submission_id'),
  evaluation_image: made('evaluation', 'evaluation_id'),
  feedback_image: made('feedback', 'feedback_id'),
  goods_submission_file: made('goods_submission', 'submission_id'),
  opening_import_document: made('stock_document', 'document_id'),
  opening_import_row: made('opening_import', 'import_id'),
  // What was won gets its address when its buyer settles it, before it is paid.
  order_address: `EXISTS (
          SELECT FROM orders p WHERE p.id = a.order_id
            AND (p.tx = pg_current_xact_id() OR p.auction_id IS NOT NULL AND p.status = 10))`,
  order_history: really('order_history'),
  order_line: made('orders', 'order_id'),
  order_tax: made('order_address', 'order_id', 'order_id'),
  orders: `a.payment_group_id IS NULL OR ${made('payment_group', 'payment_group_id')}`,
  payout_file_item: made('payout_file', 'file_id'),
  recall_piece: `EXISTS (
          SELECT FROM recall_party y JOIN recall p ON p.id = y.recall_id WHERE y.id = a.party_id AND p.status = 1)`,
  // With a state it is of a move; without one it is a message, which people may write at any time.
  refund_entry: `a.status IS NULL OR EXISTS (
          SELECT FROM refund p WHERE p.id = a.refund_id AND p.status = a.status
            AND pg_current_xact_id() IN (p.tx, p.moved_tx))`,
  refund_entry_file: made('refund_entry', 'entry_id'),
  remittance_file: made('remittance', 'remittance_id'),
  remittance_share: made('remittance', 'remittance_id'),
  stock_count_document: made('stock_document', 'document_id'),
  stock_count_scan: `EXISTS (SELECT FROM stock_count p WHERE p.id = a.count_id AND p.status = 0)`,
  stock_document_line: made('stock_document', 'document_id'),
  stock_partner: `EXISTS (
          SELECT FROM stock_document p WHERE p.id = a.document_id AND p.moved_tx = pg_current_xact_id() AND p.audit_status = 1)`,
  transfer_history: really('transfer_history'),
  withdrawal_history: really('withdrawal_history'),
};

/** The same, asked at the commit: the record is moved after what moves by it. \`a\` is the row, NEW. */
const RULES_AT_COMMIT: Readonly<Record<string, string>> = {
  refund_line: madeOrMoved('refund', 'refund_id').replace('a.refund_id', 'NEW.refund_id'),
  // What is on its way arrives in parts, while its document stands as it did.
  stock_movement: `CASE NEW.source_type
          WHEN 'stock_document' THEN EXISTS (
            SELECT FROM stock_document p WHERE p.id = NEW.source_id
              AND (p.moved_tx = pg_current_xact_id() OR p.type = 31 AND p.status IN (2, 4)))
          -- A move between bins has no document; it is written at once.
          WHEN 'bin_move' THEN NOT EXISTS (
            SELECT FROM stock_movement m WHERE m.source_type = 'bin_move' AND m.source_id = NEW.source_id
              AND m.tx <> pg_current_xact_id())
          ELSE false END`,
  stock_transit: `NEW.holder_type = 'stock_document' AND EXISTS (
            SELECT FROM stock_document p WHERE p.id = NEW.holder_id AND p.moved_tx = pg_current_xact_id())`,
};

const refusal = (table: string): string => `
          RAISE EXCEPTION 'a row of % belongs to no record that this transaction made or moved', TG_TABLE_NAME
            USING ERRCODE = 'check_violation', CONSTRAINT = '${table}_belongs_ck';`;

/** Whatever was finished takes nothing more: each part comes in the transaction that made or moved its record. */
export class CloseFinishedRecords1764007102001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const table of [...MADE_WHOLE, 'stock_movement'])
      await db.query(`ALTER TABLE ${table} ADD COLUMN tx xid8 NOT NULL DEFAULT pg_current_xact_id()`);
    for (const table of Object.keys(MOVING))
      await db.query(`ALTER TABLE ${table} ADD COLUMN moved_from smallint, ADD COLUMN moved_tx xid8`);
    await db.query(`ALTER TABLE bargain ADD COLUMN offered_tx xid8`);
    await db.query(`ALTER TABLE auction ADD COLUMN reserve_was bigint, ADD COLUMN reserve_tx xid8`);
    await this.protect(db);
    await this.noteMoves(db);
    for (const [table, rule] of Object.entries(RULES)) await this.judge(db, table, rule);
    for (const [table, rule] of Object.entries(RULES_AT_COMMIT)) await this.judgeAtCommit(db, table, rule);
    await this.judgePostings(db, true);
  }

  async down(db: QueryRunner): Promise<void> {
    await this.judgePostings(db, false);
    for (const table of [...Object.keys(RULES), ...Object.keys(RULES_AT_COMMIT)]) {
      await db.query(`DROP TRIGGER ${table}_belongs ON ${table}`);
      await db.query(`DROP FUNCTION ${table}_belongs`);
    }
    for (const table of Object.keys(MOVING)) await db.query(`DROP TRIGGER ${table}_moved ON ${table}`);
    await db.query(`DROP TRIGGER bargain_offered ON bargain`);
    await db.query(`DROP TRIGGER auction_reserve_moved ON auction`);
    for (const name of ['note_move', 'note_offer', 'note_reserve']) await db.query(`DROP FUNCTION ${name}`);
    await db.query(`DROP TRIGGER bank_import_append_only ON bank_import`);
    await db.query(`GRANT UPDATE, DELETE ON order_line TO fovea_app`);
    await db.query(`GRANT DELETE ON auction, orders TO fovea_app`);
    await db.query(`ALTER TABLE auction DROP COLUMN reserve_was, DROP COLUMN reserve_tx`);
    await db.query(`ALTER TABLE bargain DROP COLUMN offered_tx`);
    for (const table of Object.keys(MOVING))
      await db.query(`ALTER TABLE ${table} DROP COLUMN moved_from, DROP COLUMN moved_tx`);
    for (const table of [...MADE_WHOLE, 'stock_movement'])
      await db.query(`ALTER TABLE ${table} DROP COLUMN tx`);
    await db.query(`GRANT INSERT ON order_address TO fovea_app`);
  }

  /** A transaction cannot pretend to be another. Tables that are granted by columns do not grant what was added above. */
  private async protect(db: QueryRunner): Promise<void> {
    await withhold(db, 'order_address', { always: ['tx'] });
    // A line stays as it was ordered, but for what is bargained, sent and returned of it.
    await db.query(`REVOKE DELETE, TRUNCATE ON auction, orders FROM fovea_app`);
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON order_line FROM fovea_app`);
    await db.query(
      `GRANT UPDATE (bargain_id, bargain_buyer_id, released, returned) ON order_line TO fovea_app`,
    );
    await db.query(`
      CREATE TRIGGER bank_import_append_only BEFORE UPDATE ON bank_import FOR EACH ROW
      WHEN (OLD.added_count IS NOT NULL) EXECUTE FUNCTION refuse_change()`);
  }

  private async noteMoves(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION note_move() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      BEGIN
        NEW.moved_from := OLD.status;
        NEW.moved_tx := pg_current_xact_id();
        RETURN NEW;
      END $$`);
    for (const [table, columns] of Object.entries(MOVING)) {
      const isMoved = columns
        .split(', ')
        .map((column) => `OLD.${column} IS DISTINCT FROM NEW.${column}`)
        .join(' OR ');
      await db.query(`
        CREATE TRIGGER ${table}_moved BEFORE UPDATE OF ${columns} ON ${table} FOR EACH ROW
        WHEN (${isMoved}) EXECUTE FUNCTION note_move()`);
    }
    await db.query(`
      CREATE FUNCTION note_offer() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      BEGIN
        NEW.offered_tx := pg_current_xact_id();
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER bargain_offered BEFORE UPDATE OF offers ON bargain FOR EACH ROW
      WHEN (NEW.offers > OLD.offers) EXECUTE FUNCTION note_offer()`);
    await db.query(`
      CREATE FUNCTION note_reserve() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      BEGIN
        NEW.reserve_was := OLD.reserve_price;
        NEW.reserve_tx := pg_current_xact_id();
        RETURN NEW;
      END $$`);
    await db.query(`
      CREATE TRIGGER auction_reserve_moved BEFORE UPDATE OF reserve_price ON auction FOR EACH ROW
      WHEN (OLD.reserve_price IS DISTINCT FROM NEW.reserve_price) EXECUTE FUNCTION note_reserve()`);
  }

  private async judge(db: QueryRunner, table: string, rule: string): Promise<void> {
    await db.query(`
      CREATE FUNCTION ${table}_belongs() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      BEGIN
        IF EXISTS (SELECT FROM added a WHERE NOT (${rule})) THEN${refusal(table)}
        END IF;
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE TRIGGER ${table}_belongs AFTER INSERT ON ${table} REFERENCING NEW TABLE AS added FOR EACH STATEMENT
      WHEN (NOT has_table_privilege('${table}', 'TRIGGER')) EXECUTE FUNCTION ${table}_belongs()`);
  }

  private async judgeAtCommit(db: QueryRunner, table: string, rule: string): Promise<void> {
    await db.query(`
      CREATE FUNCTION ${table}_belongs() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      BEGIN
        IF NOT (${rule}) THEN${refusal(table)}
        END IF;
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE CONSTRAINT TRIGGER ${table}_belongs AFTER INSERT ON ${table} DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
      WHEN (NOT has_table_privilege('${table}', 'TRIGGER')) EXECUTE FUNCTION ${table}_belongs()`);
  }

  /** In the look at the entry that each posting takes anyway. */
  private async judgePostings(db: QueryRunner, isClosed: boolean): Promise<void> {
    await db.query(`
      CREATE OR REPLACE FUNCTION posting_moves_balance() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = public, pg_temp AS $$
      DECLARE entry_at timestamptz; entry_type smallint;${isClosed ? ' entry_tx xid8;' : ''}
      BEGIN
        UPDATE ledger_account SET balance = balance + NEW.change, last_seq = last_seq + 1
        WHERE id = NEW.account_id
        RETURNING last_seq, balance, kind, CASE owner_type WHEN 'member' THEN owner_id END,
          CASE owner_type WHEN 'company' THEN owner_id END
        INTO NEW.seq, NEW.after, NEW.kind, NEW.member_id, NEW.company_id;
        SELECT created_at, type${isClosed ? ', tx' : ''} INTO entry_at, entry_type${isClosed ? ', entry_tx' : ''}
        FROM journal_entry WHERE id = NEW.entry_id;${
          isClosed
            ? `
        IF entry_tx <> pg_current_xact_id() THEN
          RAISE EXCEPTION 'journal entry % is closed', NEW.entry_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'posting_belongs_ck';
        END IF;`
            : ''
        }
        -- Where there is no such entry its foreign key says so.
        NEW.created_at := coalesce(entry_at, clock_timestamp());
        NEW.type := coalesce(entry_type, 9);
        RETURN NEW;
      END $$`);
  }
}
