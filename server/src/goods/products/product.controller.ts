import { Controller } from '@nestjs/common';
import type { IdActionRequest, IdRequest } from '@fovea/shared-types/common.dto';
import {
  addProducts,
  delProducts,
  productsDetail,
  productsList,
  updateProducts,
} from '@fovea/shared-types/goods/product.calls';
import type {
  AddProductRequest,
  ProductListRequest,
  UpdateProductRequest,
} from '@fovea/shared-types/goods/product.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { ProductService } from './product.service.js';

@Controller()
export class ProductController {
  constructor(private readonly products: ProductService) {}

  @Call(productsList)
  list(caller: StaffCaller, request: ProductListRequest) {
    return this.products.list(caller, request);
  }

  @Call(productsDetail)
  detail(caller: StaffCaller, request: IdRequest) {
    return this.products.detail(caller, request);
  }

  @Call(addProducts)
  add(caller: StaffCaller, request: AddProductRequest) {
    return this.products.add(caller, request);
  }

  @Call(updateProducts)
  update(caller: StaffCaller, request: UpdateProductRequest) {
    return this.products.update(caller, request);
  }

  @Call(delProducts)
  delete(caller: StaffCaller, request: IdActionRequest) {
    return this.products.delete(caller, request);
  }
}
