import { Module } from '@nestjs/common';
import { RecallStops } from '../../goods/compliance/recall-stops.js';
import { GoodsModule } from '../../goods/goods.module.js';
import { OrderBuyersSource } from './order-buyers.js';
import { RecallFinder } from './recall-finder.js';
import { servedRecallParty } from './recall-party.record.js';
import { RecallController } from './recall.controller.js';
import { RecallJobs } from './recall.jobs.js';
import { servedRecall } from './recall.record.js';
import { RecallRepository } from './recall.repository.js';
import { RecallService } from './recall.service.js';
import { RecallStopRepository } from './recall-stop.repository.js';
import { ShipmentChecks } from './shipment-checks.js';
import { ShippingRepository } from './shipping.repository.js';

/** Recalls, and the checks that goods pass before they leave. */
@Module({
  imports: [GoodsModule],
  controllers: [RecallController, ...servedRecall.controllers, ...servedRecallParty.controllers],
  providers: [
    OrderBuyersSource,
    RecallFinder,
    RecallJobs,
    RecallRepository,
    RecallService,
    RecallStopRepository,
    ShipmentChecks,
    ShippingRepository,
    ...servedRecall.providers,
    ...servedRecallParty.providers,
  ],
  exports: [OrderBuyersSource, RecallService, ShipmentChecks],
})
export class RecallsModule {
  constructor(stops: RecallStops, named: RecallStopRepository) {
    stops.register(named);
  }
}
