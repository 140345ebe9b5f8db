import { type BeforeApplicationShutdown, Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { AuctionModule } from '@fovea/server/auction/auction.module';
import { BankAccountsModule } from '@fovea/server/finance/bank-accounts/bank-accounts.module';
import { FinanceModule } from '@fovea/server/finance/finance.module';
import { GoodsModule } from '@fovea/server/goods/goods.module';
import { MemberModule } from '@fovea/server/member/member.module';
import { PasswordsModule } from '@fovea/server/member/passwords/passwords.module';
import { ENV } from '@fovea/server/platform/config/config.module';
import type { Env } from '@fovea/server/platform/config/env';
import { Jobs } from '@fovea/server/platform/jobs/jobs';
import { RecallsModule } from '@fovea/server/warehouse/compliance/recalls.module';
import { CountsModule } from '@fovea/server/warehouse/counts/counts.module';
import { DocumentsModule } from '@fovea/server/warehouse/documents/documents.module';
import { RolesModule } from '@fovea/server/rbac/roles/roles.module';
import { DemoAuctions } from './demo-auctions.js';
import { DemoBackOffice } from './demo-back-office.js';
import { DemoBills } from './demo-bills.js';
import { DemoBargains } from './demo-bargains.js';
import { DemoReservations } from './demo-reservations.js';
import { DemoCompanies } from './demo-companies.js';
import { DemoEngineers } from './demo-engineers.js';
import { DemoExchanges } from './demo-exchanges.js';
import { DemoVouchers } from './demo-vouchers.js';
import { DemoFiles } from './demo-files.js';
import { DemoGoodsSeeder } from './demo-goods-seeder.js';
import { DemoHomes } from './demo-homes.js';
import { DemoMonths } from './demo-months.js';
import { DemoOrderMoney } from './demo-order-money.js';
import { DemoOrders } from './demo-orders.js';
import { DemoDocuments } from './demo-documents.js';
import { DemoFollowUp } from './demo-follow-up.js';
import { DemoPayouts } from './demo-payouts.js';
import { DemoParcels } from './demo-parcels.js';
import { DemoPast } from './demo-past.js';
import { DemoPastLedger } from './demo-past-ledger.js';
import { DemoPastOrders } from './demo-past-orders.js';
import { DemoPastRefunds } from './demo-past-refunds.js';
import { DemoPastSales } from './demo-past-sales.js';
import { DemoPeople } from './demo-people.js';
import { DemoPictures } from './demo-pictures.js';
import { DemoPlaces } from './demo-places.js';
import { DemoProceeds } from './demo-proceeds.js';
import { DemoRecalls } from './demo-recalls.js';
import { DemoRemittances } from './demo-remittances.js';
import { DemoRepository } from './demo.repository.js';
import { DemoRivals } from './demo-rivals.js';
import { DemoRuns } from './demo-runs.js';
import { DemoSales } from './demo-sales.js';
import { DemoSeeder } from './demo-seeder.js';
import { DemoStockDocuments } from './demo-stock-documents.js';
import { DemoStockWork } from './demo-stock-work.js';
import { DemoWarehouse } from './demo-warehouse.js';
import { DemoWarehouseRepository } from './demo-warehouse.repository.js';
import { OwnerDatabase } from './owner-database.js';

const RIVALS_EVERY_MS = 20_000;

/** Goods, people and auctions that are always running, for looking around. */
@Module({
  imports: [
    MemberModule,
    PasswordsModule,
    RolesModule,
    BankAccountsModule,
    FinanceModule,
    GoodsModule,
    AuctionModule,
    CountsModule,
    DocumentsModule,
    RecallsModule,
  ],
  providers: [
    DemoAuctions,
    DemoBackOffice,
    DemoBargains,
    DemoBills,
    DemoReservations,
    DemoCompanies,
    DemoEngineers,
    DemoExchanges,
    DemoVouchers,
    DemoFiles,
    DemoGoodsSeeder,
    DemoHomes,
    DemoMonths,
    DemoOrderMoney,
    DemoFollowUp,
    DemoOrders,
    DemoDocuments,
    DemoParcels,
    DemoPast,
    DemoPastLedger,
    DemoPayouts,
    DemoPastOrders,
    DemoPastRefunds,
    DemoPastSales,
    DemoPeople,
    DemoPictures,
    DemoPlaces,
    DemoProceeds,
    DemoRecalls,
    DemoRemittances,
    DemoRepository,
    DemoRivals,
    DemoRuns,
    DemoSales,
    DemoSeeder,
    DemoStockDocuments,
    DemoStockWork,
    DemoWarehouse,
    DemoWarehouseRepository,
    OwnerDatabase,
  ],
})
export class DemoModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    @Inject(ENV) env: Env,
    private readonly seeder: DemoSeeder,
    private readonly auctions: DemoAuctions,
    private readonly followUp: DemoFollowUp,
    jobs: Jobs,
    rivals: DemoRivals,
  ) {
    const renewEveryMs = Math.min(10_000, Math.max(1000, env.demoAuctionS * 100));
    jobs.every('renew-demo-auctions', renewEveryMs, () => this.auctions.keepRunning());
    jobs.every('bid-as-demo-rival', RIVALS_EVERY_MS, () => rivals.tick());
  }

  /** Nest waits for this before it listens: a server that is ready has goods and live lots. */
  async onApplicationBootstrap(): Promise<void> {
    await this.seeder.seed();
    await this.auctions.keepRunning();
    this.followUp.begin();
  }

  /** Orders that are half played would stay so. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.followUp.finished();
  }
}
