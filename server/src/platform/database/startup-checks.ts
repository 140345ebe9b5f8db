import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { migrationNames } from '@fovea/migrations/migrations';
import { chainOf, whyNotUpdated } from '@fovea/migrations/old-chain';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { Database } from './database.js';
import { StartRefused } from '../kernel/app-error.js';

const ROLE = 'fovea_app';
const VERSION_MIN = 150_000;
/** Without these a commit that was acknowledged could be lost. */
const DURABILITY = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/** What must hold before the first request: the database is the one we think, and it keeps what it acknowledges. */
@Injectable()
export class StartupChecks implements OnModuleInit {
  private readonly known = migrationNames();

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: Database,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.checkAnswer();
    await this.checkServer();
    await this.checkMigrations();
  }

  /** Names of the migrations of this build that the database has not run. */
  async pendingMigrations(): Promise<string[]> {
    const done = new Set(await this.recordedMigrations());
    return this.known.filter((name) => !done.has(name));
  }

  private async checkMigrations(): Promise<void> {
    const recorded = await this.recordedMigrations();
    const why = whyNotUpdated('database', recorded);
    if (why !== null) throw new StartRefused(why);
    if (chainOf(recorded) === 'complete')
      throw new StartRefused(
        'the database was made by an earlier release, run npm run migrate first: it records that its schema is that of ' +
          'this release, and changes no row beyond that',
      );
    const pending = this.known.filter((name) => !recorded.includes(name));
    if (pending.length > 0)
      throw new StartRefused(
        `the database lacks migrations, run npm run migrate first: ${pending.join(', ')}`,
      );
  }

  private async recordedMigrations(): Promise<string[]> {
    const { rows: found } = await this.db.query<{ exists: boolean }>(
      `SELECT to_regclass('public.migration') IS NOT NULL AS exists`,
    );
    if (!found[0]?.exists) return [];
    const { rows } = await this.db.query<{ name: string }>(`SELECT name FROM migration`);
    return rows.map(({ name }) => name);
  }

  private async checkAnswer(): Promise<void> {
    try {
      await this.db.query('SELECT 1');
    } catch (cause) {
      const why =
        cause instanceof Error ? cause.message || String(Reflect.get(cause, 'code')) : String(cause);
      throw new StartRefused(`PostgreSQL at DATABASE_URL does not answer: ${why}`, { cause });
    }
  }

  private async checkServer(): Promise<void> {
    const { rows } = await this.db.query<{
      name: string;
      setting: string;
      role: string;
      is_superuser: string;
    }>(
      `SELECT name, setting, current_user::text AS role, current_setting('is_superuser') AS is_superuser
       FROM pg_settings WHERE name = 'server_version_num' OR name = ANY ($1)`,
      [[...DURABILITY]],
    );
    const settings = new Map(rows.map(({ name, setting }) => [name, setting]));
    if (Number(settings.get('server_version_num')) < VERSION_MIN) {
      throw new StartRefused('PostgreSQL is older than version 15');
    }
    // Triggers and missing grants hold nobody who owns the tables or is a superuser.
    if (rows[0]?.role !== ROLE || rows[0].is_superuser !== 'off') {
      throw new StartRefused(`the server must work as the database role ${ROLE}, not as ${rows[0]?.role}`);
    }
    if (this.env.nodeEnv !== 'production') return;
    await this.checkLogin();
    const off = DURABILITY.filter((name) => settings.get(name) === 'off');
    if (off.length > 0)
      throw new StartRefused(`PostgreSQL runs with ${off.join(', ')} off: commits could be lost`);
  }

  /**
   * One injected statement takes SET ROLE back: what the session can then become must not be more than the server.
   */
  private async checkLogin(): Promise<void> {
    const { rows } = await this.db.query<{ login: string; power: string }>(
      `SELECT session_user::text AS login, p.rolname::text AS power FROM pg_roles p
       WHERE pg_has_role(session_user, p.oid, 'MEMBER') AND (
         p.rolsuper OR p.rolcreaterole OR p.rolbypassrls OR p.rolreplication
         OR p.oid IN (SELECT datdba FROM pg_database WHERE datname = current_database())
         OR p.oid IN (SELECT c.relowner FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
                      WHERE n.nspname IN ('public', 'bullmq'))
         OR p.oid IN (SELECT nspowner FROM pg_namespace WHERE nspname IN ('public', 'bullmq')))
       ORDER BY p.rolname <> session_user, p.rolname LIMIT 1`,
    );
    const [found] = rows;
    if (found === undefined) return;
    throw new StartRefused(
      `DATABASE_URL logs in as ${found.login}, which has the powers of ${found.power}: give the server a login of its own ` +
        'that owns nothing, and the owner to npm run migrate as DATABASE_OWNER_URL',
    );
  }
}
