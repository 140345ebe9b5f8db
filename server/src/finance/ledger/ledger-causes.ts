import { BALANCE_TYPE, type BalanceType } from '@fovea/shared-types/finance/balance-types';
import type { Cause } from './ledger-rows.js';

/** The document behind a cause, as readers of a line open it. All SQL is ours; `e` is the entry. */
export interface CauseDocument {
  /** Its name for pages: `'goods'`, `'order'`. */
  type: string;
  /** The id that its page is opened by; by default the cause's own. */
  id?: string;
  /** What people call it: its number. */
  name: string;
  /** Ids of causes found by a number; `no` is the placeholder of the input. */
  numbered?: (no: string) => string;
}

/** A kind of cause. */
export interface LedgerCause {
  /** By step, what its movement is to the owner of the money; a step that is missing here is a correction. */
  steps: Readonly<Record<string, BalanceType>>;
  document?: CauseDocument;
}

const causes = new Map<string, LedgerCause>([
  [
    'opening_balance',
    { steps: { JPY: BALANCE_TYPE.opening, CNY: BALANCE_TYPE.opening, USD: BALANCE_TYPE.opening } },
  ],
]);

/** A module registers the documents behind its causes. */
export function registerLedgerCauses(more: Readonly<Record<string, LedgerCause>>): void {
  for (const [type, cause] of Object.entries(more)) causes.set(type, cause);
}

/** The kinds of causes that there are; tests hold their names against it. */
export const ledgerCauseTypes = (): string[] => [...causes.keys()];

export const balanceTypeOf = ({ type, step }: Cause): BalanceType =>
  causes.get(type)?.steps[step] ?? BALANCE_TYPE.correction;

/** SQL of one fact of the document behind entry `e`, null where its cause has none. */
export function documentSql(fact: 'type' | 'id' | 'name'): string {
  const cases = [...causes].flatMap(([type, { document }]) =>
    document === undefined ? [] : [`WHEN '${type}' THEN ${factOf(document, fact)}`],
  );
  return cases.length === 0 ? 'NULL' : `CASE e.cause_type ${cases.join(' ')} END`;
}

/** SQL of the entries whose cause is about the document of a number. */
export function entriesOfNumber(no: string): string {
  const found = [...causes].flatMap(([type, { document }]) =>
    document?.numbered === undefined
      ? []
      : [`SELECT '${type}' AS type, f.id FROM (${document.numbered(no)}) f (id)`],
  );
  return `SELECT x.id FROM (${found.join(' UNION ALL ')}) d
    JOIN journal_entry x ON x.cause_type = d.type AND x.cause_id = d.id`;
}

/** SQL of the id within a number that begins with these letters: 12 of `MB00000012`; else null. */
export const idWithin = (no: string, prefix: string): string =>
  `substring(upper(${no}) FROM '^${prefix}0*([0-9]{1,18})$')::bigint`;

function factOf({ type, id = 'e.cause_id', name }: CauseDocument, fact: 'type' | 'id' | 'name'): string {
  return { type: `(${type})::text`, id: `(${id})::bigint`, name: `(${name})::text` }[fact];
}
