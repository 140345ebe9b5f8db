import { Module } from '@nestjs/common';
import { LotLabels } from './lot-labels.js';
import { servedMovement } from './movement.record.js';
import { ReservationJobs } from './reservation.jobs.js';
import { StockBins } from './stock-bins.service.js';
import { StockController } from './stock.controller.js';
import { StockReservations } from './stock-reservations.service.js';
import { StockIntake } from './stock-intake.service.js';
import { servedStock } from './stock.record.js';
import { StockPromises } from './stock-promise.repository.js';
import { StockRepository } from './stock.repository.js';
import { StockWriter } from './stock-writer.repository.js';
import { StockTransitRepository } from './stock-transit.repository.js';
import { StockTransit } from './stock-transit.service.js';
import { StockViewRepository } from './stock-view.repository.js';
import { StockViewService } from './stock-view.service.js';

/** Stock and everything that moves or promises it; nobody else writes its rows. */
@Module({
  controllers: [StockController, ...servedStock.controllers, ...servedMovement.controllers],
  providers: [
    LotLabels,
    ReservationJobs,
    StockRepository,
    StockPromises,
    StockWriter,
    StockTransitRepository,
    StockTransit,
    StockReservations,
    StockIntake,
    StockBins,
    StockViewRepository,
    StockViewService,
    ...servedStock.providers,
    ...servedMovement.providers,
  ],
  exports: [StockBins, StockReservations, StockIntake, StockTransit],
})
export class StockModule {}
