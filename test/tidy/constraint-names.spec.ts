import 'reflect-metadata';
import fs from 'node:fs';
import path from 'node:path';
import { ERROR_IDS } from '@fovea/shared-types/error-ids';
import type { ConstraintErrors } from '../../server/src/platform/database/constraint-errors.js';
import { servedRecords } from '../../server/src/platform/records/served-record.js';
import '../../server/src/app.module.js';
import { pg } from '../../server/src/platform/database/pg-types.js';
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.js';

const SOURCES = path.join(import.meta.dirname, '../../server/src');

/** What the modules and their records answer the client when one of their constraints is broken. */
function mappedErrors(): Map<string, string> {
  const mapped = new Map<string, string>();
  for (const file of fs.readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.constraints.ts')) continue;
    const exported = jest.requireActual<Record<string, ConstraintErrors>>(path.join(SOURCES, file));
    for (const errors of Object.values(exported)) {
      for (const [constraint, error] of Object.entries(errors)) mapped.set(constraint, error);
    }
  }
  for (const { options } of servedRecords)
    for (const [constraint, error] of Object.entries(options.constraints ?? {}))
      mapped.set(constraint, error);
  return mapped;
}

/**
 * Constraints that no request can break unless we are wrong: then a 5xx and an alarm are the right answer.
 * Each pattern has its reason.
 */
const BROKEN: readonly (readonly [pattern: RegExp, because: string])[] = [
  [/_append_only_ck$/, 'rows of a log are never changed by any code of ours'],
  [
    /_belongs_ck$|^approval_decision_(followed|waited)_ck$/,
    'a part is written in the transaction of its record, a decision while the document is pending',
  ],
  [
    /^(outbox|event_inbox|idempotency|heartbeat|outage|outgoing_message|audit_log)_/,
    'written by the platform alone',
  ],
  [/^approval_limit_(document|currency|amount)_ck$/, 'bounded by the request’s schema'],
  [
    /^(preference|table_view)_(account_fk|company_fk|key_form_ck|table_form_ck|key_uq|name_length_ck|place_uq|scope_ck)$/,
    'bounded by the request’s schema, or set by the code under the person’s lock',
  ],
  [
    /^account_password_of_proved_ck$/,
    'an owner who proves an address sets a password in the same transaction',
  ],
  [/^export_job_/, 'bounded by the request’s schema; the rest is written by the job alone'],
  [/^goods_import_/, 'written by the code of what it found in the sheet, under the lock of the import'],
  [
    /^draft_product_/,
    'ids the code has just read, of files it has just claimed, under the lock of the draft',
  ],
  [/^file_/, 'names, types and sizes made by the code of what it found in the file itself'],
  [
    /^(lexicon_group_(kind|status)_ck|lexicon_term_group_fk|saved_search_(account_fk|name_ck|query_ck))$/,
    'bounded by the request’s schema, or ids the code has just read',
  ],
  [
    /^(order_address|order_tax|payment_group)_|^orders_(source|placed_by|remark|payment_group|crate_price|export_price|freight_parts)_(ck|fk)$/,
    'worked out by the code at placement, under the locks of what it is about',
  ],
  [/^merchant_mark_(order|company)_fk$/, 'ids of the order that the code has just locked'],
  [/^freight_bill_/, 'set by the code under the lock of the order, bounded by the request’s schema'],
  [
    /^(freight_rate|freight_zone|tax_rate)_/,
    'what a person may break is mapped; the rest the request’s schema bounds',
  ],
  [
    /^(month_bill(_line)?|credit_limit)_/,
    'what a person may break is mapped; the rest the code sets under the lock of the bill, or the request’s schema bounds it',
  ],
  [/^cart_line_/, 'bounded by the request’s schema, of goods read under the lock of the cart'],
  [/^invoice_issuer_company_fk$/, 'the caller’s own company, which the frame has read'],
  [
    /^refund_(agreed|asked|cause|logistics_code|logistics_company|order_status|sent_back)_ck$|^refund_(order_(fk|uq)|entry_|line_)/,
    'bounded by the request’s schema, or written by the machine under the lock of the order',
  ],
  [/_pk$/, 'a key of rows that the code writes once, with ON CONFLICT where two may come'],
  [
    /^(session|verification_code|login_failure|second_factor|recovery_code|sign_in_challenge|address_undo)_/,
    'hashes, digests and counters made by the code, of accounts it has just read',
  ],
  [
    /^offered_stock_(company_fk|product_fk|offered_ck)$/,
    'the database alone counts there, of rows that exist',
  ],
  [
    /^(warehouse_(own_uq|money_uq|status_ck|bin_)|customer(_company)?_own_uq$|arrival_|send_|stock_count_|opening_import_)/,
    'what a request may break is mapped; the rest is bounded by its schema, or set by the code under a lock',
  ],
  [
    /^shipment_/,
    'bounded by the request’s schema, or set by the code under the lock of the order; what a person may break is mapped',
  ],
  [/^company_/, 'what a request may break is mapped; the rest the code sets under the lock of the company'],
  [
    /^engineer_/,
    'what a request may break is mapped; the rest is set by the code or the database under the lock of the engineer',
  ],
  [
    /^licence_(paper|submission|warning)_/,
    'ids the code has just read or claimed, under the lock of the licence; warnings are written ON CONFLICT',
  ],
  [
    /^(role|role_menu|account_role|menu|dept)_/,
    'bounded by the request’s schema, or ids the code has read under the lock of the same transaction',
  ],
  [/^account_dept_fk$/, 'a department read under the lock of the same transaction'],
  [
    /^account_(company_fk|language_ck|status_ck|is_add_good_ck|is_month_payment_ck|password_argon2id_ck)$/,
    'never from a request: set by the code to what it knows',
  ],
  [
    /^address_(account_fk|default_kept_ck)$/,
    'the owner is the caller, and deleting takes the default away with it',
  ],
  [
    /^(feedback|message_board)_(status|in_hand|reply|closed|source|language|request_hash)_ck$/,
    'the state machine and the caller, both the code’s own',
  ],
  [
    /^(feedback|feedback_image|message_board)_(account|assignee|replied_by|feedback)_fk$/,
    'the caller, or a row written in the same transaction',
  ],
  [/^(feedback_account_uq|feedback_image_sort_ck)$/, 'a wider key, and places counted by the code'],
  [
    /^bank_account_(account_fk|company_fk|owner_uq|end_ck|default_ck)$/,
    'the owner is the caller or a company in the caller’s scope; the rest is set by the code under the owner’s lock',
  ],
  [
    /^(remittance|remittance_file|remittance_share|house_account)_/,
    'what a request may break is mapped; the rest is bounded by its schema, or set by the code under the lock of what is paid',
  ],
  [
    /^(exchange|journal_voucher|write_off|transfer|platform_fee|reconciled_day|reconciliation)_/,
    'what a request may break is mapped; the rest is bounded by its schema, or set by the code under the order’s lock',
  ],
  [
    /^withdrawal_/,
    'what a request may break is mapped; the rest is bounded by its schema, or set by the code under the lock',
  ],
  [
    /^(payout_file|bank_import|bank_line)_/,
    'what a request may break is mapped; the rest is bounded by its schema, or read from a file that is checked',
  ],
  [/^(office|static_page)_/, 'rows of the migration; only the words of a page change'],
  [
    /^(payment|capture|recharge)_/,
    'the requested amount of a document under its lock; what a request may break is mapped',
  ],
  [
    /^bargain_/,
    'what a request may break is mapped; the rest is decided by the rules under the thread’s lock',
  ],
  [/^(reservation|viewing)_/, 'what a request may break is mapped or checked by the service under the lock'],
  [/^order_line_bargain_ck$/, 'the buyer is recorded with the agreed price'],
  [/^account_code_/, 'bounded by the request’s schema; the kinds come with the program'],
  [/^(ledger_account|posting|journal_entry)_/, 'the ledger’s own consistency: M1, M2'],
  [
    /^(category|brand|goods|product|draft_product)_/,
    'bounded by the request’s schema and the check of the form, or read under a lock of the same transaction; what may be gone meanwhile is mapped',
  ],
  [
    /^auction_(company|seller|handler|leader|winner|winner_bid|outage|relisted_from|serial_unit)_fk$/,
    'ids the code has read under the lock of the same transaction',
  ],
  [
    /^auction_(status|extend_window|bid_chances|deposit_rate|price|leader|winner|winner_leads|cancelled|answer)_ck$/,
    'bounded by the request’s schema, or the state machine of the rules: replay would show it',
  ],
  [
    /^auction_bid_(kind|positive|public|end|submission|automatic|void)_ck$/,
    'the shape of rows that only the log’s writer makes',
  ],
  [/^auction_fault_/, 'written by the close, of a lot that it has read'],
  [/^auction_reserve_change_/, 'written beside its row of the log, by the code that made it'],
  [
    /^auction_bidder_(status|deposit|deposit_status|deposit_held|order_status|first_bid|cleared)_ck$|^auction_bidder_(no_uq|decision_uq|decision_fk)$/,
    'numbers and states given under the lot’s lock',
  ],
  [
    /^auction_(strike_settled_by|bar_barred_by|offer_created_by)_fk$/,
    'the caller, whose account was just read',
  ],
  [
    /^approval_decision_(decided_by|initiator|first_word)_fk$|^approval_decision_(first|field_reasons)_ck$/,
    'the caller, who was just read, and what the frame of approvals decided under the document’s lock',
  ],
  [/^auction_offer_(price|status)_ck$/, 'computed by the rules'],
  [/^orders?_/, 'placement follows from a closed lot; what a person may break is mapped'],
  [
    /^evaluation_/,
    'bounded by the request’s schema, or taken from the order that the code has locked; what a person may break is mapped',
  ],
  [
    /^(recall(_party|_piece)?|clean_statement)_/,
    'found set-wise in rows of the same transaction, or set by the code under the lock of the recall',
  ],
  [
    /^(passport_line|stock|serial_unit)_/,
    'written by the stock room alone, of rows under its lock; what a request may break is mapped',
  ],
  [/^message_/, 'written by handlers from events, with ON CONFLICT'],
];

/** What the frame of documents writes itself, of the caller and under the document's lock. */
const OF_DOCUMENTS = /^_(sn_uq|status_ck|decided_ck|withdrawn_ck|decision_fk|made_by_fk)$/;
const isOfDocument = (name: string): boolean =>
  servedRecords.some(
    ({ record, options: { table } }) =>
      record.declared.document !== undefined &&
      name.startsWith(table) &&
      OF_DOCUMENTS.test(name.slice(table.length)),
  );

const names = async (database: FreshDatabase): Promise<string[]> => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `SELECT conname AS name FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace AND contype IN ('c', 'u', 'x', 'f', 'p')
         AND conrelid NOT IN (0, 'migration'::regclass)
       UNION
       SELECT indexrelid::regclass::text FROM pg_index JOIN pg_class c ON c.oid = indexrelid
       WHERE indisunique AND relnamespace = 'public'::regnamespace AND indrelid <> 'migration'::regclass
       UNION
       -- What triggers raise under a name of their own.
       SELECT (regexp_matches(pg_get_functiondef(p.oid), 'CONSTRAINT = ''([a-z_]+)''', 'g'))[1] FROM pg_proc p
       WHERE p.pronamespace = 'public'::regnamespace AND p.prokind = 'f' AND p.prolang = (SELECT oid FROM pg_language WHERE lanname = 'plpgsql')
       UNION
       SELECT (regexp_matches(pg_get_triggerdef(t.oid), 'EXECUTE FUNCTION [a-z_]+\\(''([a-z_]+_ck)''', 'g'))[1] FROM pg_trigger t
       WHERE NOT t.tgisinternal
       UNION
       SELECT tgrelid::regclass || '_append_only_ck' FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
       WHERE p.proname = 'refuse_change'
       UNION
       SELECT tgname || '_ck' FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
       WHERE p.proname = 'refuse_move'
       ORDER BY 1`,
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
};

describe('constraint names', () => {
  let database: FreshDatabase;
  let known: string[];
  beforeAll(async () => {
    database = await freshDatabase();
    known = await names(database);
  });
  afterAll(() => database?.drop());

  const mapped = mappedErrors();

  it('are each reported to the client by an identifier, or can only be broken by us, with a reason', () => {
    const unnamed = known.filter(
      (name) => !mapped.has(name) && !isOfDocument(name) && !BROKEN.some(([pattern]) => pattern.test(name)),
    );
    expect(unnamed).toEqual([]);
  });

  it('in a map exist in the database, and have an identifier that exists', () => {
    const missing = [...mapped.keys()].filter((name) => !known.includes(name));
    expect(missing).toEqual([]);
    const unknown = [...mapped.values()].filter((error) => !ERROR_IDS.some((id) => id === error));
    expect(unknown).toEqual([]);
  });

  it('that only we can break are no empty excuses: each pattern still has a name', () => {
    const idle = BROKEN.filter(([pattern]) => !known.some((name) => pattern.test(name) && !mapped.has(name)));
    expect(idle.map(([pattern]) => String(pattern))).toEqual([]);
  });
});
