import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../jobs/jobs.js';
import { OnEvent, type AfterCommit } from '../jobs/on-event.decorator.js';
import type { OutboxEvent } from '../jobs/events.js';
import { Log } from '../logging/log.js';
import { Attachments } from './attachments.js';
import { MESSAGE_TRANSPORTS, type MessageTransports } from './message-transport.js';
import { OutgoingMessageRepository, type OutgoingMessage } from './outgoing-message.repository.js';

const SEND_MESSAGES = 'send-messages';
const ATTEMPTS_MAX = 8;
/** Longer than `DELIVERY_MS` and the drawing of an attachment: nobody sends what is still being sent. */
const PAUSE_MS = 60_000;
const LOOK_EVERY_MS = 30_000;
const KEPT_DAYS = 30;

/** Sends what waits: at once on an event, and twice a minute for what failed or was left behind. */
@Injectable()
export class MessageSender implements OnModuleInit, OnApplicationShutdown {
  constructor(
    private readonly messages: OutgoingMessageRepository,
    private readonly jobs: Jobs,
    private readonly log: Log,
    @Inject(MESSAGE_TRANSPORTS) private readonly transports: MessageTransports,
    private readonly attachments: Attachments,
  ) {}

  onModuleInit(): void {
    this.jobs.every(SEND_MESSAGES, LOOK_EVERY_MS, () => this.sendWaiting(), 'slow');
    this.jobs.every('delete-old-messages', 86_400_000, () => this.messages.deleteOld(KEPT_DAYS), 'slow');
  }

  onApplicationShutdown(): void {
    this.transports.mail.close();
    this.transports.sms.close();
  }

  /** Nothing is sent inside the handler's transaction: a mail server may take seconds. */
  @OnEvent('mail.send', 'mail.send-messages', { batch: true })
  wake(_events: OutboxEvent<'mail.send'>[]): Promise<AfterCommit> {
    return Promise.resolve(async () => void (await this.jobs.addJob(SEND_MESSAGES)));
  }

  async sendWaiting(): Promise<void> {
    for (;;) {
      // One at a time: the pause counts from here, and of several the last would wait for all before it.
      const message = await this.messages.claim(ATTEMPTS_MAX, PAUSE_MS);
      if (!message) return;
      await this.send(message);
    }
  }

  private async send(message: OutgoingMessage): Promise<void> {
    const transport = this.transports[message.channel];
    try {
      // What is only read here sends nothing along.
      const attachment =
        message.paper && !transport.keepsText ? await this.attachments.draw(message.paper) : null;
      await transport.deliver(message, attachment);
    } catch (error) {
      // It is sent again after its pause; the next one may still be sent.
      this.log.warn('message not sent', { outgoing_message_id: message.id, channel: message.channel, error });
      await this.messages.markFailed(message.id, error instanceof Error ? error.message : String(error));
      return;
    }
    await this.messages.markSent(message.id, transport.keepsText);
  }
}
