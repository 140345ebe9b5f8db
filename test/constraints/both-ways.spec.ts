import { Client } from 'pg';
import { openMigrations } from '../../migrations/src/data-source.js';
import { migrationNames } from '../../migrations/src/migrations.js';
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.js';
import { schemaFacts } from '../support/schema-facts.js';

describe('the migrations', () => {
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database?.drop());

  const facts = async () => {
    const client = new Client(database.url);
    await client.connect();
    try {
      return await schemaFacts(client);
    } finally {
      await client.end();
    }
  };

  it('leave nothing when they are all undone, and make the same again', async () => {
    const before = await facts();
    const source = await openMigrations(database.url);
    try {
      for (let left = migrationNames().length; left > 0; left--) await source.undoLastMigration();
      const { relations, functions, triggers, sequences, rows } = await facts();
      expect({ relations, functions, triggers, sequences, rows }).toEqual({
        relations: [],
        functions: [],
        triggers: [],
        sequences: [],
        rows: [],
      });
      await source.runMigrations();
    } finally {
      await source.destroy();
    }
    expect(await facts()).toEqual(before);
  });
});
