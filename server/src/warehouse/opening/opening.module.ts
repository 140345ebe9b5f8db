import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.js';
import { PlacesModule } from '../places/places.module.js';
import { OpeningTemplateWriter } from './opening-template.js';
import { OpeningController } from './opening.controller.js';
import { OpeningExports } from './opening.exports.js';
import { OpeningRepository } from './opening.repository.js';
import { OpeningService } from './opening.service.js';

/** Stock that lay there before the books began, from a sheet. */
@Module({
  imports: [DocumentsModule, PlacesModule],
  controllers: [OpeningController],
  providers: [OpeningExports, OpeningRepository, OpeningService, OpeningTemplateWriter],
})
export class OpeningModule {}
