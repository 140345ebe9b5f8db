import { Module } from '@nestjs/common';
import { InboxModule } from '../inbox/inbox.module.js';
import { ExchangeNoticeHandlers } from './exchange-notice.handlers.js';
import { ExchangeSubjectRepository } from './exchange-subject.repository.js';
import { ReconciliationNoticeHandlers } from './reconciliation-notice.handlers.js';
import { ProceedsPayoutNoticeHandlers } from './proceeds-payout-notice.handlers.js';
import { ProceedsPayoutSubjectRepository } from './proceeds-payout-subject.repository.js';
import { SuspenseNoticeHandlers } from './suspense-notice.handlers.js';
import { SuspenseSubjectRepository } from './suspense-subject.repository.js';
import { RequestedNotices } from './requested-notices.js';
import { RechargeNoticeHandlers } from './recharge-notice.handlers.js';
import { VoucherNoticeHandlers } from './voucher-notice.handlers.js';
import { WriteOffNoticeHandlers } from './write-off-notice.handlers.js';
import { WithdrawalNoticeHandlers } from './withdrawal-notice.handlers.js';
import { WithdrawalSubjectRepository } from './withdrawal-subject.repository.js';

/** Notices to owners of money and to finance. */
@Module({
  imports: [InboxModule],
  providers: [
    ExchangeNoticeHandlers,
    ExchangeSubjectRepository,
    ReconciliationNoticeHandlers,
    ProceedsPayoutNoticeHandlers,
    ProceedsPayoutSubjectRepository,
    SuspenseNoticeHandlers,
    SuspenseSubjectRepository,
    RequestedNotices,
    RechargeNoticeHandlers,
    VoucherNoticeHandlers,
    WriteOffNoticeHandlers,
    WithdrawalNoticeHandlers,
    WithdrawalSubjectRepository,
  ],
})
export class MoneyNoticesModule {}
