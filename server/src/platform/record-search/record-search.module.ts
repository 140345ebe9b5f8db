import { Global, Module } from '@nestjs/common';
import { RecordSearchController } from './record-search.controller.js';
import { RecordSearchRegistry } from './record-search.registry.js';
import { RecordSearchService } from './record-search.service.js';

/** Records found by words, across the modules. Global: every module registers its own kinds. */
@Global()
@Module({
  controllers: [RecordSearchController],
  providers: [RecordSearchRegistry, RecordSearchService],
  exports: [RecordSearchRegistry],
})
export class RecordSearchModule {}
