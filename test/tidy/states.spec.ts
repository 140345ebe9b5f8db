import fs from 'node:fs';
import path from 'node:path';
import { MACHINES } from '@fovea/shared-types/states/machines';
import { pg } from '../../server/src/platform/database/pg-types.js';
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.js';

interface Written {
  id: string;
  states: { name: string; code: number | null }[];
  transitions: { from: string | null; to: string; who: string; action: string }[];
}

const contract = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, '../contract/states.json'), 'utf8'),
) as Written[];

let database: FreshDatabase;
let held: { machine: string; from_status: number | null; to_status: number }[];
beforeAll(async () => {
  database = await freshDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  held = (await client.query('SELECT machine, from_status, to_status FROM state_transition'))
    .rows as typeof held;
  await client.end();
});
afterAll(() => database?.drop());

const sorted = (rows: readonly (readonly unknown[])[]): string[] => rows.map((row) => row.join(' ')).sort();

describe('a machine', () => {
  it.each(MACHINES.map((one) => [one.id, one] as const))('%s is the contract’s', (id, { codes, moves }) => {
    const written = contract.find((one) => one.id === id);
    expect(sorted(Object.entries(codes))).toEqual(
      sorted((written?.states ?? []).map(({ name, code }) => [name, code])),
    );
    expect(moves).toEqual(written?.transitions.map(({ from, to, who, action }) => [from, to, who, action]));
  });

  it.each(MACHINES.map((one) => [one.id, one] as const))('%s is the database’s', (id, machine) => {
    const rows = held.filter((row) => row.machine === id);
    expect(sorted(rows.map(({ from_status, to_status }) => [from_status, to_status]))).toEqual(
      sorted(machine.pairs()),
    );
  });

  it('that the database holds is declared', () => {
    const declared = new Set(MACHINES.map(({ id }) => id));
    expect([...new Set(held.map(({ machine }) => machine))].filter((id) => !declared.has(id))).toEqual([]);
  });
});
