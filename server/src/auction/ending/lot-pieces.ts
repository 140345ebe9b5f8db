import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { fieldError } from '../../platform/kernel/app-error.js';
import { PassportEntries } from '../../warehouse/passport/passport-entries.js';
import { StockReservations } from '../../warehouse/stock/stock-reservations.service.js';

/** A piece in stock, chosen for a lot. */
interface LotPiece {
  unitId: number;
  serialNumber: string;
  productId: number;
  warehouseId: number;
}

/** A lot as far as its piece goes. */
export interface LotOfPiece {
  id: number;
  serial_unit_id: number | null;
  company_id: number | null;
}

/** The holder type under which stock is reserved for a lot. */
const LOT_HOLDER = 'auction';

export const lotHolder = (id: number) => ({ type: LOT_HOLDER, id });

/**
 * The piece of stock in a lot. It is reserved for the lot once that opens; an unsold lot releases it, a sold
 * one keeps it for the winner's order.
 */
@Injectable()
export class LotPieces {
  constructor(
    private readonly stock: StockReservations,
    private readonly passports: PassportEntries,
  ) {}

  /** @throws VALIDATION where the seller has no such piece of these goods in stock */
  async choose(
    tx: Tx,
    goods: { company_id: number | null; product_id: number | null },
    wanted: { serialNumber: string } | { unitId: number },
  ): Promise<LotPiece> {
    const { company_id: companyId, product_id: productId } = goods;
    const found =
      companyId === null || productId === null
        ? null
        : await this.stock.findPiece(tx, { companyId, productId, ...wanted });
    if (found === null) throw fieldError({ serial_number: { key: 'choice' } });
    return found;
  }

  /** @throws SERIAL_UNKNOWN where it is promised to somebody else */
  async promise(
    tx: Tx,
    lot: { id: number; companyId: number | null; accountId: number | null },
    piece: LotPiece,
  ): Promise<void> {
    const { productId, serialNumber, warehouseId } = piece;
    await this.stock.reserve(tx, lotHolder(lot.id), warehouseId, [{ productId, serialNumber, quantity: 1 }]);
    await this.recordInPassport(
      tx,
      { id: lot.id, serial_unit_id: piece.unitId, company_id: lot.companyId },
      LOT_HOLDER,
      {
        accountId: lot.accountId,
      },
    );
  }

  /** Lots that are over: what was not sold is free again. */
  async ended(tx: Tx, lots: ReadonlyArray<LotOfPiece & { isSold: boolean }>): Promise<void> {
    const withPiece = lots.filter(({ serial_unit_id }) => serial_unit_id !== null);
    await this.returnPieces(
      tx,
      withPiece.filter(({ isSold }) => !isSold).map(({ id }) => id),
    );
    for (const lot of withPiece)
      await this.recordInPassport(tx, lot, lot.isSold ? 'auction_sold' : 'auction_unsold', {
        accountId: null,
      });
  }

  /** What these lots still hold is free for the next run. */
  async returnPieces(tx: Tx, ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await this.stock.releaseAll(tx, LOT_HOLDER, ids);
  }

  /** Who won it did not pay: it stays for those who may get a second chance, and is free after that. */
  keepUntil(tx: Tx, id: number, until: Date): Promise<void> {
    return this.stock.holdUntil(tx, lotHolder(id), until);
  }

  /** It is sold after all. */
  keep(tx: Tx, id: number): Promise<void> {
    return this.stock.holdUntil(tx, lotHolder(id), null);
  }

  private async recordInPassport(
    tx: Tx,
    lot: LotOfPiece,
    kind: string,
    { accountId }: { accountId: number | null },
  ): Promise<void> {
    if (lot.serial_unit_id === null || lot.company_id === null) return;
    await this.passports.add(tx, {
      serialUnitId: lot.serial_unit_id,
      companyId: lot.company_id,
      accountId,
      kind,
      subject: { type: LOT_HOLDER, id: lot.id },
      facts: {},
    });
  }
}
