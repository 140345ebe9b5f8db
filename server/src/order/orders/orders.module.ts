import { Module } from '@nestjs/common';
import { OrderMoveService } from './order-move.service.js';
import { OrderRepository } from './order.repository.js';

/** The life of orders: the one place where they move. */
@Module({
  providers: [OrderRepository, OrderMoveService],
  exports: [OrderMoveService],
})
export class OrdersModule {}
