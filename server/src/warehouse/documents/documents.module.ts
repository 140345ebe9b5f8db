import { Module } from '@nestjs/common';
import { PublishingModule } from '../../goods/publishing/publishing.module.js';
import { RecallsModule } from '../compliance/recalls.module.js';
import { CustomersModule } from '../customers/customers.module.js';
import { PlacesModule } from '../places/places.module.js';
import { StockModule } from '../stock/stock.module.js';
import { AllocationController } from './allocation.controller.js';
import { AllocationQueryService } from './allocation-query.service.js';
import { servedAllocation } from './allocation.record.js';
import { AllocationService } from './allocation.service.js';
import { AllocationShipments } from './allocation-shipments.js';
import { ApprovedStock } from './approved-stock.js';
import { BinMoveController } from './bin-move.controller.js';
import { BinMoveService } from './bin-move.service.js';
import { OrderStockOutRepository } from './order-stock-out.repository.js';
import { OrderReturns } from './order-returns.js';
import { OrderStock } from './order-stock.js';
import { SaleStockOuts } from './sale-stock-outs.js';
import { StockDocumentCreation } from './stock-document-creation.js';
import { StockDocumentHolds } from './stock-document-holds.js';
import { StockDocumentQueryRepository } from './stock-document-query.repository.js';
import { StockDocumentQueryService } from './stock-document-query.service.js';
import { StockDocumentRepository } from './stock-document.repository.js';
import { StockInController } from './stock-in.controller.js';
import { servedStockIn } from './stock-in.record.js';
import { StockInService } from './stock-in.service.js';
import { StockInSources } from './stock-in-source.js';
import { StockListings } from './stock-listings.js';
import { StockOutHolds } from './stock-out-holds.js';
import { StockOutController } from './stock-out.controller.js';
import { servedStockOut } from './stock-out.record.js';
import { StockOutService } from './stock-out.service.js';
import { DerivedStockDocuments } from './derived-stock-documents.service.js';
import { StockReviewController } from './stock-review.controller.js';
import { servedStockReview } from './stock-review.record.js';
import { StockReviewService } from './stock-review.service.js';
import { StockReversals } from './stock-reversals.js';
import { StockScrapService } from './stock-scrap.service.js';
import { StockUndoing } from './stock-undoing.js';
import { StockWithdrawals } from './stock-withdrawals.js';

/** Documents by which stock is received and sent, and their decisions. */
@Module({
  imports: [CustomersModule, PlacesModule, PublishingModule, RecallsModule, StockModule],
  controllers: [
    AllocationController,
    BinMoveController,
    StockInController,
    StockOutController,
    StockReviewController,
    ...servedStockIn.controllers,
    ...servedStockOut.controllers,
    ...servedStockReview.controllers,
    ...servedAllocation.controllers,
  ],
  providers: [
    AllocationQueryService,
    AllocationService,
    AllocationShipments,
    ApprovedStock,
    BinMoveService,
    OrderStockOutRepository,
    OrderReturns,
    OrderStock,
    SaleStockOuts,
    StockDocumentCreation,
    StockDocumentHolds,
    StockDocumentQueryRepository,
    StockDocumentQueryService,
    StockDocumentRepository,
    StockInService,
    StockListings,
    StockInSources,
    StockOutHolds,
    StockOutService,
    DerivedStockDocuments,
    StockReversals,
    StockReviewService,
    StockScrapService,
    StockUndoing,
    StockWithdrawals,
    ...servedStockIn.providers,
    ...servedStockOut.providers,
    ...servedStockReview.providers,
    ...servedAllocation.providers,
  ],
  exports: [
    AllocationService,
    OrderReturns,
    OrderStock,
    StockInService,
    StockInSources,
    StockOutHolds,
    StockOutService,
    DerivedStockDocuments,
    StockReviewService,
  ],
})
export class DocumentsModule {}
