import { Module } from '@nestjs/common';
import { GoodsModule } from '../../goods/goods.module.js';
import { InboxModule } from '../inbox/inbox.module.js';
import { GoodsImportNoticeHandlers } from './goods-import-notice.handlers.js';
import { GoodsNoticeHandlers } from './goods-notice.handlers.js';
import { GoodsReviewNoticeHandlers } from './goods-review-notice.handlers.js';
import { GoodsSubjectRepository } from './goods-subject.repository.js';
import { SavedSearchNoticeHandlers } from './saved-search-notice.handlers.js';

/** Notices about goods: questions, reviews, files, saved searches. */
@Module({
  imports: [GoodsModule, InboxModule],
  providers: [
    GoodsImportNoticeHandlers,
    GoodsNoticeHandlers,
    GoodsReviewNoticeHandlers,
    GoodsSubjectRepository,
    SavedSearchNoticeHandlers,
  ],
})
export class GoodsNoticesModule {}
