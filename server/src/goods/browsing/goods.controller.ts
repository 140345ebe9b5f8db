import { Body, Controller } from '@nestjs/common';
import { goodsDetail, goodsList, goodsParams } from '@fovea/shared-types/goods/goods.calls';
import {
  GoodsDetail,
  GoodsDetailRequest,
  GoodsListRequest,
  GoodsListResponse,
  GoodsParams,
} from '@fovea/shared-types/goods/goods.dto';
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { GoodsQueryService } from './goods-query.service.js';

@Controller()
export class GoodsController {
  constructor(private readonly goods: GoodsQueryService) {}

  @Call(goodsList, {
    may: 'public',
    request: GoodsListRequest,
    response: GoodsListResponse,
    summary: 'Lists goods by filters and words, with the counts beside each filter',
  })
  list(@RequestCaller() caller: Caller, @Body() request: GoodsListRequest) {
    return this.goods.list(caller, request);
  }

  @Call(goodsDetail, {
    may: 'public',
    request: GoodsDetailRequest,
    response: GoodsDetail,
    summary: 'One offer with pictures, specifications and seller, by id or goods number',
  })
  detail(@RequestCaller() caller: Caller, @Body() request: GoodsDetailRequest) {
    return this.goods.detail(caller, request);
  }

  @Call(goodsParams, {
    may: 'public',
    request: null,
    response: GoodsParams,
    summary: 'Dictionaries for the filters of goods',
  })
  params(@RequestCaller() caller: Caller) {
    return this.goods.params(caller);
  }
}
