import { Module, type Type } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { ENV } from '../config/config.module.js';
import { loadEnv, type Env } from '../config/env.js';
import { Database } from '../database/database.js';
import { FoundationModule } from '../foundation.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { RequestObserver } from '../logging/request-observer.js';
import { OutgoingMessageRepository } from '../outgoing/outgoing-message.repository.js';
import { StartupChecks } from '../database/startup-checks.js';
import { OperatorRoutes } from './operator-routes.js';
import { ReadinessService } from './readiness.js';
import { plant } from '../../../../test/support/planting.js';

const parts: Type[] = [
  OperatorRoutes,
  OutgoingMessageRepository,
  ReadinessService,
  RequestObserver,
  StartupChecks,
];

@Module({ imports: [FoundationModule, JobsModule], providers: parts })
class OperatorModule {}

describe('the addresses for operators', () => {
  const apps: NestFastifyApplication[] = [];
  const start = async (settings: Partial<Env> = {}): Promise<NestFastifyApplication> => {
    const compiled = await Test.createTestingModule({ imports: [OperatorModule] })
      .overrideProvider(ENV)
      .useValue({ ...loadEnv(process.env), ...settings })
      .compile();
    const app = compiled.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
    apps.push(app);
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    return app;
  };
  afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

  it('reports that it lives, and that it is ready while all its parts answer', async () => {
    const app = await start();
    const live = await app.inject({ method: 'GET', url: '/health/live' });
    expect([live.statusCode, live.json()]).toEqual([200, { status: 'ok' }]);
    const ready = await app.inject({ method: 'GET', url: '/health/ready' });
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      { status: 'ok', parts: { database: 'ok', migrations: 'ok', jobs: 'ok', redis: 'ok' } },
    ]);
  });

  it('reports which part is not ready', async () => {
    const app = await start();
    const db = app.get(Database);
    const newest = 'id = (SELECT max(id) FROM migration)';
    await plant(db, `UPDATE migration SET name = 'before ' || name WHERE ${newest}`);
    const ready = await app.inject({ method: 'GET', url: '/health/ready' });
    await plant(db, `UPDATE migration SET name = replace(name, 'before ', '') WHERE ${newest}`);
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toMatchObject({ status: 'failed', parts: { database: 'ok', migrations: 'failed' } });
  });

  it('stays ready without Redis, and reports what is slower', async () => {
    const app = await start({ redisUrl: 'redis://127.0.0.1:1' });
    const ready = await app.inject({ method: 'GET', url: '/health/ready' });
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      {
        status: 'degraded',
        parts: { database: 'ok', migrations: 'ok', jobs: 'degraded', redis: 'degraded' },
      },
    ]);
  });

  it('is ready no more once it leaves', async () => {
    const app = await start();
    app.get(ReadinessService).leave();
    const ready = await app.inject({ method: 'GET', url: '/health/ready' });
    expect(ready.statusCode).toBe(503);
  });

  it('gives figures of calls, process and outbox to this machine', async () => {
    const app = await start();
    await app.inject({ method: 'GET', url: '/health/live' });
    await app.get(Database).query(
      `INSERT INTO outbox (event, payload, parked_at)
         VALUES ('spec.parked', '{}', clock_timestamp() - interval '2 minutes')`,
    );
    const metrics = await app.inject({ method: 'GET', url: '/metrics', remoteAddress: '127.0.0.1' });
    await app.get(Database).query(`DELETE FROM outbox WHERE event = 'spec.parked'`);
    expect(metrics.headers['content-type']).toContain('text/plain');
    expect(metrics.body).toMatch(/fovea_http_seconds_count\{path="\/health\/live",code="200"\} 1/);
    expect(metrics.body).toMatch(/fovea_outbox_parked 1/);
    // The alarm.
    expect(metrics.body).toMatch(/fovea_outbox_parked_seconds 12\d/);
    expect(metrics.body).toContain('process_cpu_seconds_total');
  });

  it('gives them to nobody else, nor through a proxy', async () => {
    const app = await start();
    const far = await app.inject({ method: 'GET', url: '/metrics', remoteAddress: '192.0.2.1' });
    const passedOn = await app.inject({
      method: 'GET',
      url: '/metrics',
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': '192.0.2.1' },
    });
    expect([far.statusCode, passedOn.statusCode]).toEqual([404, 404]);
  });

  it('requires the token once there is one', async () => {
    const app = await start({ metricsToken: 'figures please' });
    const ask = async (authorization: string) => {
      const answer = await app.inject({ method: 'GET', url: '/metrics', headers: { authorization } });
      return answer.statusCode;
    };
    expect(await ask('Bearer figures please')).toBe(200);
    expect(await ask('Bearer figures pleasE')).toBe(404);
    expect(await ask('')).toBe(404);
  });

  it('shows the messages sent, newest first, where the inbox is on', async () => {
    const app = await start({ devInbox: true });
    const id = await app.get(Database).transaction((tx) =>
      app.get(OutgoingMessageRepository).insertOutgoingMessage(tx, {
        channel: 'mail',
        recipient: 'reader@example.com',
        subject: 'Code',
        text: '123456',
      }),
    );
    const inbox = await app.inject({ method: 'GET', url: '/api/dev/inbox' });
    const [newest] = inbox.json<Record<string, unknown>[]>();
    expect(newest).toEqual({
      id,
      channel: 'mail',
      recipient: 'reader@example.com',
      subject: 'Code',
      text: '123456',
      created_at: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
    });
  });

  it.each([
    ['another machine', { remoteAddress: '192.0.2.1' }],
    ['somebody behind a proxy', { remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '192.0.2.1' } }],
  ])('shows them not to %s', async (_who, from) => {
    const app = await start({ devInbox: true });
    const inbox = await app.inject({ method: 'GET', url: '/api/dev/inbox', ...from });
    expect(inbox.statusCode).toBe(404);
  });

  it.each([
    ['where it is off', { devInbox: false }],
    ['in production, whatever is set', { devInbox: true, nodeEnv: 'production' as const }],
  ])('has no inbox %s', async (_where, settings) => {
    const app = await startWithoutChecks(settings);
    const inbox = await app.inject({ method: 'GET', url: '/api/dev/inbox' });
    expect(inbox.statusCode).toBe(404);
  });

  /** In production the checks refuse the database of the tests, which runs without fsync. */
  const startWithoutChecks = async (settings: Partial<Env>): Promise<NestFastifyApplication> => {
    const checks = jest.spyOn(StartupChecks.prototype, 'onModuleInit').mockResolvedValue();
    try {
      return await start(settings);
    } finally {
      checks.mockRestore();
    }
  };
});
