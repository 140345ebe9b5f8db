import { Module } from '@nestjs/common';
import { PublishingModule } from '../publishing/publishing.module.js';
import { DraftFiles } from './draft-files.js';
import { DraftMaker } from './draft-maker.js';
import { DraftPublishingService } from './draft-publishing.service.js';
import { DraftController } from './draft.controller.js';
import { DraftExports } from './draft.exports.js';
import { DraftRepository } from './draft.repository.js';
import { DraftService } from './draft.service.js';

/** Publish forms that are not finished yet. */
@Module({
  imports: [PublishingModule],
  controllers: [DraftController],
  providers: [DraftExports, DraftFiles, DraftMaker, DraftPublishingService, DraftRepository, DraftService],
  exports: [DraftMaker],
})
export class DraftsModule {}
