import type { AdminGoodsDetail } from '@fovea/shared-types/goods/publishing.dto';
import { SUBMISSION_STATUS } from '@fovea/shared-types/states';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../../kit/detail-view/detail-view';
import { FormAlert } from '../../../kit/form/form-alert';
import { Quote } from '../../../kit/quote/quote';
import { formatDateTime } from '../../../lib/format';
import { ReviewForm } from './review-form';
import classes from './review.module.css';

interface ReviewPartProps {
  goods: AdminGoodsDetail;
  onDirty: (isDirty: boolean) => void;
  onDecided: () => void;
}

/**
 * The decision on what waits. When somebody else decides it or the seller sends another state while it is read, that is
 * said, and what was written stays on screen.
 */
export function ReviewPart({ goods, onDirty, onDecided }: ReviewPartProps) {
  const { t } = useTranslation('publishing');
  const { pending } = goods;
  const [notes, setNotes] = useState('');
  const [readId, setReadId] = useState(pending?.id ?? null);
  if (readId === null && pending !== null) setReadId(pending.id);
  const isDirty = pending !== null && notes.trim() !== '';
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  return (
    <div className={classes.decision}>
      {readId !== null && readId !== pending?.id && <Outrun goods={goods} readId={readId} notes={notes} />}
      {pending !== null && (
        <DetailCard title={t('review.decision')} isWide>
          {pending.is_own ? (
            <p>{t('review.own')}</p>
          ) : (
            <ReviewForm key={pending.id} {...{ goods, notes, setNotes, onDecided }} />
          )}
        </DetailCard>
      )}
    </div>
  );
}

function Outrun({ goods, readId, notes }: { goods: AdminGoodsDetail; readId: number; notes: string }) {
  const { t } = useTranslation('publishing');
  const place = useRef<HTMLDivElement>(null);
  // What stood above it was another review: without this the words would be off the screen.
  useEffect(() => {
    void place.current?.scrollIntoView({ block: 'center' });
  }, [readId]);
  const submission = goods.submissions.find(({ id }) => id === readId);
  const said = (): string => {
    if (goods.pending !== null) return t('review.other_newer');
    if (submission?.decided_by == null || submission.audit_status === SUBMISSION_STATUS.withdrawn)
      return t('review.other_taken_back');
    return t(
      submission.audit_status === SUBMISSION_STATUS.approved
        ? 'review.other_approved'
        : 'review.other_rejected',
      { name: submission.decided_by, at: formatDateTime(submission.decided_at) },
    );
  };
  return (
    <div ref={place} className={classes.outrun}>
      <DetailCard title={t('review.decision')} isWide>
        <FormAlert>{said()}</FormAlert>
        {goods.pending === null && notes.trim() !== '' && (
          <>
            <p className={classes.unsent}>{t('review.not_sent')}</p>
            <Quote>{notes.trim()}</Quote>
          </>
        )}
      </DetailCard>
    </div>
  );
}
