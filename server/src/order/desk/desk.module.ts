import { Module } from '@nestjs/common';
import { OrderDeskController } from './order-desk.controller.js';
import { OrderDeskRepository } from './order-desk.repository.js';
import { OrderDeskService } from './order-desk.service.js';
import { servedOrder } from './order.record.js';

/** Orders as the merchant's people and the platform see them. */
@Module({
  controllers: [OrderDeskController, ...servedOrder.controllers],
  providers: [OrderDeskRepository, OrderDeskService, ...servedOrder.providers],
})
export class OrderDeskModule {}
