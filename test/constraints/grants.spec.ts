import { pg, SERVER_OPTIONS } from '../../server/src/platform/database/pg-types.js';
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.js';
import { type Bench, openBench, PERMISSION_DENIED } from './proof.js';

/** Tables of which the server may only read and add rows. */
const APPEND_ONLY = [
  'approval_decision',
  'approval_limit',
  'payment_event',
  'payment_charge',
  'audit_log',
  'journal_entry',
  'posting',
  'auction_bid',
  'auction_reserve_change',
  'order_history',
  'company_submission_file',
  'stock_movement',
  'passport_line',
  'stock_document_line',
  'stock_count_scan',
  'stock_count_document',
  'opening_import_row',
  'opening_import_document',
];

/** What the server's role must not be able to do, as statements. */
const FORBIDDEN = [
  ...APPEND_ONLY.flatMap((table) => [`DELETE FROM ${table}`, `TRUNCATE ${table}`]),
  'UPDATE approval_decision SET notes = NULL',
  'UPDATE approval_limit SET amount = 1',
  'UPDATE audit_log SET reason = NULL',
  'UPDATE journal_entry SET step = step',
  'UPDATE posting SET change = 1',
  'UPDATE auction_bid SET price_after = 1',
  'UPDATE auction_reserve_change SET reserve_after = NULL',
  'UPDATE order_history SET reason = NULL',
  'UPDATE ledger_account SET balance = 1',
  'UPDATE ledger_account SET last_seq = 0',
  `UPDATE ledger_account SET currency = 'USD'`,
  'DELETE FROM ledger_account',
  'DELETE FROM payment',
  'DELETE FROM recharge',
  'TRUNCATE recharge',
  'DELETE FROM payment_refund',
  'TRUNCATE payment_refund',
  'UPDATE payment_event SET amount = 1',
  'UPDATE payment_charge SET amount = 1',
  `INSERT INTO payment_charge (provider, provider_ref, amount, currency, created_at)
   VALUES ('sandbox', 'ref', 1, 'JPY', now() - interval '1 day')`,
  'TRUNCATE payment CASCADE',
  'DELETE FROM capture',
  'TRUNCATE capture',
  'DELETE FROM address',
  'DELETE FROM bank_account',
  'DELETE FROM reconciled_day',
  'DELETE FROM reconciliation',
  'UPDATE reconciliation SET reference = reference',
  'DELETE FROM exchange',
  'UPDATE exchange SET rate = 1',
  'DELETE FROM engineer',
  `UPDATE engineer SET approved_good_at = '{1}'`,
  'DELETE FROM engineer_submission',
  `UPDATE engineer_submission SET content = '{}'`,
  'DELETE FROM write_off',
  'UPDATE write_off SET reason = reason',
  'DELETE FROM journal_voucher',
  'UPDATE journal_voucher SET amount = 1',
  'DELETE FROM transfer',
  'UPDATE transfer SET gross = 1',
  'UPDATE transfer_history SET reason = NULL',
  'DELETE FROM transfer_history',
  'DELETE FROM withdrawal',
  'UPDATE withdrawal SET amount = 1',
  'UPDATE withdrawal_history SET reason = NULL',
  'DELETE FROM withdrawal_history',
  'DELETE FROM withdrawal_limit',
  'DELETE FROM house_account',
  'DELETE FROM freight_bill',
  'DELETE FROM remittance',
  'UPDATE remittance SET amount = 1',
  'UPDATE remittance_share SET amount = 1',
  'DELETE FROM remittance_share',
  'UPDATE remittance_file SET sort = 2',
  'DELETE FROM remittance_file',
  'UPDATE payout_file SET format = 2',
  'DELETE FROM payout_file_item',
  'UPDATE bank_line SET amount = 1',
  'DELETE FROM bank_line',
  "UPDATE bank_import SET content = '{}'",
  `UPDATE bank_account SET number_end = '0'`,
  'DELETE FROM feedback',
  'UPDATE feedback_image SET sort = 2',
  'UPDATE evaluation SET comment_star = 5',
  'DELETE FROM evaluation',
  'DELETE FROM bargain',
  'DELETE FROM reservation',
  'DELETE FROM viewing_host',
  'TRUNCATE viewing_hours',
  'UPDATE bargain_offer SET price = 1',
  'DELETE FROM bargain_offer',
  'UPDATE evaluation_image SET sort = 2',
  'DELETE FROM evaluation_image',
  'DELETE FROM message_board',
  'UPDATE company_submission_file SET sort = 2',
  'DELETE FROM company_submission',
  'DELETE FROM goods_submission',
  'DELETE FROM goods_question',
  'UPDATE goods_submission_file SET file_id = 1',
  'TRUNCATE company_submission',
  'DELETE FROM message',
  'TRUNCATE message',
  `INSERT INTO state_transition (machine, from_status, to_status) VALUES ('order', 60, 50)`,
  'UPDATE state_transition SET to_status = 50',
  'DELETE FROM state_transition',
  'DELETE FROM migration',
  'DELETE FROM warehouse',
  'DELETE FROM arrival',
  'DELETE FROM send',
  'UPDATE stock_movement SET change = 1',
  'UPDATE stock_count_scan SET quantity = 1',
  'UPDATE stock_count_document SET count_id = 1',
  'DELETE FROM opening_import',
  'UPDATE opening_import_row SET row_no = 3',
  'UPDATE opening_import_document SET import_id = 1',
  'DELETE FROM stock_count',
  'DELETE FROM stock_count_line',
  'DELETE FROM stock_count_claim',
  `UPDATE passport_line SET kind = 'test'`,
  'DELETE FROM stock',
  'UPDATE stock_document_line SET quantity = 1',
  'UPDATE offered_stock SET held = 9',
  'DELETE FROM offered_stock',
  'TRUNCATE offered_stock',
  'SELECT offer_stock(1, 1, 1)',
  'DELETE FROM stock_document',
  'DELETE FROM stock_part',
  'DELETE FROM serial_unit',
  'DELETE FROM stock_reservation',
  'DELETE FROM stock_transit',
  'UPDATE stock_transit SET quantity = 1',
  'INSERT INTO goods_find (id) VALUES (1)',
  'UPDATE goods_find SET price = 1',
  'DELETE FROM goods_find',
];

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench?.close());

describe("the server's role", () => {
  it.each(FORBIDDEN)('may not: %s', async (statement) => {
    const error = await bench.attempt(({ sql }) => sql(statement));
    expect(error?.code).toBe(PERMISSION_DENIED);
  });

  it('owns no table, is no superuser, and cannot sign in by itself', async () => {
    const [role] = await bench.rows<{ rolsuper: boolean; rolcanlogin: boolean; owns: string }>(
      `SELECT rolsuper, rolcanlogin,
         (SELECT count(*) FROM pg_class c WHERE c.relowner = r.oid) AS owns
       FROM pg_roles r WHERE rolname = 'fovea_app'`,
    );
    expect(role).toMatchObject({ rolsuper: false, rolcanlogin: false });
    expect(Number(role?.owns)).toBe(0);
  });

  it('cannot switch a trigger off', async () => {
    const error = await bench.attempt(({ sql }) => sql('ALTER TABLE auction DISABLE TRIGGER ALL'));
    expect(error?.code).toBe(PERMISSION_DENIED);
    const replica = await bench.attempt(({ sql }) => sql('SET LOCAL session_replication_role = replica'));
    expect(replica?.code).toBe(PERMISSION_DENIED);
  });
});

describe("the server's login", () => {
  let database: FreshDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  beforeEach(async () => {
    client = new pg.Client({ connectionString: database.serverUrl, options: SERVER_OPTIONS });
    await client.connect();
  });
  afterEach(() => client.end());
  afterAll(() => database?.drop());

  const codeOf = (statement: string): Promise<unknown> =>
    client.query(statement).then(
      () => null,
      (error: pg.DatabaseError) => error.code,
    );

  it.each([
    'RESET ROLE',
    'SET ROLE NONE',
    'RESET ALL',
    'DISCARD ALL',
    'RESET SESSION AUTHORIZATION',
    'SET SESSION AUTHORIZATION DEFAULT',
  ])('may do no more after %s', async (statement) => {
    expect(await codeOf(statement)).toBeNull();
    for (const forbidden of FORBIDDEN)
      expect([forbidden, await codeOf(forbidden)]).toEqual([forbidden, PERMISSION_DENIED]);
  });

  it('cannot become the owner, nor make anything of its own', async () => {
    const owner = new URL(database.url).username;
    for (const statement of [
      `SET ROLE ${owner}`,
      `SET SESSION AUTHORIZATION ${owner}`,
      `GRANT ${owner} TO CURRENT_USER`,
      `ALTER ROLE CURRENT_USER CREATEROLE`,
      'CREATE ROLE another',
      'CREATE TABLE public.another ()',
      'CREATE TABLE bullmq.another ()',
      'CREATE SCHEMA another',
    ])
      expect([statement, await codeOf(statement)]).toEqual([statement, PERMISSION_DENIED]);
  });
});
