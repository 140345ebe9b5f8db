import { Injectable } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import { addCart, reorder } from '@fovea/shared-types/order/cart.calls';
import type {
  AddCartRequest,
  AddCartResponse,
  Cart,
  DelCartRequest,
  MergedCart,
  UpdateCartRequest,
  VisitorsCartRequest,
} from '@fovea/shared-types/order/cart.dto';
import type { ReorderAnswer } from '@fovea/shared-types/order/reorder.dto';
import { CART_LINES_MAX, CART_QUANTITY_MAX } from '@fovea/shared-types/order/cart-rules';
import { ComplianceChecks } from '../../goods/compliance/compliance-checks.js';
import { errorText } from '../../i18n/texts.js';
import { Database, type Queryable, type Tx } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { Caller, MemberCaller } from '../../platform/kernel/caller.js';
import { elementAt } from '../../platform/kernel/element-at.js';
import { mergeOf } from './cart-merge.js';
import { againOf, type CartRefusals, toCart } from './cart.mapper.js';
import { CartRepository, type WantedGoods } from './cart.repository.js';

/** What a member means to buy. */
@Injectable()
export class CartService {
  constructor(
    private readonly db: Database,
    private readonly carts: CartRepository,
    private readonly idempotency: Idempotency,
    private readonly compliance: ComplianceChecks,
  ) {}

  listCartLines(caller: MemberCaller): Promise<Cart> {
    return this.cartOf(this.db, caller);
  }

  /** @throws NOT_FOUND, NOT_FOR_SALE, ORDER_OWN_GOODS, STOCK_INSUFFICIENT, COUNT_LIMIT, the refusals of the law */
  addCartLine(caller: MemberCaller, request: AddCartRequest): Promise<AddCartResponse> {
    const { accountId } = caller.member;
    return this.idempotency.run(caller, addCart.path, request, async (tx) => {
      await this.carts.lockCart(tx, accountId);
      const goods = await this.sellable(tx, caller, request.goods_id, 'goods_id');
      const quantity = goods.in_cart + request.quantity;
      if (quantity > Math.min(goods.stock, CART_QUANTITY_MAX)) throw new AppError('STOCK_INSUFFICIENT');
      const fits = await this.carts.put(tx, accountId, [{ goodsId: goods.id, quantity }]);
      if (!fits) throw new AppError('COUNT_LIMIT');
      return {
        id: await this.carts.findOf(tx, accountId, goods.id),
        cart_cnt: await this.carts.countCartLines(tx, accountId),
      };
    });
  }

  /**
   * @throws NOT_FOUND, STOCK_INSUFFICIENT; for another number of what is no longer sold NOT_FOR_SALE, of what the law
   *   refuses its refusal
   */
  updateCartLine(caller: MemberCaller, { id, quantity, checked }: UpdateCartRequest): Promise<Cart> {
    const { accountId } = caller.member;
    return this.db.transaction(async (tx) => {
      await this.carts.lockCart(tx, accountId);
      const goodsId = await this.carts.findGoods(tx, accountId, id);
      if (goodsId === null) throw new AppError('NOT_FOUND');
      if (quantity !== undefined) {
        const { stock } = await this.sellable(tx, caller, goodsId, 'id');
        if (quantity > stock) throw new AppError('STOCK_INSUFFICIENT');
      }
      await this.carts.change(tx, id, quantity ?? null, checked === undefined ? null : checked === 1);
      return this.cartOf(tx, caller);
    });
  }

  remove(caller: MemberCaller, { ids }: DelCartRequest): Promise<Cart> {
    return this.db.transaction(async (tx) => {
      await this.carts.lockCart(tx, caller.member.accountId);
      await this.carts.remove(tx, caller.member.accountId, ids);
      return this.cartOf(tx, caller);
    });
  }

  /** What a visitor saved in their browser, by what it is now. */
  async preview({ language }: Caller, { lines }: VisitorsCartRequest): Promise<Cart> {
    const pieces = lines.map(({ goods_id: goodsId, quantity }) => ({ goodsId, quantity }));
    // Who buys it is not known yet.
    return toCart(await this.carts.preview(this.db, language, pieces), new Map());
  }

  /** Whatever of the lines the buyer can buy and the cart holds; the rest is reported. */
  merge(caller: MemberCaller, { lines }: VisitorsCartRequest): Promise<MergedCart> {
    const { accountId } = caller.member;
    return this.db.transaction(async (tx) => {
      await this.carts.lockCart(tx, accountId);
      const goodsIds = lines.map(({ goods_id }) => goods_id);
      const found = await this.carts.wanted(tx, caller.language, accountId, goodsIds);
      const refusals = await this.refusals(tx, caller, [...found.keys()]);
      const goods = new Map(
        [...found].map(([id, one]) => [
          id,
          { ...one, isOwn: isOwn(one, caller), refusal: refusals.get(id) ?? null },
        ]),
      );
      const room = CART_LINES_MAX - (await this.carts.countLines(tx, accountId));
      const { put, left } = mergeOf(lines, goods, room);
      await this.carts.put(tx, accountId, put);
      return { ...(await this.cartOf(tx, caller)), left };
    });
  }

  /**
   * Adds of each line of an earlier order as many pieces as it had, as far as they are offered; pieces in the
   * cart already count. @throws NOT_FOUND, COUNT_LIMIT
   */
  reorder(caller: MemberCaller, request: IdActionRequest): Promise<ReorderAnswer> {
    const { accountId } = caller.member;
    return this.idempotency.run(caller, reorder.path, request, async (tx) => {
      await this.carts.lockCart(tx, accountId);
      const rows = await this.carts.ordered(tx, caller.language, accountId, request.id);
      if (rows.length === 0) throw new AppError('NOT_FOUND');
      const refusals = await this.refusals(
        tx,
        caller,
        rows.map(({ id }) => id),
      );
      const lines = rows.map((row) => againOf(row, isOwn(row, caller), refusals.get(row.id) ?? null));
      const put = lines
        .filter(({ quantity }) => quantity > 0)
        .map(({ goods_id: goodsId, quantity }) => ({ goodsId, quantity }));
      if (!(await this.carts.put(tx, accountId, put))) throw new AppError('COUNT_LIMIT');
      return { lines, cart_cnt: await this.carts.countCartLines(tx, accountId) };
    });
  }

  private async cartOf(q: Queryable, caller: MemberCaller): Promise<Cart> {
    const rows = await this.carts.listCartLines(q, caller.language, caller.member.accountId);
    const refusals = await this.refusals(
      q,
      caller,
      rows.map(({ goods_id }) => goods_id),
    );
    return toCart(rows, refusals);
  }

  /** What the law refuses this member; the address is not chosen before the checkout. */
  private async refusals(
    q: Queryable,
    { language, member: { accountId } }: MemberCaller,
    goodsIds: readonly number[],
  ): Promise<CartRefusals> {
    const buyers = goodsIds.map((goodsId) => ({ accountId, goodsId }));
    const found = await this.compliance.refusalsOfBuyers(q, buyers, { isBinding: false });
    return new Map(
      found.flatMap((refusal, at) =>
        refusal === null
          ? []
          : [[elementAt(goodsIds, at), errorText(language, refusal.id, refusal.params)] as const],
      ),
    );
  }

  private async sellable(tx: Tx, caller: MemberCaller, goodsId: number, field: string): Promise<WantedGoods> {
    const { accountId } = caller.member;
    const goods = (await this.carts.wanted(tx, caller.language, accountId, [goodsId])).get(goodsId);
    if (!goods) throw new AppError('NOT_FOUND');
    if (!goods.is_buyable) throw new AppError('NOT_FOR_SALE');
    if (isOwn(goods, caller)) throw new AppError('ORDER_OWN_GOODS');
    await this.compliance.refuseBuyers(tx, [{ accountId, goodsId }], {
      isBinding: false,
      fieldOf: () => field,
    });
    return goods;
  }
}

const isOwn = (goods: Pick<WantedGoods, 'seller_id' | 'company_id'>, { member }: MemberCaller): boolean =>
  goods.seller_id === member.accountId ||
  (member.companyId !== null && goods.company_id === member.companyId);
