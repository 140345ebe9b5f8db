import { bankLine } from '@fovea/shared-types/finance/bank-line.record';
import { BANK_LINE_MATCHING } from '@fovea/shared-types/finance/payout-file-bounds';
import type { RowOf } from '@fovea/shared-types/record/record';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkAction } from '../../kit/data-table/column';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { ApiRefusal } from '../../lib/api-client';
import { refusalText } from '../../lib/refusal-text';
import { lineProposalsQuery, matchLineQuietly } from './bank.queries';

type Row = RowOf<typeof bankLine.declared>;

/** The document that a line was matched to, or those that it may be of. */
export function MatchedTo({ row }: { row: Row }) {
  return row.matching === BANK_LINE_MATCHING.open ? <Proposed id={row.id} /> : (row.matched_to ?? '-');
}

function Proposed({ id }: { id: number }) {
  const { t } = useTranslation('bank');
  const { data } = useQuery(lineProposalsQuery(id));
  if (data === undefined) return '…';
  if (data.length === 0) return '-';
  const chosen = data.find(({ is_first_choice }) => is_first_choice);
  if (chosen === undefined)
    return <StatusPill tone="warning">{t('proposal.several', { count: data.length })}</StatusPill>;
  const { sn, name } = chosen;
  return (
    <StatusPill tone="success">
      {t(chosen.is_payer_known ? 'proposal.payer_known' : 'proposal.one', { sn, name })}
    </StatusPill>
  );
}

/** Matches each selected line to its first choice; a line of none or of several equals stays selected, with the reason. */
export function useConfirmProposals(): ReadonlyArray<BulkAction<Row>> {
  const { t } = useTranslation('bank');
  const queries = useQueryClient();
  return useMemo(
    () => [
      {
        key: 'confirm-proposals',
        label: t('proposal.confirm'),
        permission: 'finance:bank-line:match' as const,
        confirm: (rows) => ({
          title: t('proposal.confirm_title', { count: rows.length }),
          text: t('proposal.confirm_text'),
          confirmLabel: t('proposal.confirm'),
        }),
        run: async ({ id, matching }) => {
          if (matching !== BANK_LINE_MATCHING.open) throw new Error(t('proposal.decided'));
          const proposals = await queries.fetchQuery(lineProposalsQuery(id));
          if (proposals.length === 0) throw new Error(t('proposal.none'));
          const chosen = proposals.find(({ is_first_choice }) => is_first_choice);
          if (chosen === undefined) throw new Error(t('proposal.several', { count: proposals.length }));
          try {
            await matchLineQuietly(id, chosen);
          } catch (error) {
            throw error instanceof ApiRefusal ? new Error(refusalText(error), { cause: error }) : error;
          }
          // The list is read anew once all are done; whatever else it moved, where that is shown next.
          await queries.invalidateQueries({ refetchType: 'none' });
        },
      },
    ],
    [t, queries],
  );
}
