import { Controller } from '@nestjs/common';
import { aiSearchGoods } from '@fovea/shared-types/goods/ai-search.calls';
import type { AiSearchRequest } from '@fovea/shared-types/goods/ai-search.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { AiSearchService } from './ai-search.service.js';

@Controller()
export class AiSearchController {
  constructor(private readonly search: AiSearchService) {}

  @Call(aiSearchGoods)
  aiSearchGoods(caller: Caller, request: AiSearchRequest) {
    return this.search.search(caller, request);
  }
}
