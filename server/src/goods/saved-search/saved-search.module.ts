import { Module } from '@nestjs/common';
import { SearchModule } from '../search/search.module.js';
import { SavedSearchController } from './saved-search.controller.js';
import { SavedSearchJobs } from './saved-search.jobs.js';
import { SavedSearchRepository } from './saved-search.repository.js';
import { SavedSearchService } from './saved-search.service.js';

/** Searches that members save and are notified of. */
@Module({
  imports: [SearchModule],
  controllers: [SavedSearchController],
  providers: [SavedSearchJobs, SavedSearchRepository, SavedSearchService],
})
export class SavedSearchModule {}
