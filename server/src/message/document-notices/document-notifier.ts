import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import type { HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { invariant } from '../../platform/kernel/app-error.js';
import { NoticeWriter } from '../inbox/notice-writer.js';
import { kindOf, type NoticeId } from '../notifications/notifications.js';
import type { DocumentNotices } from './document-notices.js';
import { DocumentSubjectRepository, type DocumentSubject } from './document-subject.repository.js';

export interface DocumentMessage {
  id: number;
  notice: NoticeId;
  eventKey: string;
  reason?: string | null;
}

/** Writes messages about declared documents. */
@Injectable()
export class DocumentNotifier {
  constructor(
    private readonly subjects: DocumentSubjectRepository,
    private readonly writer: NoticeWriter,
  ) {}

  async notify(
    tx: Tx,
    of: DocumentNotices,
    { id, notice, eventKey, reason = null }: DocumentMessage,
    recipientsOf: (subject: DocumentSubject) => readonly number[] | Promise<readonly number[]>,
  ): HandlerResult {
    const subject = await this.subjects.findSubject(tx, of, id);
    const { about } = kindOf(notice);
    invariant(about, `a message ${notice} is about a document`);
    const params = { notice, [about]: id, ...subject.facts, ...(reason !== null && { reason }) };
    const recipients = await recipientsOf(subject);
    return this.writer.write(
      tx,
      recipients.map((recipientId) => ({ eventKey, recipientId, params })),
    );
  }
}
