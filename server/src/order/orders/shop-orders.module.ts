import { Module } from '@nestjs/common';
import { FinanceModule } from '../../finance/finance.module.js';
import { WarehouseModule } from '../../warehouse/warehouse.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { CheckoutController } from './checkout.controller.js';
import { CheckoutService } from './checkout.service.js';
import { ShopOrderRepository } from './shop-order.repository.js';
import { ShopOrderService } from './shop-order.service.js';

/** Orders of the shop, as they are placed. */
@Module({
  imports: [FinanceModule, QuotesModule, WarehouseModule],
  controllers: [CheckoutController],
  providers: [CheckoutService, ShopOrderRepository, ShopOrderService],
  exports: [QuotesModule, ShopOrderService],
})
export class ShopOrdersModule {}
