import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FeedbackListRequest, MessageBoardListRequest } from '@fovea/shared-types/content/enquiry.dto';
import { codeName } from '../i18n/dictionary-text.js';
import { Database } from '../platform/database/database.js';
import type { LocalizedText } from '../platform/database/localized.js';
import { ExportRegistry } from '../platform/exports/export-registry.js';
import type { ExportColumn } from '../platform/exports/export-resource.js';
import { FeedbackRepository, type FeedbackListRow } from './feedback.repository.js';
import { MessageBoardRepository, type MessageBoardListRow } from './message-board.repository.js';

const header = (c: string, e: string, j: string): LocalizedText => ({ c, e, j });

/** What both tables show of a letter's way through the house. */
const stateColumns: Readonly<Record<string, ExportColumn<FeedbackListRow | MessageBoardListRow>>> = {
  id: { header: header('编号', 'No.', '番号'), value: (row) => row.id },
  email: { header: header('邮箱', 'E-mail', 'メール'), value: (row) => row.email },
  created_at: { header: header('提交时间', 'Sent', '送信日時'), value: (row) => row.created_at },
  status: {
    header: header('状态', 'State', '状態'),
    value: (row, language) => codeName(language, 'states:enquiry', row.status),
  },
  assignee_name: { header: header('受理人', 'In hand of', '担当者'), value: (row) => row.assignee_name },
};

const feedbackColumns: Readonly<Record<string, ExportColumn<FeedbackListRow>>> = {
  ...stateColumns,
  content: { header: header('内容', 'Content', '内容'), value: (row) => row.content },
  image_count: { header: header('图片数', 'Pictures', '画像数'), value: (row) => row.image_count },
};

const messageBoardColumns: Readonly<Record<string, ExportColumn<MessageBoardListRow>>> = {
  ...stateColumns,
  source: {
    header: header('来源', 'Source', '送信元'),
    value: (row, language) => codeName(language, 'message_board_source', row.source),
  },
  first_name: { header: header('名', 'First name', '名'), value: (row) => row.first_name },
  last_name: { header: header('姓', 'Last name', '姓'), value: (row) => row.last_name },
  phone: { header: header('电话', 'Phone', '電話番号'), value: (row) => row.phone },
  message: { header: header('留言内容', 'Message', 'メッセージ'), value: (row) => row.message },
};

/** What people wrote to the house as files. Both permissions are held on the platform only: no company bounds rows. */
@Injectable()
export class ContentExports implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly registry: ExportRegistry,
    private readonly feedback: FeedbackRepository,
    private readonly entries: MessageBoardRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register<FeedbackListRequest, FeedbackListRow>({
      resource: 'feedback',
      title: header('意见反馈', 'Feedback', 'ご意見'),
      permission: 'content:feedback:list',
      filters: FeedbackListRequest,
      columns: feedbackColumns,
      count: (_caller, filters) => this.feedback.count(this.db, filters),
      rows: (_caller, filters) => this.feedback.all(this.db, filters),
    });
    this.registry.register<MessageBoardListRequest, MessageBoardListRow>({
      resource: 'message_board',
      title: header('留言板', 'Message board', '伝言板'),
      permission: 'content:message-board:list',
      filters: MessageBoardListRequest,
      columns: messageBoardColumns,
      count: (_caller, filters) => this.entries.count(this.db, filters),
      rows: (_caller, filters) => this.entries.all(this.db, filters),
    });
  }
}
