import { Module } from '@nestjs/common';
import { PublishingModule } from '../../goods/publishing/publishing.module.js';
import { FreightTableComparison } from './freight-comparison.js';
import { FreightController } from './freight.controller.js';
import { FreightPreviewService } from './freight-preview.service.js';
import { servedFreightRate } from './freight-rate.record.js';
import { FreightSheetRepository } from './freight-sheet.repository.js';
import { FreightSheetService } from './freight-sheet.service.js';
import { servedFreightZone } from './freight-zone.record.js';
import { FreightRepository } from './freight.repository.js';

/** What sending costs, by a table that staff edit. */
@Module({
  imports: [PublishingModule],
  controllers: [FreightController, ...servedFreightRate.controllers, ...servedFreightZone.controllers],
  providers: [
    FreightPreviewService,
    FreightRepository,
    FreightSheetRepository,
    FreightSheetService,
    FreightTableComparison,
    ...servedFreightRate.providers,
    ...servedFreightZone.providers,
  ],
})
export class FreightModule {}
