import { Module } from '@nestjs/common';
import { InboxModule } from '../inbox/inbox.module.js';
import { AuctionNoticeHandlers } from './auction-notice.handlers.js';
import { BargainNoticeHandlers } from './bargain-notice.handlers.js';
import { BargainSubjectRepository } from './bargain-subject.repository.js';
import { EvaluationNoticeHandlers } from './evaluation-notice.handlers.js';
import { EvaluationSubjectRepository } from './evaluation-subject.repository.js';
import { OrderNoticeHandlers } from './order-notice.handlers.js';
import { OutbidPush } from './outbid-push.js';
import { ParcelNoticeHandlers } from './parcel-notice.handlers.js';
import { RefundNoticeHandlers } from './refund-notice.handlers.js';
import { RemittanceNoticeHandlers } from './remittance-notice.handlers.js';
import { ReservationNoticeHandlers } from './reservation-notice.handlers.js';
import { ReservationSubjectRepository } from './reservation-subject.repository.js';
import { TradeSubjectRepository } from './trade-subject.repository.js';

/** Notices to buyers, sellers and followers about lots, orders and evaluations. */
@Module({
  imports: [InboxModule],
  providers: [
    AuctionNoticeHandlers,
    BargainNoticeHandlers,
    BargainSubjectRepository,
    EvaluationNoticeHandlers,
    EvaluationSubjectRepository,
    OrderNoticeHandlers,
    OutbidPush,
    ParcelNoticeHandlers,
    RefundNoticeHandlers,
    RemittanceNoticeHandlers,
    ReservationNoticeHandlers,
    ReservationSubjectRepository,
    TradeSubjectRepository,
  ],
})
export class TradeNoticesModule {}
