import { Injectable } from '@nestjs/common';
import type { Tx } from '../database/database.js';
import { Outbox } from '../jobs/outbox.js';
import type { AttachedDocument } from '../outgoing/attachments.js';
import { OutgoingMessageRepository } from '../outgoing/outgoing-message.repository.js';

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  /** Goes with it as PDF. */
  paper?: AttachedDocument;
}

/** Mails leave with the transaction that causes them: none is sent for what was rolled back, none is lost. */
@Injectable()
export class Mail {
  constructor(
    private readonly messages: OutgoingMessageRepository,
    private readonly outbox: Outbox,
  ) {}

  send(tx: Tx, mail: MailMessage): Promise<void> {
    return this.sendAll(tx, [mail]);
  }

  async sendAll(tx: Tx, mails: readonly MailMessage[]): Promise<void> {
    if (mails.length === 0) return;
    const ids = await this.messages.insertAll(
      tx,
      mails.map(({ to, subject, text, paper: document }) => ({
        channel: 'mail',
        recipient: to,
        subject,
        text,
        ...(document && { paper: document }),
      })),
    );
    await this.outbox.addAll(
      tx,
      ids.map((id) => ({ event: 'mail.send' as const, payload: { outgoing_message_id: id } })),
    );
  }
}
