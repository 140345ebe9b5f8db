import { brokenField, type ConstraintErrors } from '../platform/database/constraint-errors.js';

export const contentConstraints: ConstraintErrors = {
  feedback_content_length_ck: brokenField('content'),
  feedback_reply_length_ck: brokenField('reply'),
  feedback_email_folded_ck: brokenField('email', 'email'),
  feedback_move_ck: 'STATE_CONFLICT',
  message_board_move_ck: 'STATE_CONFLICT',
  feedback_image_once_uq: 'FILE_UNKNOWN',
  feedback_image_file_fk: 'FILE_UNKNOWN',
  message_board_filled_ck: brokenField(['first_name', 'last_name', 'phone', 'message'], 'required'),
  message_board_reply_length_ck: brokenField('reply'),
  message_board_email_folded_ck: brokenField('email', 'email'),
  message_board_request_uq: 'IDEMPOTENCY_KEY_REUSED',
};
