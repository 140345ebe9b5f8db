import { Module } from '@nestjs/common';
import { AuctionModule } from '../auction/auction.module.js';
import { FinanceModule } from '../finance/finance.module.js';
import { GoodsModule } from '../goods/goods.module.js';
import { WarehouseModule } from '../warehouse/warehouse.module.js';
import { registerAuditSubjects } from '../platform/audit/audit-subjects.js';
import { registerConstraints } from '../platform/database/constraint-errors.js';
import { OrderAdminModule } from './admin/order-admin.module.js';
import { BuyersGoods } from './buyers-goods.js';
import { CartModule } from './cart/cart.module.js';
import { BargainsModule } from './bargains/bargains.module.js';
import { ReservationsModule } from './reservations/reservations.module.js';
import { EvaluationController } from './evaluation/evaluation.controller.js';
import { EvaluationQueryRepository } from './evaluation/evaluation-query.repository.js';
import { EvaluationQueryService } from './evaluation/evaluation-query.service.js';
import { servedEvaluation } from './evaluation/evaluation.record.js';
import { EvaluationRepository } from './evaluation/evaluation.repository.js';
import { EvaluationService } from './evaluation/evaluation.service.js';
import { orderAudit } from './order.audit.js';
import { orderConstraints } from './order.constraints.js';
import { OrderController } from './order.controller.js';
import { OrderDeadlineService } from './order-deadline.service.js';
import { OrderHandlers } from './order.handlers.js';
import { OrderRecallHandlers } from './order-recall.handlers.js';
import { OrderHolds } from './order-holds.js';
import { OrderJobs } from './order.jobs.js';
import { OrderPlacementService } from './order-placement.service.js';
import { FreightBillsModule } from './freight-bills/freight-bills.module.js';
import { FreightModule } from './freight/freight.module.js';
import { RefundsModule } from './refunds/refunds.module.js';
import { OrderDocumentsModule } from './documents/order-documents.module.js';
import { OrderPriceRepository } from './order-price.repository.js';
import { OrderPriceService } from './order-price.service.js';
import { OrderQueryRepository } from './order-query.repository.js';
import { OrderQueryService } from './order-query.service.js';
import { OrdersModule } from './orders/orders.module.js';
import { OrderRepository } from './orders/order.repository.js';
import { ShopOrdersModule } from './orders/shop-orders.module.js';
import { OrderPayable } from './payments/order-payable.js';
import { PaymentGroupPayable } from './payments/payment-group-payable.js';
import { OrderPaymentController } from './payments/order-payment.controller.js';
import { OrderPaymentRepository } from './payments/order-payment.repository.js';
import { OrderPaymentService } from './payments/order-payment.service.js';
import { ShippingModule } from './shipping/shipping.module.js';
import { TaxModule } from './tax/tax.module.js';

/** Orders of lots and of the shop: placement, unpaid orders, and evaluations. */
@Module({
  imports: [
    AuctionModule,
    BargainsModule,
    CartModule,
    FinanceModule,
    FreightBillsModule,
    FreightModule,
    GoodsModule,
    OrderAdminModule,
    OrderDocumentsModule,
    ShopOrdersModule,
    OrdersModule,
    ShippingModule,
    RefundsModule,
    ReservationsModule,
    TaxModule,
    WarehouseModule,
  ],
  controllers: [
    OrderController,
    OrderPaymentController,
    EvaluationController,
    ...servedEvaluation.controllers,
  ],
  providers: [
    OrderRepository,
    OrderPaymentRepository,
    OrderPaymentService,
    OrderPayable,
    PaymentGroupPayable,
    OrderPriceRepository,
    OrderPriceService,
    OrderQueryRepository,
    OrderPlacementService,
    OrderDeadlineService,
    OrderQueryService,
    OrderHandlers,
    OrderRecallHandlers,
    OrderHolds,
    BuyersGoods,
    OrderJobs,
    EvaluationRepository,
    EvaluationQueryRepository,
    EvaluationService,
    EvaluationQueryService,
    ...servedEvaluation.providers,
  ],
  exports: [OrderQueryService],
})
export class OrderModule {
  constructor() {
    registerConstraints(orderConstraints);
    registerAuditSubjects(orderAudit);
  }
}
