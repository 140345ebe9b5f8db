import { Module } from '@nestjs/common';
import { PublishingModule } from '../publishing/publishing.module.js';
import { BulkEditController } from './bulk-edit.controller.js';
import { BulkEditService } from './bulk-edit.service.js';

/** One change to many goods. */
@Module({
  imports: [PublishingModule],
  controllers: [BulkEditController],
  providers: [BulkEditService],
})
export class BulkEditModule {}
