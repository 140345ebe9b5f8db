import { Module } from '@nestjs/common';
import { ShopOrdersModule } from '../orders/shop-orders.module.js';
import { OrderDeskController } from './order-desk.controller.js';
import { OrderDeskRepository } from './order-desk.repository.js';
import { OrderDeskService } from './order-desk.service.js';
import { servedOrder } from './order.record.js';

/** Orders as the merchant's people and the platform see them. */
@Module({
  imports: [ShopOrdersModule],
  controllers: [OrderDeskController, ...servedOrder.controllers],
  providers: [OrderDeskRepository, OrderDeskService, ...servedOrder.providers],
})
export class OrderDeskModule {}
