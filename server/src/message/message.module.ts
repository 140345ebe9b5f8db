import { Global, Module } from '@nestjs/common';
import { BillNoticesModule } from './bill-notices/bill-notices.module.js';
import { CompanyNoticesModule } from './company-notices/company-notices.module.js';
import { DocumentNoticesModule } from './document-notices/document-notices.module.js';
import { FiguresModule } from './figures/figures.module.js';
import { GoodsNoticesModule } from './goods-notices/goods-notices.module.js';
import { PlatformNoticesModule } from './platform-notices/platform-notices.module.js';
import { InboxModule } from './inbox/inbox.module.js';
import { MoneyNoticesModule } from './money-notices/money-notices.module.js';
import { StockNoticesModule } from './stock-notices/stock-notices.module.js';
import { TradeNoticesModule } from './trade-notices/trade-notices.module.js';

/** Notices to members. Global, because the realtime part of the platform needs the header's counts. */
@Global()
@Module({
  imports: [
    BillNoticesModule,
    CompanyNoticesModule,
    DocumentNoticesModule,
    FiguresModule,
    GoodsNoticesModule,
    PlatformNoticesModule,
    InboxModule,
    MoneyNoticesModule,
    StockNoticesModule,
    TradeNoticesModule,
  ],
  exports: [InboxModule],
})
export class MessageModule {}
