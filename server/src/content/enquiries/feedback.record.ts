import { feedback } from '@fovea/shared-types/content/feedback.record';
import { serveRecord } from '../../platform/records/serve-record.js';
import { containing, LETTER_SHOWN, LETTER_STAFF } from './enquiry-sql.js';

/** Feedback of members, as staff read it. */
export const servedFeedback = serveRecord(feedback, {
  table: 'feedback',
  rowsOf: { sharedBy: 'a member wrote it to the platform, whose staff answer each' },
  joins: `JOIN account sender ON sender.id = t.account_id ${LETTER_STAFF}`,
  shown: {
    ...LETTER_SHOWN,
    username: 'sender.username',
    image_count: '(SELECT count(*) FROM feedback_image i WHERE i.feedback_id = t.id)',
  },
  files: { images: { table: 'feedback_image', key: 'feedback_id' } },
  filters: { email: containing('t.email') },
});
