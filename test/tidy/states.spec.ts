import fs from 'node:fs';
import path from 'node:path';
import { MACHINES } from '@fovea/shared-types/machines';
import { pg } from '../../server/src/platform/database/pg-types.js';
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.js';
import { TO_COME } from './machines-to-come.js';

interface Written {
  id: string;
  states: { name: string; code: number | null }[];
  transitions: { from: string | null; to: string; who: string; action: string }[];
}

const contract = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, '../contract/states.json'), 'utf8'),
) as Written[];

/** Machines of the contract that are no rows moved by somebody, with what they are instead. */
const NO_ROWS: Record<string, string> = {
  session: 'a row that is there or not',
  login_dialog: 'in the browser',
  sms_button: 'in the browser',
  sidebar: 'in the browser',
  goods_sale_state: 'computed from the offer, the stock, bargains and lots',
};

/** States that no machine holds, each with its reason. A new table has a machine, or a line here. */
const NO_MACHINE: Record<string, string> = {
  ...Object.fromEntries(
    [
      'brand',
      'category',
      'compliance_rule',
      'dept',
      'freight_rate',
      'lexicon_group',
      'menu',
      'product',
      'role',
      'warehouse_bin',
    ].map((table) => [`${table}.status`, 'a switch: on or off as staff like']),
  ),
  'company_submission.status': 'the word said on it, which the approval holds',
  'licence_submission.status': 'the word said on it, which the approval holds',
  'export_job.status': 'how far a job has come, by the job alone',
  'goods_import.status': 'how far a job has come, by the job alone',
  'opening_import.status': 'how far a job has come, by the job alone',
  'goods_import_row.state': 'how far a job has come, by the job alone',
  'goods.audit_status': 'of the newest submission, which has its machine',
  'goods.sale_state': 'computed from the offer, the stock, bargains and lots',
  'goods_find.sale_state': 'a second row of listed goods, kept by a trigger',
  'goods_find.status': 'a second row of listed goods, kept by a trigger',
  'goods_question.status': 'no machine in the contract: answers are shown and hidden as staff like',
  'refund.order_status': 'where the order goes back to: its own machine holds the move',
  'freight_bill.status': 'follows the order, whose machine holds the move',
  'refund_entry.status': 'what a refund came to, written once',
  'order_history.from_status': 'refers to the moves',
  'order_history.to_status': 'refers to the moves',
  'transfer_history.to_status': 'refers to the moves',
  'withdrawal_history.to_status': 'refers to the moves',
  'stock_reservation.status': 'held, then ended once, which its table holds',
  'state_transition.from_status': 'the moves themselves',
  'state_transition.to_status': 'the moves themselves',
};

let database: FreshDatabase;
let held: { machine: string; from_status: number | null; to_status: number }[];
let guarded: { machine: string; column: string }[];
let states: string[];
beforeAll(async () => {
  database = await freshDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const rows = async <Row>(sql: string): Promise<Row[]> => (await client.query(sql)).rows as Row[];
  held = await rows('SELECT machine, from_status, to_status FROM state_transition');
  guarded = await rows(
    `SELECT args[1] AS machine, tgrelid::regclass || '.' || args[2] AS column
     FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid AND p.proname = 'refuse_move'
     CROSS JOIN LATERAL regexp_match(pg_get_triggerdef(t.oid), 'refuse_move\\(''(.*)'', ''(.*)''\\)') args`,
  );
  const found = await rows<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND data_type = 'smallint' AND column_name ~ '(^|_)(status|state)$'`,
  );
  states = found.map(({ name }) => name);
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
    const declared = new Set<string>(MACHINES.map(({ id }) => id));
    expect([...new Set(held.map(({ machine }) => machine))].filter((id) => !declared.has(id))).toEqual([]);
  });

  it('holds the rows of a table at least', () => {
    const idle = new Set<string>(MACHINES.map(({ id }) => id));
    for (const { machine } of guarded) idle.delete(machine);
    expect([...idle]).toEqual([]);
  });

  it('exists for each one of the contract whose table exists', () => {
    const declared = new Set<string>(MACHINES.map(({ id }) => id));
    const missing = contract.map(({ id }) => id).filter((id) => !declared.has(id) && !(id in NO_ROWS));
    expect(missing.sort()).toEqual(TO_COME);
    const tables = new Set(states.map((column) => column.split('.')[0]));
    expect(TO_COME.filter((id) => tables.has(id) || tables.has(`${id}s`))).toEqual([]);
  });

  it('holds every state of a table, or there is a reason why none does', () => {
    const free = new Set(states);
    for (const { column } of guarded) free.delete(column);
    expect([...free].sort()).toEqual(Object.keys(NO_MACHINE).sort());
  });
});
