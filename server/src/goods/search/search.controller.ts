import { Body, Controller } from '@nestjs/common';
import { searchGoods, searchSuggest } from '@fovea/shared-types/goods/search.calls';
import {
  SearchGoodsRequest,
  SearchGoodsResponse,
  SearchSuggestRequest,
  SearchSuggestResponse,
} from '@fovea/shared-types/goods/search.dto';
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { SearchService } from './search.service.js';
import { SuggestService } from './suggest.service.js';

@Controller()
export class SearchController {
  constructor(
    private readonly searches: SearchService,
    private readonly suggestions: SuggestService,
  ) {}

  @Call(searchGoods, {
    may: 'public',
    request: SearchGoodsRequest,
    response: SearchGoodsResponse,
    summary:
      'Finds goods by words of any language, with the counts beside each filter and help where little is found',
  })
  search(@RequestCaller() caller: Caller, @Body() request: SearchGoodsRequest) {
    return this.searches.search(caller, request);
  }

  @Call(searchSuggest, {
    may: 'public',
    request: SearchSuggestRequest,
    response: SearchSuggestResponse,
    summary: 'Words, categories, makers and goods that begin like what is typed',
  })
  suggest(@RequestCaller() caller: Caller, @Body() request: SearchSuggestRequest) {
    return this.suggestions.suggest(caller, request);
  }
}
