import { Module } from '@nestjs/common';
import { BinLabels } from './bin-labels.js';
import { servedBin } from './bin.record.js';
import { PlaceHolds } from './place-holds.js';
import { PlacesController } from './places.controller.js';
import { ActiveWarehouses } from './active-warehouses.js';
import { servedWarehouse } from './warehouse.record.js';
import { WarehouseRepository } from './warehouse.repository.js';
import { WarehouseService } from './warehouse.service.js';

/** Warehouses, bins and places. */
@Module({
  controllers: [PlacesController, ...servedWarehouse.controllers, ...servedBin.controllers],
  providers: [
    BinLabels,
    PlaceHolds,
    ActiveWarehouses,
    WarehouseRepository,
    WarehouseService,
    ...servedWarehouse.providers,
    ...servedBin.providers,
  ],
  exports: [PlaceHolds, ActiveWarehouses],
})
export class PlacesModule {}
