import { Controller } from '@nestjs/common';
import type { BrandListRequest } from '@fovea/shared-types/goods/brand.dto';
import { brandList } from '@fovea/shared-types/goods/goods.calls';
import { Call } from '../../platform/http/call.decorator.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { BrandService } from './brand.service.js';

@Controller()
export class BrandController {
  constructor(private readonly brands: BrandService) {}

  @Call(brandList)
  listShown(caller: Caller, request: BrandListRequest) {
    return this.brands.listShown(caller, request);
  }
}
