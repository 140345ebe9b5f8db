import { Module } from '@nestjs/common';
import { GoodsFindRepository } from './goods-find.repository.js';
import { GoodsFinder } from './goods-finder.js';
import { LexiconController } from './lexicon.controller.js';
import { LexiconExports } from './lexicon.exports.js';
import { LexiconIndex } from './lexicon-index.js';
import { LexiconRepository } from './lexicon.repository.js';
import { LexiconService } from './lexicon.service.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';
import { SuggestRepository } from './suggest.repository.js';
import { SuggestService } from './suggest.service.js';
import { Vocabulary } from './vocabulary.js';

/** Finding goods: lists with their facets, and words of three languages understood by the lexicon. */
@Module({
  controllers: [LexiconController, SearchController],
  providers: [
    GoodsFindRepository,
    GoodsFinder,
    LexiconExports,
    LexiconIndex,
    LexiconRepository,
    LexiconService,
    SearchService,
    SuggestRepository,
    SuggestService,
    Vocabulary,
  ],
  exports: [GoodsFinder, LexiconIndex, SearchService, Vocabulary],
})
export class SearchModule {}
