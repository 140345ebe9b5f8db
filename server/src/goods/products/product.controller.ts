import { Body, Controller } from '@nestjs/common';
import { IdActionRequest, IdAnswer, IdRequest } from '@fovea/shared-types/common.dto';
import {
  addProducts,
  delProducts,
  productsDetail,
  productsList,
  updateProducts,
} from '@fovea/shared-types/goods/product.calls';
import {
  AddProductRequest,
  ProductDetail,
  ProductListRequest,
  ProductListResponse,
  UpdateProductRequest,
} from '@fovea/shared-types/goods/product.dto';
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { ProductService } from './product.service.js';

@Controller()
export class ProductController {
  constructor(private readonly products: ProductService) {}

  @Call(productsList, {
    may: 'goods:product:list',
    request: ProductListRequest,
    response: ProductListResponse,
    summary: 'The item master: the platform’s items and those of the own companies',
  })
  list(@RequestCaller() caller: StaffCaller, @Body() request: ProductListRequest) {
    return this.products.list(caller, request);
  }

  @Call(productsDetail, {
    may: 'goods:product:list',
    request: IdRequest,
    response: ProductDetail,
    summary: 'One item with its descriptions and pictures',
  })
  detail(@RequestCaller() caller: StaffCaller, @Body() request: IdRequest) {
    return this.products.detail(caller, request);
  }

  @Call(addProducts, {
    may: 'goods:product:edit',
    request: AddProductRequest,
    response: IdAnswer,
    summary: 'Adds an item to the item master',
  })
  add(@RequestCaller() caller: StaffCaller, @Body() request: AddProductRequest) {
    return this.products.add(caller, request);
  }

  @Call(updateProducts, {
    may: 'goods:product:edit',
    request: UpdateProductRequest,
    response: IdAnswer,
    summary: 'Changes an item of the item master',
  })
  update(@RequestCaller() caller: StaffCaller, @Body() request: UpdateProductRequest) {
    return this.products.update(caller, request);
  }

  @Call(delProducts, {
    may: 'goods:product:delete',
    request: IdActionRequest,
    response: null,
    summary: 'Deletes an item that neither goods nor drafts use',
  })
  delete(@RequestCaller() caller: StaffCaller, @Body() request: IdActionRequest) {
    return this.products.delete(caller, request);
  }
}
