import { Module } from '@nestjs/common';
import { FinanceModule } from '../../finance/finance.module.js';
import { ComplianceModule } from '../../goods/compliance/compliance.module.js';
import { DocumentsModule } from '../../warehouse/documents/documents.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { LineStockOutService } from './line-stock-out.service.js';
import { ParcelEndService } from './parcel-end.service.js';
import { ReceiptJobs } from './receipt.jobs.js';
import { ReceiptRepository } from './receipt.repository.js';
import { ReceiptService } from './receipt.service.js';
import { ShipmentHolds } from './shipment-holds.js';
import { ShipmentQueryService } from './shipment-query.service.js';
import { servedShipment } from './shipment.record.js';
import { ShipmentRepository } from './shipment.repository.js';
import { ShippingController } from './shipping.controller.js';
import { ShippingOrders } from './shipping-orders.js';
import { ShippingService } from './shipping.service.js';

/** What was ordered leaves, in one parcel or several. */
@Module({
  imports: [ComplianceModule, DocumentsModule, FinanceModule, OrdersModule],
  controllers: [ShippingController, ...servedShipment.controllers],
  providers: [
    LineStockOutService,
    ParcelEndService,
    ReceiptJobs,
    ReceiptRepository,
    ReceiptService,
    ShipmentHolds,
    ShipmentQueryService,
    ShipmentRepository,
    ShippingOrders,
    ShippingService,
    ...servedShipment.providers,
  ],
  exports: [ShippingService],
})
export class ShippingModule {}
