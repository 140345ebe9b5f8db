import { Module } from '@nestjs/common';
import { InboxModule } from '../inbox/inbox.module.js';
import { ExportNoticeHandlers } from './export-notice.handlers.js';
import { LetterNoticeHandlers } from './letter-notice.handlers.js';
import { LetterRepository } from './letter.repository.js';

/** Notices about enquiries, and about files that are ready. */
@Module({
  imports: [InboxModule],
  providers: [ExportNoticeHandlers, LetterNoticeHandlers, LetterRepository],
})
export class PlatformNoticesModule {}
