import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withhold } from './column-grants.js';
import { decidedDocument } from './decided-documents.js';
import { dateByClock } from './row-guards.js';

/**
 * Settings that protect money are changed by approval: a change waits for another person, or for a day where nobody else
 * may approve; the first value is in effect at once. The tables take what such a change wrote and nothing else.
 */
export class ApproveChangesOfSettings1796056519314 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE setting_change (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT setting_change_pk PRIMARY KEY,
        sn text NOT NULL GENERATED ALWAYS AS ('SC' || right('0000000' || id::text, greatest(8, length(id::text)))) STORED
          CONSTRAINT setting_change_sn_uq UNIQUE,
        -- The table of the setting.
        subject text NOT NULL CONSTRAINT setting_change_subject_ck
          CHECK (subject IN ('approval_limit', 'withdrawal_limit', 'house_account')),
        action text NOT NULL CONSTRAINT setting_change_action_ck CHECK (action IN ('add', 'update', 'delete')),
        -- Its row; of an addition once that is in effect.
        target_id bigint,
        -- Columns with their values.
        before jsonb,
        after jsonb,
        -- 0 pending, 1 approved, 2 in effect without an approval, -1 rejected, -2 withdrawn, -3 lapsed.
        status smallint NOT NULL DEFAULT 0 CONSTRAINT setting_change_status_ck CHECK (status IN (0, 1, 2, -1, -2, -3)),
        decision_id bigint CONSTRAINT setting_change_decision_uq UNIQUE
          CONSTRAINT setting_change_decision_fk REFERENCES approval_decision (id),
        made_by bigint NOT NULL CONSTRAINT setting_change_made_by_fk REFERENCES account (id),
        -- There was no value before it.
        is_first boolean NOT NULL DEFAULT false,
        -- Set where nobody else could approve it when it was requested.
        waits_until timestamptz,
        withdrawn_at timestamptz,
        effective_at timestamptz,
        -- The transaction that may write the setting.
        applied_tx xid8,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT setting_change_decided_ck CHECK ((status IN (1, -1)) = (decision_id IS NOT NULL)),
        CONSTRAINT setting_change_withdrawn_ck CHECK ((status = -2) = (withdrawn_at IS NOT NULL)),
        CONSTRAINT setting_change_effective_ck CHECK ((status IN (1, 2)) = (effective_at IS NOT NULL)),
        CONSTRAINT setting_change_sides_ck CHECK ((action = 'add') = (before IS NULL) AND (action = 'delete') = (after IS NULL)),
        CONSTRAINT setting_change_target_ck CHECK (action = 'add' OR target_id IS NOT NULL)
      );
      CREATE INDEX setting_change_status ON setting_change (status, id);
      CREATE INDEX setting_change_subject ON setting_change (subject, id);
      CREATE INDEX setting_change_created_at ON setting_change (created_at, id);
      CREATE INDEX setting_change_made_by ON setting_change (made_by, id);
      CREATE INDEX setting_change_applied_tx ON setting_change (applied_tx) WHERE applied_tx IS NOT NULL;
      -- One that waits of a row.
      CREATE UNIQUE INDEX setting_change_open_uq ON setting_change (subject, target_id) WHERE status = 0;
      REVOKE UPDATE, DELETE, TRUNCATE ON setting_change FROM fovea_app;
      GRANT UPDATE (status, decision_id, withdrawn_at, target_id) ON setting_change TO fovea_app;
      CREATE TRIGGER setting_change_move AFTER UPDATE OF status ON setting_change FOR EACH ROW
        WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_move('setting_change', 'status');
      INSERT INTO state_transition (machine, from_status, to_status) VALUES
        ('setting_change', NULL, 0), ('setting_change', 0, 1), ('setting_change', 0, 2), ('setting_change', 0, -1),
        ('setting_change', 0, -2), ('setting_change', 0, -3);

      -- Whether anybody but this account may approve a change: by a role of the platform that is enabled.
      CREATE FUNCTION setting_change_has_decider(bigint) RETURNS boolean LANGUAGE sql STABLE
        SET search_path = public, pg_temp AS $$
        SELECT EXISTS (
          SELECT FROM account_role ar JOIN role r ON r.id = ar.role_id JOIN account a ON a.id = ar.account_id
          WHERE a.id <> $1 AND a.status = 1 AND a.deleted_at IS NULL AND r.company_id IS NULL AND r.status = 1
            AND (r.is_wildcard OR EXISTS (
              SELECT FROM role_menu rm JOIN menu m ON m.id = rm.menu_id
              WHERE rm.role_id = r.id AND m.perms = 'rbac:setting-change:approve' AND m.status = 1)))
      $$;
      -- Whether the setting has no value yet: row, what it is to become. Each table contributes its own condition.
      CREATE FUNCTION approval_limit_is_first(bigint, jsonb) RETURNS boolean LANGUAGE sql STABLE
        SET search_path = public, pg_temp AS $$
        SELECT NOT EXISTS (SELECT FROM approval_limit l WHERE l.document = $2->>'document' AND l.currency = $2->>'currency')
      $$;
      CREATE FUNCTION house_account_is_first(bigint, jsonb) RETURNS boolean LANGUAGE sql STABLE
        SET search_path = public, pg_temp AS $$
        SELECT EXISTS (SELECT FROM house_account h WHERE h.id = $1 AND h.account_no = '')
      $$;
      -- Its rows come with the schema, each with a value.
      CREATE FUNCTION withdrawal_limit_is_first(bigint, jsonb) RETURNS boolean LANGUAGE sql STABLE
        SET search_path = public, pg_temp AS $$ SELECT false $$;
      CREATE FUNCTION setting_change_is_first(subject text, target bigint, wanted jsonb) RETURNS boolean LANGUAGE plpgsql STABLE
        SET search_path = public, pg_temp AS $$
      DECLARE
        is_first boolean;
      BEGIN
        EXECUTE format('SELECT %I($1, $2)', subject || '_is_first') INTO is_first USING target, wanted;
        RETURN is_first;
      END $$;
      CREATE FUNCTION setting_change_begins() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      BEGIN
        IF to_regprocedure(format('%I(bigint, jsonb)', NEW.subject || '_is_first')) IS NULL THEN
          RETURN NEW; -- its check answers
        END IF;
        -- Of two first values at once the second sees the first.
        PERFORM pg_advisory_xact_lock(hashtextextended('setting change', 0));
        NEW.is_first := setting_change_is_first(NEW.subject, NEW.target_id, NEW.after);
        IF NOT NEW.is_first AND NOT setting_change_has_decider(NEW.made_by) THEN
          NEW.waits_until := clock_timestamp() + interval '24 hours';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER setting_change_begins BEFORE INSERT ON setting_change FOR EACH ROW
        WHEN (NOT has_table_privilege('setting_change', 'TRIGGER')) EXECUTE FUNCTION setting_change_begins();
      CREATE FUNCTION setting_change_takes_effect() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      BEGIN
        IF NEW.status = 2 AND NOT (
          NEW.is_first AND setting_change_is_first(NEW.subject, NEW.target_id, NEW.after)
          OR coalesce(NEW.waits_until <= clock_timestamp(), false) AND NOT setting_change_has_decider(NEW.made_by)) THEN
          RAISE EXCEPTION 'change % of a setting waits for an approval', NEW.id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'setting_change_alone_ck';
        END IF;
        NEW.effective_at := clock_timestamp();
        NEW.applied_tx := pg_current_xact_id();
        RETURN NEW;
      END $$;
      CREATE TRIGGER setting_change_takes_effect BEFORE UPDATE OF status ON setting_change FOR EACH ROW
        WHEN (NEW.status IN (1, 2) AND OLD.status = 0 AND NOT has_table_privilege('setting_change', 'TRIGGER'))
        EXECUTE FUNCTION setting_change_takes_effect();
      CREATE TRIGGER setting_change_append_only BEFORE UPDATE OF target_id ON setting_change FOR EACH ROW
        WHEN (OLD.target_id IS DISTINCT FROM NEW.target_id
          AND (OLD.target_id IS NOT NULL OR OLD.applied_tx IS DISTINCT FROM pg_current_xact_id()))
        EXECUTE FUNCTION refuse_change();

      -- A row of a protected table is written as the change has it that takes effect in this transaction. The argument
      -- names the column that says from when on it holds, where there is one: a time that has passed becomes the present.
      CREATE FUNCTION setting_change_wrote() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      DECLARE
        change setting_change;
        wanted jsonb;
        fits boolean := false;
      BEGIN
        FOR change IN SELECT * FROM setting_change c
          WHERE c.applied_tx = pg_current_xact_id() AND c.subject = TG_TABLE_NAME
            AND c.action = CASE TG_OP WHEN 'INSERT' THEN 'add' WHEN 'UPDATE' THEN 'update' ELSE 'delete' END
        LOOP
          IF TG_OP = 'DELETE' THEN
            fits := fits OR change.target_id = OLD.id;
            CONTINUE;
          END IF;
          wanted := change.after;
          IF TG_NARGS > 0 AND coalesce((wanted->>TG_ARGV[0])::timestamptz <= clock_timestamp(), true) THEN
            wanted := wanted - TG_ARGV[0];
          END IF;
          IF TG_OP = 'INSERT' THEN
            fits := fits OR to_jsonb(jsonb_populate_record(NEW, wanted)) = to_jsonb(NEW);
          ELSE
            fits := fits OR change.target_id = NEW.id
              AND to_jsonb(jsonb_populate_record(OLD, wanted)) - 'updated_at' = to_jsonb(NEW) - 'updated_at';
          END IF;
        END LOOP;
        IF NOT fits THEN
          RAISE EXCEPTION 'a row of % is changed by no change that takes effect now', TG_TABLE_NAME
            USING ERRCODE = 'check_violation', CONSTRAINT = 'setting_change_wrote_ck';
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER approval_limit_approved AFTER INSERT ON approval_limit FOR EACH ROW
        WHEN (NOT has_table_privilege('approval_limit', 'TRIGGER')) EXECUTE FUNCTION setting_change_wrote('valid_from');
      CREATE TRIGGER withdrawal_limit_approved AFTER INSERT OR UPDATE OR DELETE ON withdrawal_limit FOR EACH ROW
        WHEN (NOT has_table_privilege('withdrawal_limit', 'TRIGGER')) EXECUTE FUNCTION setting_change_wrote();
      CREATE TRIGGER house_account_approved AFTER INSERT OR UPDATE OR DELETE ON house_account FOR EACH ROW
        WHEN (NOT has_table_privilege('house_account', 'TRIGGER')) EXECUTE FUNCTION setting_change_wrote();

      -- Nobody decides their own of these either, whatever role they have.
      ALTER TABLE approval_decision DROP CONSTRAINT approval_decision_never_own_ck;
      ALTER TABLE approval_decision ADD CONSTRAINT approval_decision_never_own_ck
        CHECK (NOT is_own_by_wildcard OR document NOT IN ('exchange', 'journal_voucher', 'transfer', 'withdrawal',
          'write_off', 'month_reopening', 'setting_change'));
    `);
    await withhold(db, 'setting_change', {
      always: ['created_at', 'is_first', 'waits_until', 'effective_at', 'applied_tx'],
      onInsert: ['status', 'decision_id', 'withdrawn_at'],
    });
    await dateByClock(db, 'setting_change', 'withdrawn_at');
    await decidedDocument(db, 'setting_change', {
      waits: 'EXISTS (SELECT FROM setting_change d WHERE d.id = $1 AND d.status = 0)',
      follows: 'EXISTS (SELECT FROM setting_change d WHERE d.id = $1 AND d.decision_id = $2)',
    });
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER approval_limit_approved ON approval_limit;
      DROP TRIGGER withdrawal_limit_approved ON withdrawal_limit;
      DROP TRIGGER house_account_approved ON house_account;
      DROP TABLE setting_change;
      DROP FUNCTION setting_change_wrote, setting_change_takes_effect, setting_change_begins, setting_change_is_first,
        approval_limit_is_first, house_account_is_first, withdrawal_limit_is_first, setting_change_has_decider, setting_change_waits, setting_change_follows;
      DELETE FROM state_transition WHERE machine = 'setting_change';
      ALTER TABLE approval_decision DROP CONSTRAINT approval_decision_never_own_ck;
      ALTER TABLE approval_decision ADD CONSTRAINT approval_decision_never_own_ck
        CHECK (NOT is_own_by_wildcard OR document NOT IN ('exchange', 'journal_voucher', 'transfer', 'withdrawal',
          'write_off'));
    `);
  }
}
