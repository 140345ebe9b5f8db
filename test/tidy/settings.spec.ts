import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EnvError, exampleEnv, goneSettings, loadEnv } from '../../server/src/platform/config/env.js';

const least = { DATABASE_URL: 'postgres://localhost/fovea', JWT_SECRET: 'x'.repeat(32) };

describe('settings', () => {
  it('are all in .env.example, with their meaning and default', () => {
    const file = readFileSync(path.join(import.meta.dirname, '../../.env.example'), 'utf8');
    expect(file).toBe(exampleEnv());
  });

  it('need only a database and a secret', () => {
    const env = loadEnv(least);
    expect(env.port).toBe(3000);
    expect(env.publicUrl).toBe('http://localhost:3000');
    expect(env.demoMode).toBe(false);
    expect(env.devInbox).toBe(true);
    expect(env.apiDocs).toBe(true);
    expect(env.redisUrl).toBeUndefined();
  });

  it('names every wrong one at once', () => {
    const wrong = { ...least, PORT: 'http', LOG_LEVEL: 'loud', REDIS_URL: 'localhost', JWT_SECRET: 'short' };
    const read = () => loadEnv(wrong);
    expect(read).toThrow(EnvError);
    for (const name of ['PORT', 'LOG_LEVEL', 'REDIS_URL', 'JWT_SECRET'])
      expect(read).toThrow(`${name} must be`);
  });

  it('does not repeat a wrong secret', () => {
    expect(() => loadEnv({ ...least, JWT_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)/);
    expect(() => loadEnv({ ...least, DATABASE_URL: 'pg:hunter2' })).toThrow(/^(?!.*hunter2)/);
  });

  it('takes an empty text for an absent one, as compose files write it', () => {
    expect(loadEnv({ ...least, REDIS_URL: '', PORT: ' ' })).toEqual(loadEnv(least));
  });

  it('that went are named once they are set, with what to do, and stop nothing', () => {
    const old = { ...least, APPROVAL_SECOND_LEVEL: 'stock_document:JPY:5000000' };
    expect(goneSettings(old)).toEqual([
      expect.stringMatching(/^APPROVAL_SECOND_LEVEL is no longer read: remove it and add its limits/),
    ]);
    expect(loadEnv(old)).toEqual(loadEnv(least));
    expect(goneSettings({ ...least, APPROVAL_SECOND_LEVEL: ' ' })).toEqual([]);
  });

  it('gives the API out in production only where that is wanted', () => {
    const production = { ...least, NODE_ENV: 'production' };
    expect(loadEnv(production).apiDocs).toBe(false);
    expect(loadEnv({ ...production, API_DOCS: 'on' }).apiDocs).toBe(true);
  });

  it('leaves out no job in production', () => {
    const picky = { ...least, JOB_PERIOD_MAX_S: '59' };
    expect(loadEnv(least).jobPeriodMaxS).toBe(0);
    expect(loadEnv(picky).jobPeriodMaxS).toBe(59);
    expect(() => loadEnv({ ...picky, NODE_ENV: 'production' })).toThrow(
      'JOB_PERIOD_MAX_S must be 0 in production',
    );
  });

  it('keeps the address of the owner from a server in production', () => {
    const both = { ...least, DATABASE_OWNER_URL: 'postgres://owner:hunter2@localhost/fovea' };
    expect(() => loadEnv({ ...both, NODE_ENV: 'production' })).toThrow(
      /^(?!.*hunter2).*DATABASE_OWNER_URL must be kept from the server/,
    );
    expect(loadEnv(both).databaseUrl).toBe(least.DATABASE_URL);
  });

  it('refuses demo data and the inbox page in production', () => {
    const production = { ...least, NODE_ENV: 'production' };
    expect(loadEnv(production).devInbox).toBe(false);
    expect(() => loadEnv({ ...production, DEMO_MODE: 'on' })).toThrow('DEMO_MODE must be off in production');
    expect(() => loadEnv({ ...production, DEV_INBOX: 'on' })).toThrow('DEV_INBOX must be off in production');
  });
});
