import { Module } from '@nestjs/common';
import { AuctionModule } from './auction/auction.module.js';
import { ContentModule } from './content/content.module.js';
import { FinanceModule } from './finance/finance.module.js';
import { GoodsModule } from './goods/goods.module.js';
import { MaintenanceModule } from './maintenance/maintenance.module.js';
import { MemberModule } from './member/member.module.js';
import { MessageModule } from './message/message.module.js';
import { OrderModule } from './order/order.module.js';
import { ApprovalLimitsModule } from './platform/approval-limits/approval-limits.module.js';
import { ReferenceRatesModule } from './platform/reference-rates/reference-rates.module.js';
import { ExportsModule } from './platform/exports/exports.module.js';
import { DeadLettersModule } from './platform/dead-letters/dead-letters.module.js';
import { RecordSearchModule } from './platform/record-search/record-search.module.js';
import { HttpModule } from './platform/http/http.module.js';
import { DictsModule } from './platform/dicts/dicts.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { PreferencesModule } from './platform/preferences/preferences.module.js';
import { RealtimeModule } from './platform/realtime/realtime.module.js';
import { PrintingModule } from './platform/printing/printing.module.js';
import { SheetsModule } from './platform/sheets/sheets.module.js';
import { StorageModule } from './platform/storage/storage.module.js';
import { RbacModule } from './rbac/rbac.module.js';
import { WarehouseModule } from './warehouse/warehouse.module.js';

/** The modules, in the order in which they may import each other. */
@Module({
  imports: [
    PlatformModule,
    HttpModule,
    RealtimeModule,
    StorageModule,
    PrintingModule,
    SheetsModule,
    ExportsModule,
    RecordSearchModule,
    DeadLettersModule,
    ApprovalLimitsModule,
    ReferenceRatesModule,
    DictsModule,
    PreferencesModule,
    MemberModule,
    RbacModule,
    FinanceModule,
    GoodsModule,
    WarehouseModule,
    AuctionModule,
    OrderModule,
    MaintenanceModule,
    ContentModule,
    MessageModule,
  ],
})
export class AppModule {}
