import { feedback } from '@fovea/shared-types/content/feedback.record';
import { type DetailOf, labelOf } from '@fovea/shared-types/record/record';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImageViewer } from '../../kit/image-viewer/image-viewer';
import { localText } from '../../lib/local-text';
import { detailQueryOf } from '../record/record.queries';
import { EnquiryDrawer } from './enquiry-drawer';
import classes from './enquiry.module.css';
import type { LetterTools } from './enquiry-page';

const label = (field: string) => localText(labelOf(feedback, field));

/** A feedback whole, with its pictures and the answer. */
export function FeedbackDrawer(tools: LetterTools) {
  const { t } = useTranslation('content');
  const result = useQuery(detailQueryOf(feedback, tools.id));
  return (
    <EnquiryDrawer
      kind="feedback"
      title={t('feedback.one')}
      result={result}
      tools={tools}
      nameOf={({ username }) => username}
      textOf={({ content }) => content}
      textTitle={label('content')}
      attached={({ images }) => <Pictures images={images} />}
      senderOf={({ username, account_id, email }) => [
        { label: label('username'), value: `${username} (${account_id})` },
        { label: label('email'), value: <a href={`mailto:${email}`}>{email}</a> },
      ]}
    />
  );
}

function Pictures({ images }: Pick<DetailOf<typeof feedback.declared>, 'images'>) {
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
