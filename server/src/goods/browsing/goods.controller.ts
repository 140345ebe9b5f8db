import { Controller } from '@nestjs/common';
import { goodsDetail, goodsList, goodsParams } from '@fovea/shared-types/goods/goods.calls';
import type { GoodsDetailRequest, GoodsListRequest } from '@fovea/shared-types/goods/goods.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { GoodsQueryService } from './goods-query.service.js';

@Controller()
export class GoodsController {
  constructor(private readonly goods: GoodsQueryService) {}

  @Call(goodsList)
  goodsList(caller: Caller, request: GoodsListRequest) {
    return this.goods.listGoods(caller, request);
  }

  @Call(goodsDetail)
  goodsDetail(caller: Caller, request: GoodsDetailRequest) {
    return this.goods.getGoodsDetail(caller, request);
  }

  @Call(goodsParams)
  params(caller: Caller) {
    return this.goods.params(caller);
  }
}
