import { Module } from '@nestjs/common';
import { GoodsFindRepository } from './goods-find.repository.js';
import { GoodsFinder } from './goods-finder.js';
import { LexiconIndex } from './lexicon-index.js';
import { servedLexicon } from './lexicon.record.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';
import { SuggestRepository } from './suggest.repository.js';
import { SuggestService } from './suggest.service.js';
import { Vocabulary } from './vocabulary.js';

/** Finding goods: lists with their facets, and words of three languages understood by the lexicon. */
@Module({
  controllers: [...servedLexicon.controllers, SearchController],
  providers: [
    GoodsFindRepository,
    GoodsFinder,
    LexiconIndex,
    SearchService,
    SuggestRepository,
    SuggestService,
    Vocabulary,
    ...servedLexicon.providers,
  ],
  exports: [GoodsFinder, LexiconIndex, SearchService, Vocabulary],
})
export class SearchModule {}
