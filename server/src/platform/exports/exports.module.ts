import { Global, Module } from '@nestjs/common';
import { ExportRegistry } from './export-registry.js';

/** Tables as files. Global: every module registers its own tables. */
@Global()
@Module({
  providers: [ExportRegistry],
  exports: [ExportRegistry],
})
export class ExportsModule {}
