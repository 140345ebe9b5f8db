import { Module } from '@nestjs/common';
import { InboxModule } from '../inbox/inbox.module.js';
import { FeeStatementNoticeHandlers } from './fee-statement-notice.handlers.js';
import { ReconciliationNoticeHandlers } from './reconciliation-notice.handlers.js';
import { ProceedsPayoutNoticeHandlers } from './proceeds-payout-notice.handlers.js';
import { ProceedsPayoutSubjectRepository } from './proceeds-payout-subject.repository.js';
import { SuspenseNoticeHandlers } from './suspense-notice.handlers.js';
import { SuspenseSubjectRepository } from './suspense-subject.repository.js';
import { RechargeNoticeHandlers } from './recharge-notice.handlers.js';
import { WithdrawalNoticeHandlers } from './withdrawal-notice.handlers.js';
import { WithdrawalSubjectRepository } from './withdrawal-subject.repository.js';

/** Notices to owners of money and to finance. */
@Module({
  imports: [InboxModule],
  providers: [
    FeeStatementNoticeHandlers,
    ReconciliationNoticeHandlers,
    ProceedsPayoutNoticeHandlers,
    ProceedsPayoutSubjectRepository,
    SuspenseNoticeHandlers,
    SuspenseSubjectRepository,
    RechargeNoticeHandlers,
    WithdrawalNoticeHandlers,
    WithdrawalSubjectRepository,
  ],
})
export class MoneyNoticesModule {}
