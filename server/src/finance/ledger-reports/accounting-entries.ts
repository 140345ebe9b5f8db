import { CAUSE_NAMES } from '@fovea/shared-types/finance/cause-names';
import type { Language } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';
import { textIn } from '@fovea/shared-types/record/translations';
import type { Queryable } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import type { AccountKind } from '../ledger/ledger-rows.js';
import { documentSql } from '../ledger/ledger-causes.js';
import type { Side } from './tax-classes.js';

interface PostingRow {
  entry_id: number;
  day: string;
  cause_type: string;
  cause: string;
  note: string | null;
  document: string | null;
  owner: string | null;
  kind: AccountKind;
  code: string;
  name: string;
  change: number;
}

/** Part of an entry as a package books it. */
export interface EntryLine {
  side: Side;
  code: string;
  name: string;
  /** Minor units, above 0. */
  amount: number;
  /** Of the amount, where the package takes it with its tax inside. */
  tax: number;
  /** Of the platform's fee and the tax on it, in hundredths of a percent; null on every other line. */
  rate: number | null;
}

/** An entry of the ledger in one currency: the sums of its sides are equal. */
export interface AccountingEntry {
  id: number;
  /** YYYY-MM-DD. */
  day: string;
  /** The ledger's own key of it. */
  cause: string;
  /** What it is about, in words. */
  about: string;
  note: string | null;
  lines: EntryLine[];
}

export interface EntriesWanted {
  currency: Currency;
  language: Language;
  /** Adds the tax to the fee it is on: the package separates them again, by the class of the tax. */
  isTaxInside: boolean;
}

const CHUNK = 500;
/** Whose fees are prices of a service; a forfeit or a correction is none. */
const FEES_ON_SALES: ReadonlySet<string> = new Set(['transfer', 'refund']);

/** The rates in hundredths of a percent that fees in a currency were ever taxed at. */
export async function feeTaxRates(q: Queryable, currency: Currency): Promise<number[]> {
  const { rows } = await q.query<{ rate: number }>(
    `SELECT DISTINCT (tax_rate * 100)::int AS rate FROM platform_fee WHERE currency = $1 ORDER BY rate DESC`,
    [currency],
  );
  return rows.map(({ rate }) => rate);
}

/** The entries of these postings, each whole, in the order of their numbers. */
export async function* accountingEntries(
  q: Queryable,
  postings: AsyncIterable<Readonly<Record<string, unknown>>>,
  wanted: EntriesWanted,
): AsyncGenerator<AccountingEntry> {
  const found = new Set<number>();
  for await (const { entry_id } of postings) found.add(Number(entry_id));
  const ids = [...found].toSorted((a, b) => a - b);
  const rates = await feeTaxRates(q, wanted.currency);
  for (let at = 0; at < ids.length; at += CHUNK) {
    const ofEntry = new Map<number, PostingRow[]>();
    for (const row of await postingsOf(q, ids.slice(at, at + CHUNK), wanted))
      ofEntry.set(row.entry_id, [...(ofEntry.get(row.entry_id) ?? []), row]);
    for (const id of ids.slice(at, at + CHUNK)) {
      const ofOne = ofEntry.get(id);
      if (ofOne) yield entryOf(ofOne, rates, wanted);
    }
  }
}

async function postingsOf(
  q: Queryable,
  ids: readonly number[],
  { currency, language }: EntriesWanted,
): Promise<PostingRow[]> {
  const { rows } = await q.query<PostingRow>(
    `SELECT p.entry_id, to_char(p.posted_on, 'YYYY-MM-DD') AS day, e.cause_type,
       e.cause_type || ' ' || e.cause_id || ' ' || e.step AS cause, e.note, ${documentSql('name')} AS document,
       coalesce(${localized('c.name', language)}, a.username) AS owner, p.kind, k.code, k.name, p.change
     FROM posting p JOIN journal_entry e ON e.id = p.entry_id JOIN account_code k ON k.kind = p.kind
       LEFT JOIN account a ON a.id = p.member_id LEFT JOIN company c ON c.id = p.company_id
     WHERE p.entry_id = ANY($1::bigint[]) AND p.currency = $2 ORDER BY p.entry_id, p.id`,
    [ids, currency],
  );
  return rows;
}

function entryOf(
  rows: readonly PostingRow[],
  rates: readonly number[],
  { language, isTaxInside }: EntriesWanted,
): AccountingEntry {
  const [{ entry_id, day, cause_type, cause, note, document }] = rows as [PostingRow]; // of a group
  const changeOf = (kind: AccountKind): number =>
    rows.reduce((sum, row) => (row.kind === kind ? sum + row.change : sum), 0);
  const [fee, tax] = [changeOf('fee'), changeOf('tax')];
  const rate = rateOf(cause_type, fee, tax, rates);
  const owner = rows.find((row) => row.owner !== null)?.owner;
  const name = CAUSE_NAMES[cause_type];
  return {
    id: entry_id,
    day,
    cause,
    about: [name ? textIn(name, language) : cause_type, document, owner].filter(Boolean).join(' '),
    note,
    lines:
      isTaxInside && rate !== null
        ? [
            ...rows.filter(({ kind }) => !isTaxed(kind)).map((row) => lineOf(row, row.change, null)),
            ...rows
              .filter(({ kind }) => kind === 'fee')
              .slice(0, 1)
              .map((row) => ({ ...lineOf(row, fee + tax, rate), tax: Math.abs(tax) })),
          ]
        : rows.map((row) => lineOf(row, row.change, isTaxed(row.kind) ? rate : null)),
  };
}

const isTaxed = (kind: AccountKind): boolean => kind === 'fee' || kind === 'tax';

const lineOf = ({ code, name }: PostingRow, change: number, rate: number | null): EntryLine => ({
  side: change < 0 ? 'debit' : 'credit',
  code,
  name,
  amount: Math.abs(change),
  tax: 0,
  rate,
});

/** The rate by which the tax of an entry was reckoned; each line of a sale rounds down, so it is the nearest. */
function rateOf(cause: string, fee: number, tax: number, rates: readonly number[]): number | null {
  if (fee === 0 || (tax === 0 ? !FEES_ON_SALES.has(cause) : Math.sign(fee) !== Math.sign(tax))) return null;
  const off = (rate: number): number => Math.abs((fee * rate) / 10_000 - tax);
  return rates.reduce<number | null>(
    (best, rate) => (best === null || off(rate) < off(best) ? rate : best),
    null,
  );
}
