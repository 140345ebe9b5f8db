import { accountCode } from '@fovea/shared-types/finance/account-code.record';
import { journal } from '@fovea/shared-types/finance/journal.record';
import { toWire, type Currency } from '@fovea/shared-types/money';
import { localized } from '../../platform/database/localized.js';
import type { SqlFilter } from '../../platform/database/sql-filter.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { JOURNAL_LAYOUTS } from './journal-layouts.js';
import { ofAmount } from '../ledger/amount-filter.js';
import { causeCell } from '../ledger/cause-cell.js';
import { documentSql, entriesOfNumber } from '../ledger/ledger-causes.js';

type Row = Readonly<Record<string, unknown>>;

const whole = (amount: number, { currency }: Row): string => toWire(amount, currency as Currency); // the table checks which there are

/** The side of a change by its sign: a larger debt of ours is credit. */
const side =
  (sign: 1 | -1) =>
  (change: unknown, row: Row): string =>
    Math.sign(Number(change)) === sign ? whole(Math.abs(Number(change)), row) : '';

const ofEntries = (filter: SqlFilter, column: string, value: string | number): void => {
  filter.where(`t.entry_id IN (SELECT x.id FROM journal_entry x WHERE x.${column} = ${filter.value(value)})`);
};

/** Every posting, for accounting. */
export const servedJournal = serveRecord(journal, {
  table: 'posting',
  isWholeFile: true,
  layouts: JOURNAL_LAYOUTS,
  joins: `JOIN journal_entry e ON e.id = t.entry_id LEFT JOIN account_code k ON k.kind = t.kind
    LEFT JOIN account a ON a.id = t.member_id LEFT JOIN company c ON c.id = t.company_id`,
  shown: {
    account_code: 'k.code',
    account_name: 'k.name',
    owner_name: ({ language }) => `coalesce(${localized('c.name', language)}, a.username)`,
    debit: 't.change',
    credit: 't.change',
    cause_type: 'e.cause_type',
    cause_id: 'e.cause_id',
    cause: `e.cause_type || ' ' || e.cause_id || ' ' || e.step`,
    document_type: () => documentSql('type'),
    document_id: () => documentSql('id'),
    document: () => documentSql('name'),
    remark: 'e.note',
  },
  cells: { cause_type: causeCell('cause_type') },
  made: {
    debit: side(-1),
    credit: side(1),
  },
  filters: {
    cause_type: (filter, type) => ofEntries(filter, 'cause_type', type),
    cause_id: (filter, id) => ofEntries(filter, 'cause_id', id),
    is_house: (filter, yes) => {
      const ofPlatform = 't.member_id IS NULL AND t.company_id IS NULL';
      filter.where(yes === 1 ? ofPlatform : `NOT (${ofPlatform})`);
    },
    document_no: (filter, no) =>
      filter.where(`t.entry_id IN (${entriesOfNumber(`${filter.value(no.trim())}::text`)})`),
    amount: ofAmount('abs(t.change)'),
    begin: (filter, at) => filter.between('t.created_at', at, undefined),
    end: (filter, at) => filter.between('t.created_at', undefined, at),
  },
});

/** One row per kind of account, which comes with the program. */
export const servedAccountCode = serveRecord(accountCode, {
  table: 'account_code',
  rowsOf: { sharedBy: 'the accounting of the platform' },
});
