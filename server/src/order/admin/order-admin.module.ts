import { Module } from '@nestjs/common';
import { ShopOrdersModule } from '../orders/shop-orders.module.js';
import { OrderBuyers } from './order-buyers.service.js';
import { OrderCustomerRepository } from './order-customer.repository.js';
import { OrderAdminController } from './order-admin.controller.js';
import { OrderAdminRepository } from './order-admin.repository.js';
import { OrderAdminService } from './order-admin.service.js';
import { OrderEntryController } from './order-entry.controller.js';
import { OrderEntryService } from './order-entry.service.js';
import { OrderNoteController } from './order-note.controller.js';
import { OrderNoteRepository } from './order-note.repository.js';
import { OrderNoteService } from './order-note.service.js';
import { servedOrder } from './order.record.js';

/** Orders as the merchant's people and the platform see them. */
@Module({
  imports: [ShopOrdersModule],
  controllers: [OrderAdminController, OrderEntryController, OrderNoteController, ...servedOrder.controllers],
  providers: [
    OrderBuyers,
    OrderCustomerRepository,
    OrderAdminRepository,
    OrderAdminService,
    OrderEntryService,
    OrderNoteRepository,
    OrderNoteService,
    ...servedOrder.providers,
  ],
})
export class OrderAdminModule {}
