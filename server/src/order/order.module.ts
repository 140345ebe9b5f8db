import { Module } from '@nestjs/common';
import { registerAuditSubjects } from '../platform/audit/audit-subjects.js';
import { registerConstraints } from '../platform/database/constraint-errors.js';
import { OrderAdminModule } from './admin/order-admin.module.js';
import { BargainsModule } from './bargains/bargains.module.js';
import { CartModule } from './cart/cart.module.js';
import { OrderDocumentsModule } from './documents/order-documents.module.js';
import { EvaluationModule } from './evaluation/evaluation.module.js';
import { FreightBillsModule } from './freight-bills/freight-bills.module.js';
import { FreightModule } from './freight/freight.module.js';
import { orderAudit } from './order.audit.js';
import { orderConstraints } from './order.constraints.js';
import { OrderedGoodsModule } from './ordered-goods/ordered-goods.module.js';
import { ShopOrdersModule } from './orders/shop-orders.module.js';
import { OrderPaymentsModule } from './payments/order-payments.module.js';
import { OrderQueriesModule } from './queries/order-queries.module.js';
import { RefundsModule } from './refunds/refunds.module.js';
import { ReservationsModule } from './reservations/reservations.module.js';
import { SalesTaxModule } from './sales-tax/sales-tax.module.js';
import { ShippingModule } from './shipping/shipping.module.js';
import { TaxModule } from './tax/tax.module.js';

/** Orders of lots and of the shop: a package for each thing that is done with them. */
@Module({
  imports: [
    BargainsModule,
    CartModule,
    EvaluationModule,
    FreightBillsModule,
    FreightModule,
    OrderAdminModule,
    OrderDocumentsModule,
    OrderedGoodsModule,
    OrderPaymentsModule,
    OrderQueriesModule,
    RefundsModule,
    ReservationsModule,
    SalesTaxModule,
    ShippingModule,
    ShopOrdersModule,
    TaxModule,
  ],
})
export class OrderModule {
  constructor() {
    registerConstraints(orderConstraints);
    registerAuditSubjects(orderAudit);
  }
}
