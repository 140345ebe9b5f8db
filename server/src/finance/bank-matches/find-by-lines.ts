import type { Queryable, SqlValue } from '../../platform/database/database.js';
import type { BankMovement } from './bank-matches.js';

/** The words of a bank as numbers are looked for in them: without marks, in capitals. */
export const quotableText = ({
  reference,
  words: details,
}: Pick<BankMovement, 'reference' | 'words'>): string =>
  `${reference} ${details}`.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/** Of one kind of document that a line is shown at most: nobody chooses among more. */
const PROPOSALS_MAX = 20;

/** A payment that was recorded by hand is of a line of about its day, unless the line quotes it. */
const RECORDED_WITHIN_DAYS = 31;

/** SQL for whether it was recorded about the day of `line`. */
export const isRecentSql = (recordedAt: string): string =>
  `abs((${recordedAt} AT TIME ZONE 'Asia/Tokyo')::date - line.booked_on) <= ${RECORDED_WITHIN_DAYS}`;

/** Columns of `line` beside those of every line, with their types. */
type MoreColumns = Readonly<Record<string, 'text' | 'bigint' | 'smallint'>>;

/** What a kind of document reads from a line before it looks for it; null: the line is of none. */
type ReadLine = (movement: BankMovement) => Readonly<Record<string, SqlValue | null>> | null;

/**
 * Looks for the documents of many lines by one query.
 * @param sql selects those of one line, which is `line`: `text` is what the bank wrote, `quoted` the same as
 * `quotableText`, `payers` are the accounts of its known payer
 */
export async function findByLines<Found extends object>(
  q: Queryable,
  movements: readonly BankMovement[],
  sql: string,
  { read = () => ({}), more = {} }: { read?: ReadLine; more?: MoreColumns } = {},
): Promise<Array<Found & { line_id: number }>> {
  const lines = movements.flatMap((movement) => {
    const own = read(movement);
    if (own === null) return [];
    const { id, kind, amount, currency, booked_on, reference, words: details, payers } = movement;
    const text = `${reference} ${details}`;
    return [{ id, kind, amount, currency, booked_on, text, payers, quoted: quotableText(movement), ...own }];
  });
  if (lines.length === 0) return [];
  const columns = Object.entries(more).map(([name, type]) => `, ${name} ${type}`);
  const { rows } = await q.query<Found & { line_id: number }>(
    `SELECT line.id AS line_id, found.*
     FROM jsonb_to_recordset($1::jsonb) AS line (id bigint, kind smallint, amount bigint, currency text,
       booked_on date, text text, quoted text, payers bigint[]${columns.join('')})
     CROSS JOIN LATERAL (${sql} LIMIT ${PROPOSALS_MAX}) found`,
    [JSON.stringify(lines)],
  );
  return rows;
}
