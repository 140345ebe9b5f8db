import { Injectable } from '@nestjs/common';
import { toWire } from '@fovea/shared-types/money';
import { setNumberWarning } from '@fovea/shared-types/warehouse/stock.calls';
import type {
  MovementDetail,
  MovementParams,
  NumberWarning,
  NumberWarningRequest,
  ProductWarehouse,
  SerialPlace,
  SerialRequest,
  StockDetail,
  StockMovementLine,
} from '@fovea/shared-types/warehouse/stock.dto';
import { dictionaryItems } from '../../i18n/dictionary-text.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { serialKey } from './choose-stock.js';
import { StockViewRepository, type MovementRow } from './stock-view.repository.js';

/** Stock as people look at it, and the number at which they want to be notified. */
@Injectable()
export class StockViewService {
  constructor(
    private readonly db: Database,
    private readonly views: StockViewRepository,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  placesOf(caller: StaffCaller, productId: number): Promise<ProductWarehouse[]> {
    return this.views.placesOf(this.db, caller, productId);
  }

  async serial(caller: StaffCaller, { product_id, serial_number }: SerialRequest): Promise<SerialPlace> {
    return found(await this.views.serial(this.db, caller, serialKey(serial_number), product_id ?? null));
  }

  async getStockDetail(caller: StaffCaller, id: number): Promise<StockDetail> {
    const { value_amount, ...row } = found(await this.views.getStockDetail(this.db, caller, id));
    const units = await this.views.units(this.db, id);
    const serial_numbers = units.map(({ serial_number }) => serial_number);
    return {
      ...row,
      value: toWire(value_amount, row.currency),
      serial_number: serial_numbers.length === 1 ? (serial_numbers[0] ?? null) : null,
      serial_numbers,
      units: units.map(({ cost_amount, ...unit }) => ({ ...unit, cost: toWire(cost_amount, row.currency) })),
      parts: await this.views.parts(this.db, id),
      reservations: (await this.views.promises(this.db, id)).map(({ expires_at, ...promise }) => ({
        ...promise,
        expires_at: expires_at?.toISOString() ?? null,
      })),
    };
  }

  async line(caller: StaffCaller, stockId: number): Promise<StockMovementLine[]> {
    found(await this.views.getStockDetail(this.db, caller, stockId));
    return (await this.views.movements(this.db, caller, { stockId })).map(toLine);
  }

  async movement(caller: StaffCaller, id: number): Promise<MovementDetail> {
    const row = found((await this.views.movements(this.db, caller, { id }))[0]);
    const { stock_id, lot_number, expires_on, source_type, source_id } = row;
    return { ...toLine(row), stock_id, lot_number, expires_on, source_type, source_id };
  }

  async params({ language, companies }: StaffCaller): Promise<MovementParams> {
    return {
      types: dictionaryItems(language, 'stock_type'),
      warehouses: await this.views.warehouses(this.db, companies),
    };
  }

  /** Setting it above the stock notifies at once. */
  async setWarning(caller: StaffCaller, request: NumberWarningRequest): Promise<NumberWarning> {
    const { id, number_warning } = request;
    const answer = await this.idempotency.run(caller, setNumberWarning.path, request, async (tx) => {
      const before = found(await this.views.lockWarning(tx, caller.companies, id));
      await this.views.setWarning(tx, id, number_warning);
      if (number_warning !== null && before.on_hand <= number_warning && !before.is_warned)
        await this.outbox.add(tx, 'stock.low', { stock_id: id });
      await this.audit.record(tx, caller, {
        action: 'warehouse:stock:warning',
        subjectType: 'stock',
        subjectId: id,
        before: { number_warning: before.number_warning },
        after: { number_warning },
      });
      return { id, number_warning };
    });
    this.outbox.wake();
    return answer;
  }
}

function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

const toLine = (row: MovementRow): StockMovementLine => ({
  id: row.id,
  type: row.type,
  type_name: row.type_name,
  is_undone: row.is_undone === 1,
  product_id: row.product_id,
  goods_name: row.goods_name,
  goods_name_c: row.goods_name_c,
  goods_code: row.goods_code,
  maker: row.maker,
  category_name: row.category_name,
  serial_number: row.serial_number,
  change: row.change,
  after: row.after,
  cost: toWire(row.cost, row.currency),
  currency: row.currency,
  ware_house_name: row.ware_house_name,
  bin_code: row.bin_code,
  username: row.username,
  created_at: row.created_at.toISOString(),
  document: row.document,
});
