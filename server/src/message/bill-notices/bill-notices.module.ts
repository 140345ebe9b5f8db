import { Module } from '@nestjs/common';
import { InboxModule } from '../inbox/inbox.module.js';
import { BillNoticeHandlers } from './bill-notice.handlers.js';

/** What customers on monthly payment and finance are told of bills. */
@Module({ imports: [InboxModule], providers: [BillNoticeHandlers] })
export class BillNoticesModule {}
