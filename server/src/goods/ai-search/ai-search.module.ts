import { Module } from '@nestjs/common';
import { SearchModule } from '../search/search.module.js';
import { AiSearchController } from './ai-search.controller.js';
import { AiSearchRepository } from './ai-search.repository.js';
import { AiSearchService } from './ai-search.service.js';
import { SentenceReader } from './sentence-reader.js';
import { VocabularyRepository } from './vocabulary.repository.js';
import { VocabularyService } from './vocabulary.service.js';

/** Finding goods by a sentence. */
@Module({
  imports: [SearchModule],
  controllers: [AiSearchController],
  providers: [AiSearchRepository, AiSearchService, SentenceReader, VocabularyRepository, VocabularyService],
})
export class AiSearchModule {}
