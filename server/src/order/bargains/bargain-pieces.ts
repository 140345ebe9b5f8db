import { Injectable } from '@nestjs/common';
import { SALE_STATE } from '@fovea/shared-types/sale-states';
import { GoodsUnits } from '../../goods/units/goods-units.js';
import type { Tx } from '../../platform/database/database.js';
import { StockReservations } from '../../warehouse/stock/stock-reservations.service.js';
import type { BargainState } from './bargain.repository.js';

type Thread = Pick<BargainState, 'id' | 'goods_id' | 'quantity'>;

const holderOf = (bargainId: number): Parameters<StockReservations['release']>[1] => ({
  type: 'bargain',
  id: bargainId,
});

/** What an agreed price holds: pieces of the listing, and where its seller keeps stock here, of that. */
@Injectable()
export class BargainPieces {
  constructor(
    private readonly units: GoodsUnits,
    private readonly stock: StockReservations,
  ) {}

  /** The goods are locked. @throws STOCK_INSUFFICIENT, SERIAL_UNKNOWN */
  async hold(tx: Tx, { id, goods_id, quantity }: Thread): Promise<void> {
    await this.units.reserve(tx, goods_id, quantity, SALE_STATE.negotiating);
    const stocked = await this.units.findStocked(tx, goods_id);
    if (stocked === null) return;
    const { companyId, productId, serialNumber } = stocked;
    const places = await this.stock.choosePlaces(tx, [{ companyId, productId, quantity, serialNumber }]);
    for (const { warehouseId } of places)
      await this.stock.reserve(tx, holderOf(id), warehouseId, [{ productId, quantity, serialNumber }]);
  }

  /** For sale again. */
  async returnPieces(tx: Tx, { id, goods_id, quantity }: Thread): Promise<void> {
    await this.stock.release(tx, holderOf(id));
    await this.units.returnPieces(tx, goods_id, quantity);
  }

  /** Its order uses them up in the same transaction; others who waited for them get none. */
  async passOn(tx: Tx, { id, goods_id }: Pick<Thread, 'id' | 'goods_id'>, isLast: boolean): Promise<void> {
    await this.stock.release(tx, holderOf(id));
    if (isLast) await this.units.settle(tx, goods_id);
  }
}
