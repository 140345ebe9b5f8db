import type {
  FeedbackDetail,
  FeedbackRow as FeedbackAnswer,
  MessageBoardDetail,
  MessageBoardRow as MessageBoardAnswer,
} from '@fovea/shared-types/content/enquiry.dto';
import type { Office } from '@fovea/shared-types/content/static-page.dto';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import type { FeedbackListRow, FeedbackRow } from './feedback.repository.js';
import type { MessageBoardListRow, MessageBoardRow } from './message-board.repository.js';
import type { OfficeRow } from './static-page.repository.js';

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null;

export const toFeedbackRow = (row: FeedbackListRow): FeedbackAnswer => ({
  id: row.id,
  email: row.email,
  content: row.content,
  image_count: row.image_count,
  created_at: row.created_at.toISOString(),
  status: row.status,
  assignee_name: row.assignee_name,
});

export const toFeedbackDetail = (row: FeedbackRow, images: FileLink[]): FeedbackDetail => ({
  id: row.id,
  account_id: row.account_id,
  username: row.username,
  email: row.email,
  content: row.content,
  images,
  reply: row.reply,
  replied_name: row.replied_name,
  replied_at: textOf(row.replied_at),
  assignee_name: row.assignee_name,
  created_at: row.created_at.toISOString(),
  status: row.status,
});

export const toMessageBoardRow = (row: MessageBoardListRow): MessageBoardAnswer => ({
  id: row.id,
  source: row.source,
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  phone: row.phone,
  message: row.message,
  created_at: row.created_at.toISOString(),
  status: row.status,
  assignee_name: row.assignee_name,
});

export const toMessageBoardDetail = (row: MessageBoardRow): MessageBoardDetail => ({
  id: row.id,
  source: row.source,
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  phone: row.phone,
  message: row.message,
  language: row.language,
  reply: row.reply,
  replied_name: row.replied_name,
  replied_at: textOf(row.replied_at),
  assignee_name: row.assignee_name,
  created_at: row.created_at.toISOString(),
  status: row.status,
});

export const toOffice = (row: OfficeRow): Office => ({
  country: row.country,
  name: row.name,
  address: row.address,
  phone: row.phone,
});
