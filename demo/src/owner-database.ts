import { Injectable } from '@nestjs/common';
import { Database } from '@fovea/server/platform/database/database';
import type { Env } from '@fovea/server/platform/config/env';
import { openPool } from '@fovea/server/platform/database/open-pool';
import type { pg } from '@fovea/server/platform/database/pg-types';
import { StartRefused } from '@fovea/server/platform/kernel/app-error';

/** Seeding, the renewal of lots and rivals take turns. */
const CONNECTIONS = 3;

/** What the demo writes has happened long ago, which the role of the server cannot write: it writes as the owner. */
@Injectable()
export class OwnerDatabase extends Database {
  protected override open(env: Env): pg.Pool {
    if (env.databaseOwnerUrl === undefined)
      throw new StartRefused('the demo writes past days: with DEMO_MODE=on give it DATABASE_OWNER_URL');
    return openPool({
      connectionString: env.databaseOwnerUrl,
      max: CONNECTIONS,
      options: '-c statement_timeout=60000 -c lock_timeout=5000 -c timezone=UTC',
      connectionTimeoutMillis: env.databaseWaitMs,
      keepAlive: true,
    });
  }
}
