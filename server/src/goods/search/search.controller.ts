import { Controller } from '@nestjs/common';
import { searchGoods, searchSuggest } from '@fovea/shared-types/goods/search.calls';
import type { SearchGoodsRequest, SearchSuggestRequest } from '@fovea/shared-types/goods/search.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { SearchService } from './search.service.js';
import { SuggestService } from './suggest.service.js';

@Controller()
export class SearchController {
  constructor(
    private readonly searches: SearchService,
    private readonly suggestions: SuggestService,
  ) {}

  @Call(searchGoods)
  search(caller: Caller, request: SearchGoodsRequest) {
    return this.searches.search(caller, request);
  }

  @Call(searchSuggest)
  suggest(caller: Caller, request: SearchSuggestRequest) {
    return this.suggestions.suggest(caller, request);
  }
}
