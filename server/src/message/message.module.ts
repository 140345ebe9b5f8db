import { Global, Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.js';
import { GoodsModule } from '../goods/goods.module.js';
import { OrderModule } from '../order/order.module.js';
import { BadgeReader } from '../platform/realtime/badge-reader.js';
import { AdminMessageController } from './admin-message.controller.js';
import { MenuFiguresService } from './menu-figures.service.js';
import { AdminMessageService } from './admin-message.service.js';
import { AuctionNoticeHandlers } from './auction-notice.handlers.js';
import { BadgeService } from './badge.service.js';
import { CompanyNoticeHandlers } from './company-notice.handlers.js';
import { CompanySubjectRepository } from './company-subject.repository.js';
import { EvaluationNoticeHandlers } from './evaluation-notice.handlers.js';
import { EvaluationSubjectRepository } from './evaluation-subject.repository.js';
import { ExportNoticeHandlers } from './export-notice.handlers.js';
import { GoodsImportNoticeHandlers } from './goods-import-notice.handlers.js';
import { GoodsNoticeHandlers } from './goods-notice.handlers.js';
import { GoodsSubjectRepository } from './goods-subject.repository.js';
import { HolderRepository } from './holder.repository.js';
import { LetterNoticeHandlers } from './letter-notice.handlers.js';
import { LicenceNoticeHandlers } from './licence-notice.handlers.js';
import { LetterRepository } from './letter.repository.js';
import { GoodsReviewNoticeHandlers } from './goods-review-notice.handlers.js';
import { FigureHandlers } from './figure.handlers.js';
import { MessageController } from './message.controller.js';
import { MessageRepository } from './message.repository.js';
import { MessageService } from './message.service.js';
import { NoticeWriter } from './notice-writer.js';
import { OrderNoticeHandlers } from './order-notice.handlers.js';
import { OutbidPush } from './outbid-push.js';
import { SavedSearchNoticeHandlers } from './saved-search-notice.handlers.js';
import { SubjectRepository } from './subject.repository.js';

/** Notices to members. Global, because the realtime part of the platform asks it for the header's counts. */
@Global()
@Module({
  imports: [GoodsModule, OrderModule, ContentModule],
  controllers: [MessageController, AdminMessageController],
  providers: [
    MessageRepository,
    SubjectRepository,
    BadgeService,
    NoticeWriter,
    OutbidPush,
    AuctionNoticeHandlers,
    FigureHandlers,
    GoodsImportNoticeHandlers,
    GoodsNoticeHandlers,
    GoodsSubjectRepository,
    OrderNoticeHandlers,
    CompanyNoticeHandlers,
    CompanySubjectRepository,
    HolderRepository,
    LetterRepository,
    LetterNoticeHandlers,
    LicenceNoticeHandlers,
    SavedSearchNoticeHandlers,
    ExportNoticeHandlers,
    EvaluationSubjectRepository,
    EvaluationNoticeHandlers,
    GoodsReviewNoticeHandlers,
    MessageService,
    AdminMessageService,
    MenuFiguresService,
    { provide: BadgeReader, useExisting: BadgeService },
  ],
  exports: [BadgeReader],
})
export class MessageModule {}
