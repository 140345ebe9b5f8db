import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { ArrivalHolds } from './arrival-holds.js';
import { ArrivalQueryService } from './arrival-query.service.js';
import { ArrivalController } from './arrival.controller.js';
import { servedArrival } from './arrival.record.js';
import { ArrivalRepository } from './arrival.repository.js';
import { ArrivalStocking } from './arrival-stocking.js';
import { ArrivalService } from './arrival.service.js';

/** Goods on their way here, and those that have come and wait to be put in stock. */
@Module({
  imports: [CustomersModule, DocumentsModule],
  controllers: [ArrivalController, ...servedArrival.controllers],
  providers: [
    ArrivalHolds,
    ArrivalQueryService,
    ArrivalRepository,
    ArrivalService,
    ArrivalStocking,
    ...servedArrival.providers,
  ],
})
export class ArrivalsModule {}
