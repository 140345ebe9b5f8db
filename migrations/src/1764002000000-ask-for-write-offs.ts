import type { MigrationInterface, QueryRunner } from 'typeorm';

const MOVES: ReadonlyArray<readonly [number | null, number]> = [
  [null, 0],
  [0, 1],
  [0, -1],
  [0, -2],
];
/** By which money moves: nobody decides his own, whatever he holds. */
const NEVER_OWN = `'exchange', 'journal_voucher', 'transfer', 'withdrawal', 'write_off'`;
const BUTTON = 'finance:month-bill:write-off';
const PAGE = 'finance.writeOffs';

/** A bill's write-off is a paper of its own: one of finance asks for it, another books or refuses it. */
export class AskForWriteOffs1764002000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE write_off (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT write_off_pk PRIMARY KEY,
        sn text NOT NULL GENERATED ALWAYS AS ('WO' || right('0000000' || id::text, greatest(8, length(id::text)))) STORED
          CONSTRAINT write_off_sn_uq UNIQUE,
        bill_id bigint NOT NULL CONSTRAINT write_off_bill_fk REFERENCES month_bill (id),
        reason text NOT NULL CONSTRAINT write_off_reason_ck CHECK (length(reason) BETWEEN 1 AND 500),
        -- 0 under review, 1 booked, -1 refused, -2 taken back.
        status smallint NOT NULL DEFAULT 0 CONSTRAINT write_off_status_ck CHECK (status IN (0, 1, -1, -2)),
        decision_id bigint CONSTRAINT write_off_decision_uq UNIQUE
          CONSTRAINT write_off_decision_fk REFERENCES approval_decision (id),
        made_by bigint NOT NULL CONSTRAINT write_off_made_by_fk REFERENCES account (id),
        withdrawn_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        -- Its bill where it is booked, for the bill to refer to.
        booked_bill_id bigint GENERATED ALWAYS AS (CASE WHEN status = 1 THEN bill_id END) STORED
          CONSTRAINT write_off_booked_uq UNIQUE,
        CONSTRAINT write_off_decided_ck CHECK ((status IN (0, -2)) = (decision_id IS NULL)),
        CONSTRAINT write_off_withdrawn_ck CHECK ((status = -2) = (withdrawn_at IS NOT NULL))
      )`);
    await db.query(`CREATE UNIQUE INDEX write_off_open_uq ON write_off (bill_id) WHERE status IN (0, 1)`);
    for (const column of ['bill_id', 'status', 'created_at', 'made_by'])
      await db.query(`CREATE INDEX write_off_${column} ON write_off (${column}, id)`);
    for (const [from, to] of MOVES)
      await db.query(
        `INSERT INTO state_transition (machine, from_status, to_status) VALUES ('write_off', $1, $2)`,
        [from, to],
      );
    await carryOver(db);
    await db.query(`
      CREATE TRIGGER write_off_move AFTER UPDATE OF status ON write_off FOR EACH ROW
      WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_move('write_off', 'status')`);
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON write_off FROM fovea_app`);
    await db.query(`GRANT UPDATE (status, decision_id, withdrawn_at) ON write_off TO fovea_app`);
    await db.query(`
      ALTER TABLE approval_decision ADD CONSTRAINT approval_decision_never_own_ck
        CHECK (NOT is_own_by_wildcard OR document NOT IN (${NEVER_OWN}))`);
    await permit(db);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE approval_decision DROP CONSTRAINT approval_decision_never_own_ck`);
    await db.query(
      `DELETE FROM role_menu WHERE menu_id IN (SELECT id FROM menu WHERE key IN ($1, 'finance:write-off:add'))`,
      [PAGE],
    );
    await db.query(`DELETE FROM menu WHERE key IN ($1, 'finance:write-off:add')`, [PAGE]);
    await db.query(`UPDATE menu SET key = $1, perms = $1 WHERE key = 'finance:write-off:approve'`, [BUTTON]);
    await db.query(`
      ALTER TABLE month_bill
        ADD COLUMN write_off_by bigint CONSTRAINT month_bill_asker_fk REFERENCES account (id),
        ADD COLUMN write_off_note text,
        ADD COLUMN written_off_by bigint CONSTRAINT month_bill_second_fk REFERENCES account (id),
        DROP CONSTRAINT month_bill_void_ck`);
    await db.query(`
      UPDATE month_bill b SET write_off_by = w.made_by, write_off_note = w.reason,
        written_off_by = (SELECT d.decided_by FROM approval_decision d WHERE d.id = w.decision_id)
      FROM write_off w WHERE w.bill_id = b.id AND w.status IN (0, 1)`);
    await db.query(`
      ALTER TABLE month_bill
        DROP COLUMN written_off,
        ADD CONSTRAINT month_bill_void_ck CHECK (status <> 40 OR price = 0 OR written_off_by IS NOT NULL),
        ADD CONSTRAINT month_bill_two_ck CHECK (written_off_by IS NULL OR
          status = 40 AND write_off_by IS NOT NULL AND written_off_by <> write_off_by)`);
    await db.query(`CREATE INDEX month_bill_asker ON month_bill (write_off_by)`);
    await db.query(`CREATE INDEX month_bill_second ON month_bill (written_off_by)`);
    await db.query(`DROP TABLE write_off`);
    await db.query(`ALTER TABLE approval_decision DISABLE TRIGGER approval_decision_append_only`);
    await db.query(`DELETE FROM approval_decision WHERE document = 'write_off'`);
    await db.query(`ALTER TABLE approval_decision ENABLE TRIGGER approval_decision_append_only`);
    await db.query(`DELETE FROM state_transition WHERE machine = 'write_off'`);
  }
}

/** First words become papers that wait, second ones their approval; of a bill that was paid all the same there is nothing left. */
async function carryOver(db: QueryRunner): Promise<void> {
  await db.query(`
    INSERT INTO write_off (bill_id, reason, status, made_by, withdrawn_at, created_at)
    SELECT b.id, left(coalesce(nullif(trim(b.write_off_note), ''), '-'), 500), CASE WHEN l.is_left THEN -2 ELSE 0 END,
      b.write_off_by, CASE WHEN l.is_left THEN coalesce(b.pay_time, clock_timestamp()) END,
      coalesce((SELECT min(a.at) FROM audit_log a
        WHERE a.action = 'finance:month-bill:write-off' AND (a.subject_type, a.subject_id) = ('month_bill', b.id)
          AND a.account_id = b.write_off_by), clock_timestamp())
    FROM month_bill b CROSS JOIN LATERAL (SELECT b.status <> 20 AND b.written_off_by IS NULL AS is_left) l
    WHERE b.write_off_by IS NOT NULL ORDER BY b.id`);
  await db.query(`
    WITH word AS (
      INSERT INTO approval_decision (document, document_id, is_approved, is_final, needs_two, notes, field_reasons,
        initiator_id, decided_by, is_own_by_wildcard, decided_at)
      SELECT 'write_off', w.id, true, true, false, NULL, '{}', w.made_by, b.written_off_by, false,
        coalesce((SELECT e.created_at FROM journal_entry e
          WHERE (e.cause_type, e.cause_id, e.step) = ('month_bill', b.id, 'settle')), clock_timestamp())
      FROM write_off w JOIN month_bill b ON b.id = w.bill_id WHERE b.written_off_by IS NOT NULL
      RETURNING id, document_id)
    UPDATE write_off w SET status = 1, decision_id = word.id FROM word WHERE w.id = word.document_id`);
  // Equal to its own id where a booked paper says that it is written off.
  await db.query(`ALTER TABLE month_bill ADD COLUMN written_off bigint`);
  await db.query(`UPDATE month_bill SET written_off = id WHERE written_off_by IS NOT NULL`);
  await db.query(`
    ALTER TABLE month_bill
      DROP CONSTRAINT month_bill_two_ck,
      DROP CONSTRAINT month_bill_void_ck,
      DROP COLUMN write_off_by,
      DROP COLUMN write_off_note,
      DROP COLUMN written_off_by,
      ADD CONSTRAINT month_bill_written_off_fk FOREIGN KEY (written_off) REFERENCES write_off (booked_bill_id),
      ADD CONSTRAINT month_bill_written_off_ck CHECK (written_off IS NULL OR written_off = id AND status = 40),
      ADD CONSTRAINT month_bill_void_ck CHECK (status <> 40 OR price = 0 OR written_off IS NOT NULL)`);
  await db.query(
    `CREATE INDEX month_bill_written_off ON month_bill (written_off) WHERE written_off IS NOT NULL`,
  );
}

/** Who could write a bill off may see the queue, ask and decide; the start gives the rows their place and their words. */
async function permit(db: QueryRunner): Promise<void> {
  await db.query(
    `UPDATE menu SET key = 'finance:write-off:approve', perms = 'finance:write-off:approve' WHERE key = $1`,
    [BUTTON],
  );
  await db.query(
    `INSERT INTO menu (key, menu_type, menu_name, menu_name_e, menu_name_j, path, perms)
     SELECT new.* FROM (VALUES
       ($1, 'C', '坏账核销', 'Write-offs', '貸倒処理', '/finance/writeOffs', 'finance:write-off:list'),
       ('finance:write-off:add', 'F', '申请坏账核销', 'Ask for write-offs', '貸倒処理の申請', NULL, 'finance:write-off:add')) new
     WHERE EXISTS (SELECT FROM menu WHERE key = 'finance:write-off:approve')`,
    [PAGE],
  );
  await db.query(
    `INSERT INTO role_menu (role_id, menu_id)
     SELECT held.role_id, m.id FROM menu m CROSS JOIN role_menu held
     WHERE m.key IN ($1, 'finance:write-off:add')
       AND held.menu_id = (SELECT id FROM menu WHERE key = 'finance:write-off:approve')`,
    [PAGE],
  );
}
