import fs from 'node:fs';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Call } from '@fovea/shared-types/call';
import { CODE_OK, type Envelope } from '@fovea/shared-types/envelope';
import type { ErrorId } from '@fovea/shared-types/error-ids';
import { type Language, languageHeader } from '@fovea/shared-types/language';
import { createApp } from '../../server/src/app.js';
import { SessionService } from '../../server/src/member/sessions/session.service.js';
import { loadEnv } from '../../server/src/platform/config/env.js';
import { Database } from '../../server/src/platform/database/database.js';
import { aCaller } from '../fixtures/rows.js';
import { expectDeclared } from './declared-answers.js';
import { type FreshDatabase, freshDatabase } from './fresh-database.js';

/** Somebody with a session. */
export interface Person {
  accountId: number;
  token: string;
}

interface CallOptions {
  as?: Person | undefined;
  language?: Language;
  headers?: Record<string, string>;
}

export interface RawAnswer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

/** A refusal as its reader sees it. */
export interface Refused extends Envelope<Record<string, unknown> | null> {
  error: ErrorId;
}

/** The whole product in this process, on a database of its own. */
export interface TestApi {
  app: NestFastifyApplication;
  /** Where its sockets are. */
  url: string;
  /** As the owner. */
  databaseUrl: string;
  db: Database;
  /** What the call answers; a refusal fails the test and is shown. */
  ok<Request, Response>(
    call: Call<Request, Response>,
    request: Request,
    options?: CallOptions,
  ): Promise<Response>;
  /** What the call refuses with; success fails the test. */
  refused<Request, Response>(
    call: Call<Request, Response>,
    request: Request,
    options?: CallOptions,
  ): Promise<Refused>;
  /** Whatever the call answers. */
  envelope(path: string, body: unknown, options?: CallOptions): Promise<Envelope<unknown>>;
  /** A body as it goes over the wire. */
  raw(path: string, body: string | Buffer, options?: CallOptions): Promise<RawAnswer>;
  signIn(accountId: number): Promise<Person>;
  stop(): Promise<void>;
}

/**
 * Jobs of every minute and rarer: a spec runs those it is about itself, and setting all of them up with each API would
 * cost more than most specs. The processes of `test/start` and the journeys leave none out.
 */
const LONGEST_JOB_PERIOD_S = '59';

/** BUSY decided nothing: of fifty concurrent callers for the same row some wait too long and try again. */
const BUSY_TRIES = 10;

/** @param guests modules on top of the product's own */
export async function startApi(
  given: Record<string, string> = {},
  guests: readonly Type[] = [],
): Promise<TestApi> {
  const settings: Record<string, string> = { JOB_PERIOD_MAX_S: LONGEST_JOB_PERIOD_S, ...given };
  const database = await freshDatabase();
  const before = { ...process.env };
  // The program reads its settings from the environment, once, while it is built.
  const owner = settings.DEMO_MODE === 'on' ? { DATABASE_OWNER_URL: database.url } : {};
  Object.assign(process.env, { DATABASE_URL: database.serverUrl, ...owner, ...settings });
  try {
    const env = loadEnv(process.env);
    fs.mkdirSync(env.uploadDir, { recursive: true });
    const app = await createApp(env, guests);
    await app.listen(0, '127.0.0.1');
    return testApi(app, database);
  } catch (error) {
    await database.drop();
    throw error;
  } finally {
    for (const name of Object.keys(settings)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

function testApi(app: NestFastifyApplication, database: FreshDatabase): TestApi {
  const db = app.get(Database, { strict: false });
  const raw = async (path: string, body: string | Buffer, options: CallOptions = {}): Promise<RawAnswer> => {
    const answer = await app.inject({
      method: 'POST',
      url: path,
      payload: body,
      headers: headersOf(options),
    });
    return { status: answer.statusCode, headers: answer.headers, text: answer.body };
  };
  const envelope = async (path: string, body: unknown, options: CallOptions = {}) => {
    for (let tries = 1; ; tries++) {
      const { text } = await raw(path, JSON.stringify(body ?? {}), options);
      const answer = JSON.parse(text) as Envelope<unknown>; // every call answers an envelope; specs look at its parts
      if (answer.error !== 'BUSY' || tries === BUSY_TRIES) return answer;
    }
  };
  return {
    app,
    url: addressOf(app),
    databaseUrl: database.url,
    db,
    raw,
    envelope,
    ok: async <Request, Response>(
      { path }: Call<Request, Response>,
      request: Request,
      options: CallOptions = {},
    ) => {
      const answer = await envelope(path, request, options);
      if (answer.code !== CODE_OK) throw new Error(`${path} refused: ${JSON.stringify(answer)}`);
      expectDeclared(path, answer.data);
      return answer.data as Response; // it was just held against the schema of this type
    },
    refused: async <Request, Response>(
      { path }: Call<Request, Response>,
      request: Request,
      options: CallOptions = {},
    ) => {
      const answer = await envelope(path, request, options);
      if (answer.code === CODE_OK)
        throw new Error(`${path} was expected to refuse: ${JSON.stringify(answer.data)}`);
      return answer as Refused; // a refusal carries its identifier
    },
    signIn: async (accountId) => ({
      accountId,
      token: await db.transaction((tx) =>
        app.get(SessionService, { strict: false }).start(tx, accountId, aCaller()),
      ),
    }),
    stop: async () => {
      await app.close();
      await database.drop();
    },
  };
}

function headersOf({ as, language, headers }: CallOptions): Record<string, string> {
  return {
    'content-type': 'application/json',
    terminal: '4',
    ...(as ? { token: as.token } : {}),
    ...(language ? { language: languageHeader(language) } : {}),
    ...headers,
  };
}

function addressOf(app: NestFastifyApplication): string {
  const address = app.getHttpServer().address();
  if (typeof address !== 'object' || address === null) throw new Error('the server does not listen');
  return `http://127.0.0.1:${address.port}`;
}
