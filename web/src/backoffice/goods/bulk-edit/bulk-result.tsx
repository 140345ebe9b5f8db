import type { AdminGoods, GoodsOutcome } from '@fovea/shared-types/goods/publishing.dto';
import { GOODS_STATUS, SUBMISSION_STATUS } from '@fovea/shared-types/states';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button';
import { StatusPill } from '../../../kit/status-pill/status-pill';
import classes from './bulk-edit.module.css';

interface BulkResultProps {
  rows: readonly AdminGoods[];
  outcomes: readonly GoodsOutcome[];
  onClose: () => void;
}

/** What became of each, the refused ones first. */
export function BulkResult({ rows, outcomes, onClose }: BulkResultProps) {
  const { t } = useTranslation('bulk_edit');
  const { t: common } = useTranslation();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const refused = outcomes.filter(({ error }) => error !== null);
  const done = outcomes.filter(({ error }) => error === null);
  return (
    <div className={classes.step}>
      <p role="status">
        {refused.length === 0
          ? t('all_done', { count: done.length })
          : t('some_refused', { done: done.length, refused: refused.length })}
      </p>
      <ul className={classes.outcomes}>
        {[...refused, ...done].map((outcome) => (
          <li key={outcome.id}>
            <strong>{byId.get(outcome.id)?.goods_name}</strong>
            <Outcome outcome={outcome} goods={byId.get(outcome.id)} />
          </li>
        ))}
      </ul>
      {refused.length > 0 && <p className={classes.note}>{t('stay_selected')}</p>}
      <div className={classes.actions}>
        <Button data-autofocus onClick={onClose}>
          {common('action.close')}
        </Button>
      </div>
    </div>
  );
}

function Outcome({ outcome, goods }: { outcome: GoodsOutcome; goods: AdminGoods | undefined }) {
  const { t } = useTranslation('bulk_edit');
  const { error, msg, audit_status } = outcome;
  /** The server's words suit every state; here it is known which. */
  const stateReason = (): string | null => {
    if (error === 'AUCTION_LOCKED') return t('in_auction');
    const isUnread = error === 'STATE_CONFLICT' && goods?.status === GOODS_STATUS.under_review;
    return isUnread ? t('under_review') : null;
  };
  if (error !== null)
    return (
      <>
        <StatusPill tone="danger">{t('refused')}</StatusPill>
        <span className={classes.reason}>{stateReason() ?? msg ?? error}</span>
      </>
    );
  return audit_status === SUBMISSION_STATUS.under_review ? (
    <StatusPill tone="warning">{t('waits')}</StatusPill>
  ) : (
    <StatusPill tone="success">{t('changed')}</StatusPill>
  );
}
