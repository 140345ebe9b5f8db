import { Module } from '@nestjs/common';
import { StaticPageController } from './static-page.controller.js';
import { servedStaticPages } from './static-page.record.js';
import { StaticPageRepository } from './static-page.repository.js';
import { StaticPageService } from './static-page.service.js';

/** The platform's texts about itself. */
@Module({
  controllers: [StaticPageController, ...servedStaticPages.controllers],
  providers: [StaticPageRepository, StaticPageService, ...servedStaticPages.providers],
})
export class StaticPagesModule {}
