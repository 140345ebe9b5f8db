import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Menus carry the permissions, roles are made of menus; departments; what a role says of its holders. */
export class RolesThroughMenus1763700600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE menu (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT menu_pk PRIMARY KEY,
        pid bigint CONSTRAINT menu_parent_fk REFERENCES menu (id)
          CONSTRAINT menu_not_its_own_parent_ck CHECK (pid <> id),
        -- Name of a row that came with the program; null for one that staff made.
        key text CONSTRAINT menu_key_uq UNIQUE,
        menu_type char(1) NOT NULL CONSTRAINT menu_type_ck CHECK (menu_type IN ('M', 'C', 'F')),
        menu_name text NOT NULL CONSTRAINT menu_name_length_ck CHECK (length(menu_name) BETWEEN 1 AND 100),
        menu_name_e text NOT NULL CONSTRAINT menu_name_e_length_ck CHECK (length(menu_name_e) BETWEEN 1 AND 100),
        menu_name_j text NOT NULL CONSTRAINT menu_name_j_length_ck CHECK (length(menu_name_j) BETWEEN 1 AND 100),
        path text CONSTRAINT menu_path_ck CHECK (path LIKE '/%'),
        icon text,
        perms text CONSTRAINT menu_perms_ck CHECK (perms ~ '^[a-z-]+(:[a-z-]+){2}$'),
        badge_key text,
        affix smallint NOT NULL DEFAULT 0 CONSTRAINT menu_affix_ck CHECK (affix IN (0, 1)),
        link text CONSTRAINT menu_link_ck CHECK (link ~ '^https?://'),
        hidden smallint NOT NULL DEFAULT 0 CONSTRAINT menu_hidden_ck CHECK (hidden IN (0, 1)),
        is_admin smallint NOT NULL DEFAULT 0 CONSTRAINT menu_is_admin_ck CHECK (is_admin IN (0, 1)),
        sort int NOT NULL DEFAULT 0,
        status smallint NOT NULL DEFAULT 1 CONSTRAINT menu_status_ck CHECK (status IN (0, 1)),
        -- Staff changed it: its looks are theirs from then on.
        is_edited boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT menu_button_ck CHECK (CASE menu_type WHEN 'F' THEN perms IS NOT NULL AND path IS NULL
          WHEN 'M' THEN perms IS NULL AND path IS NOT NULL ELSE path IS NOT NULL OR link IS NOT NULL END)
      )`);
    await db.query(`CREATE INDEX menu_parent ON menu (pid)`);
    await db.query(`CREATE INDEX menu_perms ON menu (perms)`);

    await db.query(`
      ALTER TABLE role
        ADD COLUMN remark text NOT NULL DEFAULT '',
        ADD COLUMN status smallint NOT NULL DEFAULT 1 CONSTRAINT role_status_ck CHECK (status IN (0, 1)),
        ADD COLUMN data_scope smallint NOT NULL DEFAULT 1 CONSTRAINT role_data_scope_ck CHECK (data_scope IN (1, 2, 3, 4)),
        ADD COLUMN needs_second_factor boolean NOT NULL DEFAULT false,
        ADD COLUMN is_wildcard boolean NOT NULL DEFAULT false,
        -- 'owner': made for a company when it is certified, at most one of it.
        ADD COLUMN kind text CONSTRAINT role_kind_ck CHECK (kind IS NULL OR (kind = 'owner' AND company_id IS NOT NULL AND is_wildcard)),
        ADD CONSTRAINT role_name_length_ck CHECK (length(role_name) BETWEEN 1 AND 100)`);
    await db.query(`CREATE UNIQUE INDEX role_owner_uq ON role (company_id) WHERE kind = 'owner'`);
    await db.query(`
      CREATE TABLE role_menu (
        role_id bigint NOT NULL CONSTRAINT role_menu_role_fk REFERENCES role (id) ON DELETE CASCADE,
        menu_id bigint NOT NULL CONSTRAINT role_menu_menu_fk REFERENCES menu (id),
        CONSTRAINT role_menu_pk PRIMARY KEY (role_id, menu_id)
      )`);
    await db.query(`CREATE INDEX role_menu_menu ON role_menu (menu_id)`);

    // What roles held as strings they hold through a row of the menu; its titles and place come with the program.
    await db.query(`
      INSERT INTO menu (key, menu_type, menu_name, menu_name_e, menu_name_j, perms)
      SELECT DISTINCT permission, 'F', permission, permission, permission, permission
      FROM role_permission WHERE permission <> '*:*:*'`);
    await db.query(`
      INSERT INTO role_menu (role_id, menu_id)
      SELECT p.role_id, m.id FROM role_permission p JOIN menu m ON m.key = p.permission`);
    await db.query(
      `UPDATE role SET is_wildcard = true WHERE id IN (SELECT role_id FROM role_permission WHERE permission = '*:*:*')`,
    );
    await db.query(`DROP TABLE role_permission`);

    // Where a role is held follows from the role. A row that says otherwise would widen it; nothing ever wrote one.
    await db.query(`
      DELETE FROM account_role ar USING role r
      WHERE r.id = ar.role_id AND r.company_id IS DISTINCT FROM ar.company_id`);
    await db.query(`ALTER TABLE account_role DROP CONSTRAINT account_role_once_uq, DROP COLUMN company_id`);
    await db.query(
      `ALTER TABLE account_role ADD CONSTRAINT account_role_once_uq UNIQUE (account_id, role_id)`,
    );

    // Whoever may do everything in a company: its first holder of a role, where the company is certified already.
    await db.query(`
      INSERT INTO role (company_id, role_name, is_wildcard, kind)
      SELECT id, 'Owner', true, 'owner' FROM company WHERE certification_status = 2
      ON CONFLICT ON CONSTRAINT role_name_uq DO NOTHING`);
    await db.query(`
      INSERT INTO account_role (account_id, role_id)
      SELECT min(ar.account_id), owner.id
      FROM role owner JOIN role r ON r.company_id = owner.company_id JOIN account_role ar ON ar.role_id = r.id
      WHERE owner.kind = 'owner' GROUP BY owner.id`);

    // The last holder of the platform's wildcard stays (I6), whichever way he would go. Waiting on the roles' rows
    // makes two who go at once count one after the other.
    await db.query(`
      CREATE FUNCTION keep_last_admin() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM FROM role WHERE is_wildcard AND company_id IS NULL ORDER BY id FOR UPDATE;
        IF NOT EXISTS (
          SELECT FROM role r JOIN account_role ar ON ar.role_id = r.id JOIN account a ON a.id = ar.account_id
          WHERE r.is_wildcard AND r.company_id IS NULL AND r.status = 1 AND a.status = 1 AND a.deleted_at IS NULL
        ) THEN
          RAISE EXCEPTION 'the last administrator stays'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'account_role_last_admin_ck';
        END IF;
        RETURN NULL;
      END $$`);
    await db.query(`
      CREATE FUNCTION is_admin(account bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
        SELECT EXISTS (SELECT FROM account_role ar JOIN role r ON r.id = ar.role_id
          WHERE ar.account_id = account AND r.is_wildcard AND r.company_id IS NULL AND r.status = 1)
      $$`);
    await db.query(`
      CREATE FUNCTION is_admin_role(role_id bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
        SELECT EXISTS (SELECT FROM role r WHERE r.id = role_id AND r.is_wildcard AND r.company_id IS NULL)
      $$`);
    await db.query(`
      CREATE TRIGGER account_last_admin AFTER UPDATE OF status, deleted_at ON account FOR EACH ROW
      WHEN (OLD.status = 1 AND OLD.deleted_at IS NULL AND (NEW.status = 0 OR NEW.deleted_at IS NOT NULL) AND is_admin(OLD.id))
      EXECUTE FUNCTION keep_last_admin()`);
    await db.query(`
      CREATE TRIGGER account_role_last_admin AFTER UPDATE OR DELETE ON account_role FOR EACH ROW
      WHEN (is_admin_role(OLD.role_id)) EXECUTE FUNCTION keep_last_admin()`);
    await db.query(`
      CREATE TRIGGER role_last_admin AFTER UPDATE OF status, is_wildcard, company_id ON role FOR EACH ROW
      WHEN (OLD.is_wildcard AND OLD.company_id IS NULL AND OLD.status = 1
        AND (NEW.status = 0 OR NOT NEW.is_wildcard OR NEW.company_id IS NOT NULL))
      EXECUTE FUNCTION keep_last_admin()`);

    await db.query(`
      CREATE TABLE dept (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT dept_pk PRIMARY KEY,
        company_id bigint CONSTRAINT dept_company_fk REFERENCES company (id),
        pid bigint CONSTRAINT dept_not_its_own_parent_ck CHECK (pid <> id),
        dept_name text NOT NULL CONSTRAINT dept_name_length_ck CHECK (length(dept_name) BETWEEN 1 AND 100),
        leader text NOT NULL DEFAULT '',
        phone text NOT NULL DEFAULT '',
        sort int NOT NULL DEFAULT 0,
        status smallint NOT NULL DEFAULT 1 CONSTRAINT dept_status_ck CHECK (status IN (0, 1)),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT dept_parent_fk FOREIGN KEY (pid) REFERENCES dept (id),
        CONSTRAINT dept_name_uq UNIQUE NULLS NOT DISTINCT (company_id, pid, dept_name)
      )`);
    await db.query(`CREATE INDEX dept_parent ON dept (pid)`);
    await db.query(
      `ALTER TABLE account ADD COLUMN dept_id bigint CONSTRAINT account_dept_fk REFERENCES dept (id)`,
    );
    await db.query(`CREATE INDEX account_dept ON account (dept_id) WHERE dept_id IS NOT NULL`);

    // The audit log is searched by each of these, newest first; account and subject have theirs already.
    await db.query(`CREATE INDEX audit_log_at ON audit_log (at, id)`);
    await db.query(`CREATE INDEX audit_log_company ON audit_log (company_id, id)`);
    await db.query(`CREATE INDEX audit_log_action ON audit_log (action text_pattern_ops, id)`);
    await db.query(`CREATE INDEX audit_log_client ON audit_log (client_address, id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX audit_log_at, audit_log_company, audit_log_action, audit_log_client`);
    await db.query(`ALTER TABLE account DROP COLUMN dept_id`);
    await db.query(`DROP TABLE dept`);
    await db.query(`DROP TRIGGER account_last_admin ON account`);
    await db.query(`DROP TRIGGER account_role_last_admin ON account_role`);
    await db.query(`DROP TRIGGER role_last_admin ON role`);
    await db.query(`DROP FUNCTION is_admin, is_admin_role, keep_last_admin`);
    await db.query(`ALTER TABLE account_role DROP CONSTRAINT account_role_once_uq`);
    await db.query(
      `ALTER TABLE account_role ADD COLUMN company_id bigint CONSTRAINT account_role_company_fk REFERENCES company (id)`,
    );
    await db.query(
      `UPDATE account_role ar SET company_id = r.company_id FROM role r WHERE r.id = ar.role_id`,
    );
    await db.query(
      `ALTER TABLE account_role ADD CONSTRAINT account_role_once_uq UNIQUE NULLS NOT DISTINCT (account_id, role_id, company_id)`,
    );
    await db.query(`
      CREATE TABLE role_permission (
        role_id bigint NOT NULL CONSTRAINT role_permission_role_fk REFERENCES role (id) ON DELETE CASCADE,
        permission text NOT NULL,
        CONSTRAINT role_permission_pk PRIMARY KEY (role_id, permission)
      )`);
    await db.query(`
      INSERT INTO role_permission (role_id, permission)
      SELECT rm.role_id, m.perms FROM role_menu rm JOIN menu m ON m.id = rm.menu_id WHERE m.perms IS NOT NULL
      UNION SELECT id, '*:*:*' FROM role WHERE is_wildcard`);
    await db.query(`DROP TABLE role_menu, menu`);
    await db.query(`
      ALTER TABLE role DROP CONSTRAINT role_name_length_ck, DROP COLUMN remark, DROP COLUMN status, DROP COLUMN data_scope,
        DROP COLUMN needs_second_factor, DROP COLUMN is_wildcard, DROP COLUMN kind`);
  }
}
