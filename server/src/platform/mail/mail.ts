import { Injectable } from '@nestjs/common';
import type { Tx } from '../database/database.js';
import { Outbox } from '../jobs/outbox.js';
import type { AttachedPaper } from '../outgoing/attachments.js';
import { OutgoingMessageRepository } from '../outgoing/outgoing-message.repository.js';

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  /** Goes with it as PDF. */
  paper?: AttachedPaper;
}

/** Mails leave with the transaction that causes them: none is sent for what was rolled back, none is lost. */
@Injectable()
export class Mail {
  constructor(
    private readonly messages: OutgoingMessageRepository,
    private readonly outbox: Outbox,
  ) {}

  async send(tx: Tx, { to, subject, text, paper }: MailMessage): Promise<void> {
    const id = await this.messages.insert(tx, {
      channel: 'mail',
      recipient: to,
      subject,
      text,
      ...(paper && { paper }),
    });
    await this.outbox.add(tx, 'mail.send', { outgoing_message_id: id });
  }
}
