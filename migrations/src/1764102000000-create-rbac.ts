import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Menus carry the permissions, roles are made of menus; departments. */
export class CreateRbac1764102000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Roles of the platform (company_id null) or of one merchant company.
      CREATE TABLE role (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT role_pk PRIMARY KEY,
        company_id bigint CONSTRAINT role_company_fk REFERENCES company (id),
        role_name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        remark text NOT NULL DEFAULT '',
        status smallint NOT NULL DEFAULT 1 CONSTRAINT role_status_ck CHECK (status IN (0, 1)),
        data_scope smallint NOT NULL DEFAULT 1 CONSTRAINT role_data_scope_ck CHECK (data_scope IN (1, 2, 3, 4)),
        needs_second_factor boolean NOT NULL DEFAULT false,
        is_wildcard boolean NOT NULL DEFAULT false,
        -- 'owner': made for a company when it is certified, at most one of it.
        kind text CONSTRAINT role_kind_ck CHECK (
          CASE kind
            WHEN 'owner' THEN company_id IS NOT NULL AND is_wildcard
            WHEN 'administrator' THEN company_id IS NULL
            WHEN 'auction_staff' THEN company_id IS NULL
            WHEN 'merchant_staff' THEN company_id IS NOT NULL
            ELSE kind IS NULL
          END),
        CONSTRAINT role_name_uq UNIQUE NULLS NOT DISTINCT (company_id, role_name),
        CONSTRAINT role_name_length_ck CHECK (length(role_name) BETWEEN 1 AND 100)
      );
      CREATE UNIQUE INDEX role_owner_uq ON role (company_id) WHERE kind = 'owner';
      CREATE INDEX role_name ON role (role_name, id);
      CREATE INDEX role_created_at ON role (created_at, id);
      CREATE INDEX role_status ON role (status, id);
    `);
    await db.query(`
      CREATE TABLE account_role (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT account_role_pk PRIMARY KEY,
        account_id bigint NOT NULL CONSTRAINT account_role_account_fk REFERENCES account (id),
        role_id bigint NOT NULL CONSTRAINT account_role_role_fk REFERENCES role (id),
        CONSTRAINT account_role_once_uq UNIQUE (account_id, role_id)
      );
      CREATE INDEX account_role_role ON account_role (role_id);
    `);
    await db.query(`
      -- Menus carry the permissions; roles are made of menus.
      CREATE TABLE menu (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT menu_pk PRIMARY KEY,
        pid bigint CONSTRAINT menu_parent_fk REFERENCES menu (id)
          CONSTRAINT menu_not_its_own_parent_ck CHECK (pid <> id),
        -- Name of a row that comes with the program; null for one that staff made.
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
        -- Staff changed it: its appearance is theirs from then on.
        is_edited boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT menu_button_ck CHECK (CASE menu_type WHEN 'F' THEN perms IS NOT NULL AND path IS NULL
          WHEN 'M' THEN perms IS NULL AND path IS NOT NULL ELSE path IS NOT NULL OR link IS NOT NULL END)
      );
      CREATE INDEX menu_parent ON menu (pid);
      CREATE INDEX menu_perms ON menu (perms);
    `);
    await db.query(`
      CREATE TABLE role_menu (
        role_id bigint NOT NULL CONSTRAINT role_menu_role_fk REFERENCES role (id) ON DELETE CASCADE,
        menu_id bigint NOT NULL CONSTRAINT role_menu_menu_fk REFERENCES menu (id),
        CONSTRAINT role_menu_pk PRIMARY KEY (role_id, menu_id)
      );
      CREATE INDEX role_menu_menu ON role_menu (menu_id);
    `);
    await db.query(`
      CREATE FUNCTION is_admin(account bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
        SELECT EXISTS (SELECT FROM account_role ar JOIN role r ON r.id = ar.role_id
          WHERE ar.account_id = account AND r.is_wildcard AND r.company_id IS NULL AND r.status = 1)
      $$;
    `);
    await db.query(`
      CREATE FUNCTION is_admin_role(role_id bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
        SELECT EXISTS (SELECT FROM role r WHERE r.id = role_id AND r.is_wildcard AND r.company_id IS NULL)
      $$;
    `);
    await db.query(`
      -- The last holder of the platform's wildcard stays (I6), however they would be removed. Waiting for the roles'
      -- rows serialises two who are removed at once.
      CREATE FUNCTION keep_last_admin() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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
      END $$;
      CREATE TRIGGER account_last_admin AFTER UPDATE OF status, deleted_at ON account FOR EACH ROW
        WHEN (OLD.status = 1 AND OLD.deleted_at IS NULL AND (NEW.status = 0 OR NEW.deleted_at IS NOT NULL)
          AND is_admin(OLD.id))
        EXECUTE FUNCTION keep_last_admin();
      CREATE TRIGGER account_role_last_admin AFTER UPDATE OR DELETE ON account_role FOR EACH ROW
        WHEN (is_admin_role(OLD.role_id)) EXECUTE FUNCTION keep_last_admin();
      CREATE TRIGGER role_last_admin AFTER UPDATE OF status, is_wildcard, company_id ON role FOR EACH ROW
        WHEN (OLD.is_wildcard AND OLD.company_id IS NULL AND OLD.status = 1
          AND (NEW.status = 0 OR NOT NEW.is_wildcard OR NEW.company_id IS NOT NULL))
        EXECUTE FUNCTION keep_last_admin();
    `);
    await db.query(`
      -- Departments.
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
      );
      CREATE INDEX dept_parent ON dept (pid);
      ALTER TABLE account ADD CONSTRAINT account_dept_fk FOREIGN KEY (dept_id) REFERENCES dept (id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE role, account_role, menu, role_menu, dept CASCADE;
      DROP FUNCTION is_admin, is_admin_role, keep_last_admin CASCADE;
    `);
  }
}
