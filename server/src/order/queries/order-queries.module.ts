import { Module } from '@nestjs/common';
import { OrderController } from './order.controller.js';
import { OrderPriceRepository } from './order-price.repository.js';
import { OrderPriceService } from './order-price.service.js';
import { OrderQueryRepository } from './order-query.repository.js';
import { OrderQueryService } from './order-query.service.js';

/** Orders as their buyers and the companies that sold them read them. */
@Module({
  controllers: [OrderController],
  providers: [OrderPriceRepository, OrderPriceService, OrderQueryRepository, OrderQueryService],
})
export class OrderQueriesModule {}
