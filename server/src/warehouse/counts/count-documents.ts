import { Injectable } from '@nestjs/common';
import { STOCK_IN_KIND, STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import type { Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import type { DocumentLine } from '../documents/stock-document.repository.js';
import { DerivedStockDocuments, type LeavingLine } from '../documents/derived-stock-documents.service.js';
import { ActiveWarehouses } from '../places/active-warehouses.js';
import { StockReservations } from '../stock/stock-reservations.service.js';
import {
  CountDifferenceRepository,
  type PieceDifference,
  type PileDifference,
} from './count-difference.repository.js';
import type { CountRow } from './count.repository.js';

/** A count's differences become documents: a surplus is received, a shortage is taken out. */
@Injectable()
export class CountDocuments {
  constructor(
    private readonly differences: CountDifferenceRepository,
    private readonly warehouses: ActiveWarehouses,
    private readonly stock: StockReservations,
    private readonly documents: DerivedStockDocuments,
  ) {}

  /** @throws STOCK_INSUFFICIENT where what is missing is promised to somebody */
  async make(tx: Tx, caller: StaffCaller, count: CountRow): Promise<number[]> {
    const { company_id: companyId, warehouse_id: warehouseId } = count;
    const warehouse = (await this.warehouses.share(tx, [warehouseId], caller.companies)).get(warehouseId);
    invariant(warehouse, 'a warehouse that is shared is there');
    const products = await this.differences.products(tx, count.id);
    await this.stock.lockPlaces(
      tx,
      products.map((productId) => ({ warehouseId, productId })),
    );
    const piles = await this.differences.piles(tx, count);
    const pieces = await this.differences.pieces(tx, count);
    const facts = { companyId, warehouseId, currency: warehouse.currency, remark: count.sn };
    const surplus = [
      ...piles.filter(({ difference }) => difference > 0).map(pileLine),
      ...pieces.filter(({ isFound }) => isFound).map(pieceLine),
    ];
    const shortage = [
      ...piles.filter(({ difference }) => difference < 0).map(pileLine),
      ...pieces.filter(({ isFound }) => !isFound).map(pieceLine),
    ];
    const made = [
      ...(await this.documents.addStockIns(tx, caller, facts, STOCK_IN_KIND.count, surplus)),
      ...(await this.documents.takeOut(tx, caller, facts, STOCK_TYPE.count, shortage)),
    ];
    return made.map(({ id }) => id);
  }

  wake(): void {
    this.documents.wake();
  }
}

const pileLine = (pile: PileDifference): LeavingLine => ({
  productId: pile.productId,
  quantity: Math.abs(pile.difference),
  serialNumber: null,
  lotNumber: pile.lotNumber,
  expiresOn: pile.expiresOn,
  binId: pile.binId,
  unitCost: pile.unitCost,
  partId: pile.partId,
});

const pieceLine = ({ productId, serialNumber, binId, unitCost }: PieceDifference): DocumentLine => ({
  productId,
  quantity: 1,
  serialNumber,
  lotNumber: '',
  expiresOn: null,
  binId,
  unitCost,
});
