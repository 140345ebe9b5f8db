import { Injectable } from '@nestjs/common';
import type { Tx } from '../database/database.js';
import { Outbox } from '../jobs/outbox.js';
import { OutgoingMessageRepository } from '../outgoing/outgoing-message.repository.js';

/** Text messages leave as mails do: with the transaction that causes them. */
@Injectable()
export class Sms {
  constructor(
    private readonly messages: OutgoingMessageRepository,
    private readonly outbox: Outbox,
  ) {}

  /** @param to E.164, such as +8613800000000 */
  async send(tx: Tx, { to, text }: { to: string; text: string }): Promise<void> {
    const id = await this.messages.insertOutgoingMessage(tx, {
      channel: 'sms',
      recipient: to,
      subject: '',
      text,
    });
    await this.outbox.add(tx, 'mail.send', { outgoing_message_id: id });
  }
}
