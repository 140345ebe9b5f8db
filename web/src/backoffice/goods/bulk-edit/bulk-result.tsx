import type { AdminGoods, GoodsOutcome } from '@fovea/shared-types/goods/publishing.dto';
import { GOODS_STATUS, SUBMISSION_STATUS } from '@fovea/shared-types/states';
import { useTranslation } from 'react-i18next';
import { type Outcome, OutcomeStep } from '../../../kit/steps/outcome-step';

interface BulkResultProps {
  rows: readonly AdminGoods[];
  outcomes: readonly GoodsOutcome[];
  onClose: () => void;
}

export function BulkResult({ rows, outcomes, onClose }: BulkResultProps) {
  const { t } = useTranslation('bulk_edit');
  const byId = new Map(rows.map((row) => [row.id, row]));
  /** The server's words suit every state; here it is known which. */
  const reasonOf = ({ id, error, msg }: GoodsOutcome): string | null => {
    if (error === 'AUCTION_LOCKED') return t('in_auction');
    const isUnread = error === 'STATE_CONFLICT' && byId.get(id)?.status === GOODS_STATUS.under_review;
    return isUnread ? t('under_review') : (msg ?? error);
  };
  const shown = (outcome: GoodsOutcome): Outcome => {
    const of = { id: outcome.id, name: byId.get(outcome.id)?.goods_name };
    if (outcome.error !== null)
      return { ...of, isRefused: true, state: t('refused'), text: reasonOf(outcome) };
    return outcome.audit_status === SUBMISSION_STATUS.under_review
      ? { ...of, isRefused: false, state: t('waits'), tone: 'warning' }
      : { ...of, isRefused: false, state: t('changed') };
  };
  return (
    <OutcomeStep
      outcomes={outcomes.map(shown)}
      summary={(done, refused) =>
        refused === 0 ? t('all_done', { count: done }) : t('some_refused', { done, refused })
      }
      onClose={onClose}
    />
  );
}
