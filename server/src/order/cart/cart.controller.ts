import { Controller } from '@nestjs/common';
import {
  addCart,
  cartList,
  delCart,
  mergeCart,
  previewCart,
  reorder,
  updateCart,
} from '@fovea/shared-types/order/cart.calls';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import type {
  AddCartRequest,
  DelCartRequest,
  UpdateCartRequest,
  VisitorsCartRequest,
} from '@fovea/shared-types/order/cart.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { Caller, MemberCaller } from '../../platform/kernel/caller.js';
import { CartService } from './cart.service.js';

@Controller()
export class CartController {
  constructor(private readonly carts: CartService) {}

  @Call(cartList)
  cartList(caller: MemberCaller) {
    return this.carts.listCartLines(caller);
  }

  @Call(addCart)
  addCart(caller: MemberCaller, request: AddCartRequest) {
    return this.carts.addCartLine(caller, request);
  }

  @Call(updateCart)
  updateCart(caller: MemberCaller, request: UpdateCartRequest) {
    return this.carts.updateCartLine(caller, request);
  }

  @Call(delCart)
  remove(caller: MemberCaller, request: DelCartRequest) {
    return this.carts.remove(caller, request);
  }

  @Call(mergeCart)
  merge(caller: MemberCaller, request: VisitorsCartRequest) {
    return this.carts.merge(caller, request);
  }

  @Call(previewCart)
  preview(caller: Caller, request: VisitorsCartRequest) {
    return this.carts.preview(caller, request);
  }

  @Call(reorder)
  again(caller: MemberCaller, request: IdActionRequest) {
    return this.carts.reorder(caller, request);
  }
}
