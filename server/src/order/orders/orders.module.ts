import { Module } from '@nestjs/common';
import { FinanceModule } from '../../finance/finance.module.js';
import { OrderMoveService } from './order-move.service.js';
import { OrderProceedsSource } from './order-proceeds-source.js';
import { OrderRepository } from './order.repository.js';

/** The life of orders: the one place where they move. */
@Module({
  imports: [FinanceModule],
  providers: [OrderRepository, OrderMoveService, OrderProceedsSource],
  exports: [OrderMoveService],
})
export class OrdersModule {}
