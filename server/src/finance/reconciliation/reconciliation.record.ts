import type { Language } from '@fovea/shared-types/language';
import { reconciliation, RECONCILED_PARTS } from '@fovea/shared-types/finance/reconciliation.record';
import { textIn } from '@fovea/shared-types/record/translations';
import { AppError } from '../../platform/kernel/app-error.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { RECONCILED_BALANCE } from './reconciliation-balances.js';
import { filled } from '../../platform/text/filled.js';

/** A part that has a number of the books alone is named in words: "bank line 4". */
const differenceTypeSql = (language: Language): string =>
  `CASE split_part(t.reference, ' ', 1) ${Object.entries(RECONCILED_PARTS)
    .map(
      ([part, texts]) =>
        `WHEN '${part}' THEN '${textIn(texts, language)} ' || split_part(t.reference, ' ', 2)`,
    )
    .join(' ')} ELSE t.reference END`;

/**
 * A difference of the balances, as long as no later day has equal ones: where one has, the two booked the same on different
 * days, which can be explained.
 */
const DIFFERS_STILL = `SELECT r.id FROM reconciliation r WHERE r.id = $1 AND r.source = 2
  AND r.reference LIKE '${RECONCILED_BALANCE} %' AND NOT EXISTS (SELECT FROM reconciled_day d
    WHERE d.currency = r.currency AND d.day > r.day AND d.statement_balance = d.ledger_balance)`;

/** What differs, as finance reads and explains it. */
export const servedReconciliation = serveRecord(reconciliation, {
  table: 'reconciliation',
  rowsOf: { sharedBy: 'the ledger of the platform, of none of its people' },
  joins: 'LEFT JOIN account a ON a.id = t.explained_by',
  shown: { explained_by: 'a.username', reference: ({ language }) => differenceTypeSql(language) },
  filters: {
    begin: (filter, at) => filter.between('t.created_at', at, undefined),
    end: (filter, at) => filter.between('t.created_at', undefined, at),
  },
  rules: {
    settle(wanted) {
      filled('remark', wanted.remark);
      return wanted;
    },
    async saved(tx, id, _after, { caller }) {
      const { rows } = await tx.query(DIFFERS_STILL, [id]);
      if (rows.length > 0) throw new AppError('BALANCES_DIFFER');
      await tx.query(
        'UPDATE reconciliation SET explained_by = $2, explained_at = clock_timestamp() WHERE id = $1',
        [id, caller.member.accountId],
      );
    },
  },
});
