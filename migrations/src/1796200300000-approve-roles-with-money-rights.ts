import type { MigrationInterface, QueryRunner } from 'typeorm';

const subjects = (...names: string[]): string => `
  ALTER TABLE setting_change DROP CONSTRAINT setting_change_subject_ck,
    ADD CONSTRAINT setting_change_subject_ck CHECK (subject IN (${names.map((name) => `'${name}'`).join(', ')}));`;

const BEFORE = ['approval_limit', 'withdrawal_limit', 'house_account', 'platform_fee', 'tax_rate'];
const ADDED = ['role', 'account_role'];

/** @param asks further condition of whoever takes effect alone */
const takesEffect = (asks: string): string => `
  CREATE OR REPLACE FUNCTION setting_change_takes_effect() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
  BEGIN
    IF NEW.status = 2 AND NOT (
      NEW.is_first AND setting_change_is_first(NEW.subject, NEW.target_id, NEW.after)
      OR coalesce(NEW.waits_until <= clock_timestamp(), false) AND NOT setting_change_has_decider(NEW.made_by)${asks}) THEN
      RAISE EXCEPTION 'change % of a setting waits for an approval', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'setting_change_alone_ck';
    END IF;
    NEW.effective_at := clock_timestamp();
    NEW.applied_tx := pg_current_xact_id();
    RETURN NEW;
  END $$;`;

/**
 * Roles of the platform that move money are changed by approval as well: the role itself while somebody holds it, and who
 * holds it. Roles of a company are the company's: they reach no money but its own.
 */
export class ApproveRolesWithMoneyRights1796200300000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(subjects(...BEFORE, ...ADDED));
    await db.query(`
      -- Why it is requested; of duties that conflict it is required.
      ALTER TABLE setting_change ADD COLUMN reason text
        CONSTRAINT setting_change_reason_ck CHECK (length(reason) BETWEEN 1 AND 500);
      GRANT INSERT (reason) ON setting_change TO fovea_app;
      -- People whose first roles wait, or were refused, are found by it.
      CREATE INDEX setting_change_target ON setting_change (subject, target_id);

      -- As money-rights.ts has them.
      CREATE FUNCTION is_money_right(text) RETURNS boolean LANGUAGE sql IMMUTABLE
        SET search_path = public, pg_temp AS $$
        SELECT $1 ~ '^finance:' AND $1 !~ ':(list|export|read)$' OR $1 IN ('order:refund:decide', 'order:refund:retry',
          'order:tax-rate:edit', 'platform:approval-limit:add', 'rbac:setting-change:approve')
      $$;
      -- Money rights that roles of the platform give together, in order; one that gives everything gives the wildcard alone.
      CREATE FUNCTION money_rights_of(roles bigint[]) RETURNS text[] LANGUAGE sql STABLE
        SET search_path = public, pg_temp AS $$
        SELECT CASE WHEN EXISTS (
            SELECT FROM role r WHERE r.id = ANY (roles) AND r.company_id IS NULL AND r.status = 1 AND r.is_wildcard)
          THEN ARRAY['*:*:*'] ELSE ARRAY (
            SELECT DISTINCT m.perms FROM role r JOIN role_menu g ON g.role_id = r.id JOIN menu m ON m.id = g.menu_id
            WHERE r.id = ANY (roles) AND r.company_id IS NULL AND r.status = 1 AND is_money_right(m.perms) ORDER BY 1) END
      $$;
      CREATE FUNCTION money_rights_gained(before text[], after text[]) RETURNS boolean LANGUAGE sql IMMUTABLE
        SET search_path = public, pg_temp AS $$
        SELECT '*:*:*' <> ALL (before) AND NOT after <@ before
      $$;
      -- Of somebody by all roles but this one; null: by all.
      CREATE FUNCTION money_rights_held(account bigint, but bigint) RETURNS text[] LANGUAGE sql STABLE
        SET search_path = public, pg_temp AS $$
        SELECT money_rights_of(ARRAY (SELECT role_id FROM account_role WHERE account_id = account AND role_id IS DISTINCT FROM but))
      $$;

      -- A held role is changed, not given.
      CREATE FUNCTION role_is_first(bigint, jsonb) RETURNS boolean LANGUAGE sql STABLE
        SET search_path = public, pg_temp AS $$ SELECT false $$;
      -- Nobody else has, or ever got, any of the rights that are given: to block or to delete their holder, which is done
      -- at once, does not make the next holder the first.
      CREATE FUNCTION account_role_is_first(bigint, jsonb) RETURNS boolean LANGUAGE sql STABLE
        SET search_path = public, pg_temp AS $$
        SELECT money_rights_gained(held, wanted) AND NOT money_rights_gained(wanted, held) AND NOT EXISTS (
          SELECT FROM unnest(wanted) given (perms) WHERE given.perms <> ALL (held) AND (
            EXISTS (
              SELECT FROM role r JOIN account_role ar ON ar.role_id = r.id
              WHERE r.company_id IS NULL AND ar.account_id <> $1 AND given.perms = ANY (money_rights_of(ARRAY[r.id])))
            OR EXISTS (
              SELECT FROM setting_change c
              WHERE c.subject = 'account_role' AND c.effective_at IS NOT NULL AND c.after->'money_rights' ? given.perms)))
        FROM (SELECT money_rights_held($1, NULL) AS held,
          money_rights_of(ARRAY (SELECT jsonb_array_elements_text($2->'role_ids')::bigint)) AS wanted) sides
      $$;

      -- Whether somebody who is not blocked has one of these permissions by a role of the platform.
      CREATE FUNCTION is_held_on_platform(account bigint, wanted text[]) RETURNS boolean LANGUAGE sql STABLE
        SET search_path = public, pg_temp AS $$
        SELECT EXISTS (
          SELECT FROM account_role ar JOIN role r ON r.id = ar.role_id JOIN account a ON a.id = ar.account_id
          WHERE a.id = account AND a.status = 1 AND a.deleted_at IS NULL AND r.company_id IS NULL AND r.status = 1
            AND (r.is_wildcard OR EXISTS (
              SELECT FROM role_menu rm JOIN menu m ON m.id = rm.menu_id
              WHERE rm.role_id = r.id AND m.perms = ANY (wanted) AND m.status = 1)))
      $$;
      -- Who requests changes of it, as duty-conflicts.ts has them.
      CREATE FUNCTION setting_change_editors(subject text) RETURNS text[] LANGUAGE sql IMMUTABLE
        SET search_path = public, pg_temp AS $$
        SELECT CASE subject
          WHEN 'approval_limit' THEN ARRAY['platform:approval-limit:add']
          WHEN 'withdrawal_limit' THEN ARRAY['finance:withdrawal-limit:update']
          WHEN 'house_account' THEN ARRAY['finance:house-account:update']
          WHEN 'platform_fee' THEN ARRAY['finance:platform-fee:edit']
          WHEN 'tax_rate' THEN ARRAY['order:tax-rate:edit']
          WHEN 'role' THEN ARRAY['rbac:role:update']
          WHEN 'account_role' THEN ARRAY['rbac:user:add', 'rbac:user:update'] END
      $$;
      -- Whoever requested it may do so still: nobody answers for what somebody blocked left behind.
      CREATE FUNCTION setting_change_may_ask(account bigint, subject text) RETURNS boolean LANGUAGE sql STABLE
        SET search_path = public, pg_temp AS $$
        SELECT is_held_on_platform(account, setting_change_editors(subject))
      $$;
    `);
    await db.query(takesEffect(' AND setting_change_may_ask(NEW.made_by, NEW.subject)'));
    await db.query(`
      -- Before each row: of several in one statement each sees those before it. A row is added and deleted, never changed.
      CREATE FUNCTION account_role_approved() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      DECLARE
        one account_role := CASE TG_OP WHEN 'INSERT' THEN NEW ELSE OLD END;
      BEGIN
        IF TG_OP = 'INSERT' AND EXISTS (
            SELECT FROM account_role h WHERE h.account_id = one.account_id AND h.role_id = one.role_id)
          OR TG_OP = 'DELETE' AND EXISTS (
            SELECT FROM account a WHERE a.id = one.account_id AND a.deleted_at IS NOT NULL) THEN
          RETURN one;
        END IF;
        IF TG_OP = 'UPDATE'
          OR money_rights_gained(money_rights_held(one.account_id, one.role_id), money_rights_of(ARRAY[one.role_id]))
          AND NOT EXISTS (
            SELECT FROM setting_change c WHERE c.applied_tx = pg_current_xact_id() AND c.subject = 'account_role'
              AND c.target_id = one.account_id
              AND (c.after->'role_ids' @> to_jsonb(one.role_id)) = (TG_OP = 'INSERT')) THEN
          RAISE EXCEPTION 'account % gets or loses money rights by no change that takes effect now', one.account_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'account_role_approved_ck';
        END IF;
        RETURN one;
      END $$;
      CREATE TRIGGER account_role_approved BEFORE INSERT OR UPDATE OR DELETE ON account_role FOR EACH ROW
        WHEN (NOT has_table_privilege('account_role', 'TRIGGER')) EXECUTE FUNCTION account_role_approved();

      CREATE FUNCTION role_menu_approved() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      DECLARE
        one role_menu := CASE TG_OP WHEN 'INSERT' THEN NEW ELSE OLD END;
        given text;
      BEGIN
        SELECT m.perms INTO given FROM menu m JOIN role r ON r.id = one.role_id
        WHERE m.id = one.menu_id AND r.company_id IS NULL AND r.status = 1 AND NOT r.is_wildcard AND is_money_right(m.perms)
          AND EXISTS (SELECT FROM account_role h WHERE h.role_id = r.id);
        IF TG_OP <> 'UPDATE' AND (given IS NULL OR EXISTS (
            SELECT FROM role_menu g JOIN menu m ON m.id = g.menu_id
            WHERE g.role_id = one.role_id AND m.perms = given AND (TG_OP = 'INSERT' OR g.menu_id <> one.menu_id))
          OR EXISTS (
            SELECT FROM setting_change c WHERE c.applied_tx = pg_current_xact_id() AND c.subject = 'role'
              AND c.target_id = one.role_id AND (c.after->'menu_ids' @> to_jsonb(one.menu_id)) = (TG_OP = 'INSERT'))) THEN
          RETURN one;
        END IF;
        RAISE EXCEPTION 'role % gets or loses money rights by no change that takes effect now', one.role_id
          USING ERRCODE = 'check_violation', CONSTRAINT = 'role_approved_ck';
      END $$;
      CREATE TRIGGER role_menu_approved BEFORE INSERT OR UPDATE OR DELETE ON role_menu FOR EACH ROW
        WHEN (NOT has_table_privilege('role_menu', 'TRIGGER')) EXECUTE FUNCTION role_menu_approved();

      -- In force or not, everything or what its menus give.
      CREATE FUNCTION role_approved() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      DECLARE
        menus boolean := EXISTS (
          SELECT FROM role_menu g JOIN menu m ON m.id = g.menu_id WHERE g.role_id = OLD.id AND is_money_right(m.perms));
        gave text := CASE WHEN OLD.company_id IS NOT NULL OR OLD.status = 0 THEN 'nothing'
          WHEN OLD.is_wildcard THEN 'all' WHEN menus THEN 'some' ELSE 'nothing' END;
        gives text := CASE WHEN NEW.company_id IS NOT NULL OR NEW.status = 0 THEN 'nothing'
          WHEN NEW.is_wildcard THEN 'all' WHEN menus THEN 'some' ELSE 'nothing' END;
      BEGIN
        IF gave <> gives AND EXISTS (SELECT FROM account_role h WHERE h.role_id = OLD.id) AND NOT EXISTS (
          SELECT FROM setting_change c WHERE c.applied_tx = pg_current_xact_id() AND c.subject = 'role' AND c.target_id = OLD.id
            AND c.after->'status' = to_jsonb(NEW.status) AND c.after->'is_wildcard' = to_jsonb(NEW.is_wildcard)) THEN
          RAISE EXCEPTION 'role % gets or loses money rights by no change that takes effect now', OLD.id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'role_approved_ck';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER role_approved BEFORE UPDATE OF company_id, status, is_wildcard ON role FOR EACH ROW
        WHEN (NOT has_table_privilege('role', 'TRIGGER')) EXECUTE FUNCTION role_approved();

      -- What a menu permits is given and taken by roles, not by turning the menu into another; what the program made of it
      -- comes with a new version.
      CREATE FUNCTION menu_money_right() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      BEGIN
        IF EXISTS (SELECT FROM role_menu g JOIN role r ON r.id = g.role_id JOIN account_role h ON h.role_id = r.id
          WHERE g.menu_id = OLD.id AND r.company_id IS NULL) THEN
          RAISE EXCEPTION 'menu % carries a money right that somebody holds', OLD.id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'menu_money_right_ck';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER menu_money_right BEFORE UPDATE OF perms, status ON menu FOR EACH ROW
        WHEN ((OLD.key IS NULL AND OLD.perms IS DISTINCT FROM NEW.perms OR OLD.status > NEW.status)
          AND (is_money_right(OLD.perms) OR is_money_right(NEW.perms)) AND NOT has_table_privilege('menu', 'TRIGGER'))
        EXECUTE FUNCTION menu_money_right();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(takesEffect(''));
    await db.query(`
      DROP TRIGGER account_role_approved ON account_role;
      DROP TRIGGER role_menu_approved ON role_menu;
      DROP TRIGGER role_approved ON role;
      DROP TRIGGER menu_money_right ON menu;
      DROP FUNCTION account_role_approved, role_menu_approved, role_approved, menu_money_right, setting_change_may_ask,
        setting_change_editors, is_held_on_platform, account_role_is_first, role_is_first, money_rights_held,
        money_rights_gained, money_rights_of, is_money_right;
      ALTER TABLE setting_change DISABLE TRIGGER USER;
      DELETE FROM setting_change WHERE subject IN (${ADDED.map((name) => `'${name}'`).join(', ')});
      ALTER TABLE setting_change ENABLE TRIGGER USER;
      DROP INDEX setting_change_target;
      ALTER TABLE setting_change DROP COLUMN reason;
      ${subjects(...BEFORE)}
    `);
  }
}
