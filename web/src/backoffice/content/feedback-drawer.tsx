import type { FeedbackDetail } from '@fovea/shared-types/content/enquiry.dto';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailDrawer } from '../../kit/detail-view/detail-drawer';
import { DetailCard, DetailView, Facts } from '../../kit/detail-view/detail-view';
import { ImageViewer } from '../../kit/image-viewer/image-viewer';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { useDict } from '../../lib/dicts';
import { formatDateTime } from '../../lib/format';
import { feedbackDetailQuery } from './content.queries';
import { EnquiryButtons } from './enquiry-buttons';
import classes from './enquiry.module.css';
import { ReplyCard } from './reply-card';

export interface FeedbackDrawerProps {
  id: number;
  onReply: (feedback: FeedbackDetail) => void;
  onClosing: (feedback: FeedbackDetail) => void;
  onClose: () => void;
}

/** A feedback whole, with its pictures and the answer. */
export function FeedbackDrawer({ id, onReply, onClosing, onClose }: FeedbackDrawerProps) {
  const { t } = useTranslation('content');
  const states = useDict('states:enquiry');
  const result = useQuery(feedbackDetailQuery(id));
  return (
    <DetailDrawer title={t('feedback.one')} result={result} onClose={onClose}>
      {(feedback) => (
        <DetailView
          title={feedback.username}
          state={
            <StatusPill tone={states.tone(feedback.status) ?? 'neutral'}>
              {states.label(feedback.status)}
            </StatusPill>
          }
          summary={[
            { label: t('field.sent'), value: formatDateTime(feedback.created_at) },
            { label: t('field.assignee'), value: feedback.assignee_name ?? '-' },
          ]}
          actions={
            <EnquiryButtons
              kind="feedback"
              letter={feedback}
              onReply={() => onReply(feedback)}
              onClose={() => onClosing(feedback)}
            />
          }
        >
          <DetailCard title={t('field.content')} isWide>
            <p className={classes.text}>{feedback.content}</p>
            <Pictures images={feedback.images} />
          </DetailCard>
          <DetailCard title={t('field.sender')}>
            <Facts
              facts={[
                { label: t('field.member'), value: `${feedback.username} (${feedback.account_id})` },
                { label: t('field.email'), value: <a href={`mailto:${feedback.email}`}>{feedback.email}</a> },
              ]}
            />
          </DetailCard>
          <ReplyCard letter={feedback} />
        </DetailView>
      )}
    </DetailDrawer>
  );
}

function Pictures({ images }: Pick<FeedbackDetail, 'images'>) {
  const { t } = useTranslation('content');
  const [viewed, setViewed] = useState<number | null>(null);
  if (images.length === 0) return null;
  return (
    <div className={classes.pictures}>
      {images.map((image, index) => (
        <button
          key={image.id}
          type="button"
          className={classes.picture}
          aria-label={t('feedback.picture', { number: index + 1, name: image.name })}
          onClick={() => setViewed(index)}
        >
          <img src={image.thumbnail_url ?? image.url} alt="" loading="lazy" />
        </button>
      ))}
      {viewed !== null && <ImageViewer images={images} start={viewed} onClose={() => setViewed(null)} />}
    </div>
  );
}
