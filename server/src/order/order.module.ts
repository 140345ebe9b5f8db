import { Module } from '@nestjs/common';
import { AuctionModule } from '../auction/auction.module.js';
import { registerConstraints } from '../platform/database/constraint-errors.js';
import { orderConstraints } from './order.constraints.js';
import { OrderController } from './order.controller.js';
import { OrderDeadlineService } from './order-deadline.service.js';
import { OrderHandlers } from './order.handlers.js';
import { OrderJobs } from './order.jobs.js';
import { OrderPlacementService } from './order-placement.service.js';
import { OrderQueryRepository } from './order-query.repository.js';
import { OrderQueryService } from './order-query.service.js';
import { OrderRepository } from './order.repository.js';

/** Orders: for now the winner's, pending payment, and what follows when it stays unpaid. */
@Module({
  imports: [AuctionModule],
  controllers: [OrderController],
  providers: [
    OrderRepository,
    OrderQueryRepository,
    OrderPlacementService,
    OrderDeadlineService,
    OrderQueryService,
    OrderHandlers,
    OrderJobs,
  ],
  exports: [OrderQueryService],
})
export class OrderModule {
  constructor() {
    registerConstraints(orderConstraints);
  }
}
