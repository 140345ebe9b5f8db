import { Module } from '@nestjs/common';
import { AuctionModule } from '../../auction/auction.module.js';
import { FinanceModule } from '../../finance/finance.module.js';
import { GoodsModule } from '../../goods/goods.module.js';
import { WarehouseModule } from '../../warehouse/warehouse.module.js';
import { CartModule } from '../cart/cart.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { CheckoutController } from './checkout.controller.js';
import { CheckoutQuoteService } from './checkout-quote.service.js';
import { CheckoutService } from './checkout.service.js';
import { OrderEndingRepository } from './order-ending.repository.js';
import { OrderEndingService } from './order-ending.service.js';
import { OrderHandlers } from './order.handlers.js';
import { OrderJobs } from './order.jobs.js';
import { OrderPlacementRepository } from './order-placement.repository.js';
import { WonOrderPlacement } from './won-order-placement.service.js';
import { OrdersModule } from './orders.module.js';
import { ShopOrderService } from './shop-order.service.js';
import { WonOrderRepository } from './won-order.repository.js';
import { WonOrderService } from './won-order.service.js';

/** Orders as they are placed, moved and ended. */
@Module({
  imports: [
    AuctionModule,
    CartModule,
    FinanceModule,
    GoodsModule,
    OrdersModule,
    QuotesModule,
    WarehouseModule,
  ],
  controllers: [CheckoutController],
  providers: [
    CheckoutQuoteService,
    CheckoutService,
    OrderEndingRepository,
    OrderEndingService,
    OrderHandlers,
    OrderJobs,
    WonOrderPlacement,
    OrderPlacementRepository,
    ShopOrderService,
    WonOrderRepository,
    WonOrderService,
  ],
  exports: [OrderEndingService, QuotesModule, ShopOrderService],
})
export class ShopOrdersModule {}
