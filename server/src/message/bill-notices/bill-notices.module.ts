import { Module } from '@nestjs/common';
import { InboxModule } from '../inbox/inbox.module.js';
import { BillNoticeHandlers } from './bill-notice.handlers.js';

/** Notices to customers on monthly payment and finance about bills. */
@Module({ imports: [InboxModule], providers: [BillNoticeHandlers] })
export class BillNoticesModule {}
