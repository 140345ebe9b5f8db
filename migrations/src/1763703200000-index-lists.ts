import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders and filters of lists that no index carried: roles, open sessions, people by a part of their name. */
export class IndexLists1763703200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE INDEX role_name ON role (role_name, id)`);
    await db.query(`CREATE INDEX role_created_at ON role (created_at, id)`);
    await db.query(`CREATE INDEX role_status ON role (status, id)`);
    await db.query(`CREATE INDEX session_open_since ON session (created_at, id) WHERE ended_at IS NULL`);
    await db.query(`CREATE INDEX session_open_address ON session (client_address) WHERE ended_at IS NULL`);
    await db.query(`CREATE INDEX account_status ON account (status, id) WHERE deleted_at IS NULL`);
    await db.query(`
      CREATE INDEX account_username_part ON account USING gin (lower(normalize(username, NFKC)) gin_trgm_ops)
      WHERE deleted_at IS NULL`);
    await db.query(`CREATE INDEX company_expired_at ON company (expired_at, id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX role_name, role_created_at, role_status, session_open_since, session_open_address, account_status,
        account_username_part, company_expired_at`);
  }
}
