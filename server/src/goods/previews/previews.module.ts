import { Module } from '@nestjs/common';
import { PreviewRepository } from './preview.repository.js';
import { PreviewRoutes } from './preview.routes.js';

/** What search engines and link previews see of goods. */
@Module({ providers: [PreviewRepository, PreviewRoutes] })
export class PreviewsModule {}
