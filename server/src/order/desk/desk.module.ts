import { Module } from '@nestjs/common';
import { ShopOrdersModule } from '../orders/shop-orders.module.js';
import { OrderBuyers } from './order-buyers.service.js';
import { OrderCustomerRepository } from './order-customer.repository.js';
import { OrderDeskController } from './order-desk.controller.js';
import { OrderDeskRepository } from './order-desk.repository.js';
import { OrderDeskService } from './order-desk.service.js';
import { OrderEntryController } from './order-entry.controller.js';
import { OrderEntryService } from './order-entry.service.js';
import { OrderNoteController } from './order-note.controller.js';
import { OrderNoteRepository } from './order-note.repository.js';
import { OrderNoteService } from './order-note.service.js';
import { servedOrder } from './order.record.js';

/** Orders as the merchant's people and the platform see them. */
@Module({
  imports: [ShopOrdersModule],
  controllers: [OrderDeskController, OrderEntryController, OrderNoteController, ...servedOrder.controllers],
  providers: [
    OrderBuyers,
    OrderCustomerRepository,
    OrderDeskRepository,
    OrderDeskService,
    OrderEntryService,
    OrderNoteRepository,
    OrderNoteService,
    ...servedOrder.providers,
  ],
})
export class OrderDeskModule {}
