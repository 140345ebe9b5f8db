import { Module } from '@nestjs/common';
import { BadgeReader } from '../../platform/realtime/badge-reader.js';
import { AdminMessageController } from './admin-message.controller.js';
import { AdminMessageService } from './admin-message.service.js';
import { BadgeService } from './badge.service.js';
import { MessageController } from './message.controller.js';
import { MessageRepository } from './message.repository.js';
import { MessageService } from './message.service.js';
import { NoticeWriter } from './notice-writer.js';

/** What somebody was notified of, and the one way to notify them. */
@Module({
  controllers: [AdminMessageController, MessageController],
  providers: [
    AdminMessageService,
    BadgeService,
    MessageRepository,
    MessageService,
    NoticeWriter,
    { provide: BadgeReader, useExisting: BadgeService },
  ],
  exports: [BadgeReader, NoticeWriter],
})
export class InboxModule {}
