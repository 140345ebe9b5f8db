import { Module } from '@nestjs/common';
import { VisibilityModule } from '../visibility/visibility.module.js';
import { ShowcaseController } from './showcase.controller.js';
import { ShowcaseRepository } from './showcase.repository.js';
import { ShowcaseService } from './showcase.service.js';

/** Small choices of goods: similar ones, the newest of a kind, those a page names. */
@Module({
  imports: [VisibilityModule],
  controllers: [ShowcaseController],
  providers: [ShowcaseRepository, ShowcaseService],
  exports: [ShowcaseService],
})
export class ShowcaseModule {}
