import { Module } from '@nestjs/common';
import { BALANCE_TYPE } from '@fovea/shared-types/finance/balance-types';
import { registerLedgerCauses } from '../../finance/ledger/ledger-causes.js';
import { FinanceModule } from '../../finance/finance.module.js';
import { GoodsModule } from '../../goods/goods.module.js';
import { WarehouseModule } from '../../warehouse/warehouse.module.js';
import { OrderDocumentsModule } from '../documents/order-documents.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { ShopOrdersModule } from '../orders/shop-orders.module.js';
import { ShippingModule } from '../shipping/shipping.module.js';
import { BilledRefunds } from './billed-refunds.js';
import { MerchantCancelService } from './merchant-cancel.service.js';
import { RefundActions } from './refund-actions.js';
import { RefundHistory } from './refund-history.service.js';
import { RefundController } from './refund.controller.js';
import { RefundDeadlines } from './refund-deadlines.service.js';
import { RefundDecisionService } from './refund-decision.service.js';
import { RefundAdminController } from './refund-admin.controller.js';
import { RefundAdminService } from './refund-admin.service.js';
import { RefundHandlers } from './refund.handlers.js';
import { RefundJobs } from './refund.jobs.js';
import { RefundOpening } from './refund-opening.service.js';
import { RefundPiecesRepository } from './refund-pieces.repository.js';
import { RefundQueryRepository } from './refund-query.repository.js';
import { RefundQueryService } from './refund-query.service.js';
import { servedRefund } from './refund.record.js';
import { RefundRepository } from './refund.repository.js';
import { RefundRequestService } from './refund-request.service.js';
import { RefundSettlement } from './refund-settlement.service.js';
import { UnsentGoods } from './unsent-goods.service.js';
import { UnshippedOrders } from './unshipped-orders.service.js';

/** Refunds to buyers: requested, agreed, decided, paid. */
@Module({
  imports: [
    FinanceModule,
    GoodsModule,
    OrderDocumentsModule,
    OrdersModule,
    ShippingModule,
    ShopOrdersModule,
    WarehouseModule,
  ],
  controllers: [RefundController, RefundAdminController, ...servedRefund.controllers],
  providers: [
    BilledRefunds,
    MerchantCancelService,
    RefundActions,
    RefundHistory,
    RefundDeadlines,
    RefundDecisionService,
    RefundAdminService,
    RefundHandlers,
    RefundJobs,
    RefundOpening,
    RefundPiecesRepository,
    RefundQueryRepository,
    RefundQueryService,
    RefundRepository,
    RefundRequestService,
    RefundSettlement,
    UnsentGoods,
    UnshippedOrders,
    ...servedRefund.providers,
  ],
  exports: [RefundOpening],
})
export class RefundsModule {
  constructor() {
    registerLedgerCauses({
      refund: {
        steps: { 'give-back': BALANCE_TYPE.refund, credit: BALANCE_TYPE.refund },
        document: {
          type: `'order'`,
          id: 'SELECT order_id FROM refund WHERE id = e.cause_id',
          name: 'SELECT o.order_no FROM refund r JOIN orders o ON o.id = r.order_id WHERE r.id = e.cause_id',
          numbered: (no) =>
            `SELECT r.id FROM refund r JOIN orders o ON o.id = r.order_id WHERE o.order_no = ${no}`,
        },
      },
    });
  }
}
