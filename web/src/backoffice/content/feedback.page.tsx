import { feedback } from '@fovea/shared-types/content/feedback.record';
import { useTranslation } from 'react-i18next';
import type { RecordColumns } from '../record/record-page';
import { EnquiryPage } from './enquiry-page';
import { FeedbackDrawer } from './feedback-drawer';
import { backOfficePage } from '../back-office-page';
import { paths } from '../../lib/paths';

const COLUMNS: RecordColumns<typeof feedback.declared> = [
  { prop: 'email', width: 240, decides: true },
  { prop: 'content', width: 300 },
  { prop: 'image_count', width: 90 },
  { prop: 'created_at', width: 170 },
  { prop: 'status', decides: true },
  { prop: 'assignee_name', width: 150 },
];

/** Feedback of members. */
export function FeedbackPage() {
  const { t } = useTranslation('content');
  return (
    <EnquiryPage
      kind="feedback"
      record={feedback}
      replyHint={t('feedback.reply_hint')}
      columns={COLUMNS}
      text="content"
      letter={(tools) => <FeedbackDrawer {...tools} />}
    />
  );
}

backOfficePage(FeedbackPage, { path: paths.feedbackAdmin, texts: ['kit', 'content'] });
