import fs from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { migrationDataSource } from '../../migrations/src/data-source.js';
import { migrations } from '../../migrations/src/migrations.js';
import { onServer } from '../../scripts/lib/test-postgres.mjs';
import { schemaFacts } from '../support/schema-facts.js';

type Options = Parameters<ReturnType<typeof migrationDataSource>['setOptions']>[0];
type Migrations = Exclude<Options['migrations'], undefined>;

const folder = path.join(import.meta.dirname, '../../migrations/src');
const baseline = fs
  .readdirSync(folder)
  .filter((file) => /^17641\d{8}-create-/.test(file))
  .map((file) => path.join(folder, file));

/** The facts of a new database after these migrations. */
async function factsOf(name: string, chain: Migrations): Promise<Record<string, string[]>> {
  const admin = process.env.FOVEA_TEST_PG ?? '';
  const url = new URL(admin);
  url.pathname = `/${name}`;
  await onServer(admin, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await onServer(admin, `CREATE DATABASE ${name}`);
  const source = await migrationDataSource(url.toString()).setOptions({ migrations: chain }).initialize();
  await source.runMigrations();
  await source.destroy();
  const client = new Client(url.toString());
  await client.connect();
  try {
    return await schemaFacts(client);
  } finally {
    await client.end();
  }
}

describe('the baseline migrations', () => {
  it('make the same schema and rows as the chain that they replace', async () => {
    const chain = await Promise.all(
      baseline.map(async (file) => Object.values((await import(file)) as Record<string, () => void>)[0]),
    );
    const before = await factsOf('old_chain', [...migrations]);
    const after = await factsOf('new_chain', chain as Migrations);
    const differences = Object.entries(before).flatMap(([kind, was]) => {
      const is = after[kind] ?? [];
      process.stdout.write(`${kind}: ${was.length} before, ${is.length} after\n`);
      return [
        ...was.filter((fact) => !is.includes(fact)).map((fact) => `lost ${kind}: ${fact}`),
        ...is.filter((fact) => !was.includes(fact)).map((fact) => `new ${kind}: ${fact}`),
      ];
    });
    expect(differences).toEqual([]);
    expect(after).toEqual(before);
  }, 120_000);
});
