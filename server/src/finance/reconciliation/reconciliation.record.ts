import type { Language } from '@fovea/shared-types/language';
import { reconciliation, RECONCILED_PARTS } from '@fovea/shared-types/finance/reconciliation.record';
import { textIn } from '@fovea/shared-types/record/translations';
import { serveRecord } from '../../platform/records/serve-record.js';
import { filled } from '../../platform/text/filled.js';

/** A part that has a number of the books alone is named in words: "bank line 4". */
const differenceTypeSql = (language: Language): string =>
  `CASE split_part(t.reference, ' ', 1) ${Object.entries(RECONCILED_PARTS)
    .map(
      ([part, texts]) =>
        `WHEN '${part}' THEN '${textIn(texts, language)} ' || split_part(t.reference, ' ', 2)`,
    )
    .join(' ')} ELSE t.reference END`;

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
      await tx.query(
        'UPDATE reconciliation SET explained_by = $2, explained_at = clock_timestamp() WHERE id = $1',
        [id, caller.member.accountId],
      );
    },
  },
});
