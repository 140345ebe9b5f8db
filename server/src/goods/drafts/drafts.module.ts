import { Module } from '@nestjs/common';
import { DraftFiles } from './draft-files.js';
import { DraftController } from './draft.controller.js';
import { DraftExports } from './draft.exports.js';
import { DraftRepository } from './draft.repository.js';
import { DraftService } from './draft.service.js';

/** Publish forms that are not finished yet. */
@Module({
  controllers: [DraftController],
  providers: [DraftExports, DraftFiles, DraftRepository, DraftService],
  exports: [DraftFiles, DraftRepository],
})
export class DraftsModule {}
