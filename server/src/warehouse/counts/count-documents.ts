import { Injectable } from '@nestjs/common';
import { STOCK_IN_KIND, STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import type { Tx } from '../../platform/database/database.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { NAMES_MAX } from '../../platform/tree/in-use.js';
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

  /**
   * What is missing but reserved is in nobody's power here: an order or a document counts on it, and who is responsible
   * for that decides. It stays recorded where that is requested, and is no obstacle to the rest.
   * @throws COUNT_RESERVED, which names it, where it is not to stay
   */
  async make(
    tx: Tx,
    caller: StaffCaller,
    count: CountRow,
    isReservedKept: boolean,
  ): Promise<{ documentIds: number[]; kept: number }> {
    const { company_id: companyId, warehouse_id: warehouseId } = count;
    const warehouse = (await this.warehouses.share(tx, [warehouseId], caller.companies)).get(warehouseId);
    invariant(warehouse, 'a warehouse that is shared is there');
    const products = await this.differences.products(tx, count.id);
    await this.stock.lockPlaces(
      tx,
      products.map((productId) => ({ warehouseId, productId })),
    );
    const piles = await this.differences.piles(tx, caller.language, count);
    const pieces = await this.differences.pieces(tx, count);
    const keptPiles = piles.filter((pile) => keptOf(pile) > 0);
    const keptPieces = pieces.filter(({ isFound, isReserved }) => !isFound && isReserved);
    if (keptPiles.length + keptPieces.length > 0 && !isReservedKept)
      throw new AppError('COUNT_RESERVED', {
        named: listed([
          ...keptPieces.map(({ serialNumber }) => serialNumber),
          ...keptPiles.map((pile) => `${pile.name} × ${keptOf(pile)}`),
        ]),
      });
    await this.differences.keepPiles(
      tx,
      count.id,
      keptPiles.map((pile) => ({ line: pile.line, kept: keptOf(pile) })),
    );
    await this.differences.keepPieces(
      tx,
      count.id,
      keptPieces.map(({ id }) => id),
    );
    const facts = { companyId, warehouseId, currency: warehouse.currency, remark: count.sn };
    const surplus = [
      ...piles.filter(({ difference }) => difference > 0).map(pileLine),
      ...pieces.filter(({ isFound }) => isFound).map(pieceLine),
    ];
    const shortage = [
      ...piles.filter((pile) => pile.difference < 0 && pile.free > 0).map(pileLine),
      ...pieces.filter(({ isFound, isReserved }) => !isFound && !isReserved).map(pieceLine),
    ];
    const made = [
      ...(await this.documents.addStockIns(tx, caller, facts, STOCK_IN_KIND.count, surplus)),
      ...(await this.documents.takeOut(tx, caller, facts, STOCK_TYPE.count, shortage)),
    ];
    return {
      documentIds: made.map(({ id }) => id),
      kept: keptPieces.length + keptPiles.reduce((sum, pile) => sum + keptOf(pile), 0),
    };
  }

  wake(): void {
    this.documents.wake();
  }
}

/** Of what is missing, what is reserved or left meanwhile. */
const keptOf = ({ difference, free }: PileDifference): number =>
  difference < 0 ? Math.max(0, -difference - free) : 0;

const listed = (names: readonly string[]): string =>
  [...names.slice(0, NAMES_MAX), ...(names.length > NAMES_MAX ? ['…'] : [])].join(', ');

const pileLine = (pile: PileDifference): LeavingLine => ({
  productId: pile.productId,
  quantity: Math.abs(pile.difference) - keptOf(pile),
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
