import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import { goodsByIds, similarGoods } from '@fovea/shared-types/goods/views.calls';
import type { GoodsByIdsRequest } from '@fovea/shared-types/goods/views.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { ShowcaseService } from './showcase.service.js';

@Controller()
export class ShowcaseController {
  constructor(private readonly showcase: ShowcaseService) {}

  @Call(similarGoods)
  similar(caller: Caller, request: IdRequest) {
    return this.showcase.similar(caller, request);
  }

  @Call(goodsByIds)
  byIds(caller: Caller, request: GoodsByIdsRequest) {
    return this.showcase.byIds(caller, request);
  }
}
