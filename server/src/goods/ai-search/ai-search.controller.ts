import { Body, Controller } from '@nestjs/common';
import { aiSearchGoods } from '@fovea/shared-types/goods/ai-search.calls';
import { AiSearchRequest, AiSearchResponse } from '@fovea/shared-types/goods/ai-search.dto';
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { AiSearchService } from './ai-search.service.js';

@Controller()
export class AiSearchController {
  constructor(private readonly search: AiSearchService) {}

  @Call(aiSearchGoods, {
    may: 'public',
    request: AiSearchRequest,
    response: AiSearchResponse,
    summary: 'Suggests goods for a sentence: how it was understood, and for each hit why',
  })
  find(@RequestCaller() caller: Caller, @Body() request: AiSearchRequest) {
    return this.search.search(caller, request);
  }
}
