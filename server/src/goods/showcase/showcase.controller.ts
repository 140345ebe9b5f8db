import { Body, Controller } from '@nestjs/common';
import { IdRequest } from '@fovea/shared-types/common.dto';
import { GoodsCard } from '@fovea/shared-types/goods/goods.dto';
import { goodsByIds, similarGoods } from '@fovea/shared-types/goods/views.calls';
import { GoodsByIdsRequest } from '@fovea/shared-types/goods/views.dto';
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { ShowcaseService } from './showcase.service.js';

@Controller()
export class ShowcaseController {
  constructor(private readonly showcase: ShowcaseService) {}

  @Call(similarGoods, {
    may: 'public',
    request: IdRequest,
    response: [GoodsCard],
    summary: 'Up to eight goods on sale like these: same category, near in price, same maker',
  })
  similar(@RequestCaller() caller: Caller, @Body() request: IdRequest) {
    return this.showcase.similar(caller, request);
  }

  @Call(goodsByIds, {
    may: 'public',
    request: GoodsByIdsRequest,
    response: [GoodsCard],
    summary: 'Cards of the named goods that the shop shows, in the order they were named',
  })
  byIds(@RequestCaller() caller: Caller, @Body() request: GoodsByIdsRequest) {
    return this.showcase.byIds(caller, request);
  }
}
