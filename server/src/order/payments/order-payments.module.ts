import { Module } from '@nestjs/common';
import { AuctionModule } from '../../auction/auction.module.js';
import { FinanceModule } from '../../finance/finance.module.js';
import { WarehouseModule } from '../../warehouse/warehouse.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { OrderPayable } from './order-payable.js';
import { OrderPaymentController } from './order-payment.controller.js';
import { OrderPaymentRepository } from './order-payment.repository.js';
import { OrderPaymentService } from './order-payment.service.js';
import { PaymentGroupPayable } from './payment-group-payable.js';

/** Orders as finance is paid for them: one by one, or those of one checkout together. */
@Module({
  imports: [AuctionModule, FinanceModule, OrdersModule, WarehouseModule],
  controllers: [OrderPaymentController],
  providers: [OrderPayable, OrderPaymentRepository, OrderPaymentService, PaymentGroupPayable],
})
export class OrderPaymentsModule {}
