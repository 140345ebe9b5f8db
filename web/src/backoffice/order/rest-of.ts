import type { AdminOrderItem } from '@fovea/shared-types/order/order-admin.dto';
import type { OrderShipment } from '@fovea/shared-types/order/shipping.dto';
import { SEND_STATUS } from '@fovea/shared-types/states';

const { cancelled, came_back } = SEND_STATUS;

export interface RestLine {
  line: number;
  goods_name: string;
  rest: number;
}

/** What of each line is owed and in no parcel yet; cancelled and returned parcels do not count. */
export function restOf(items: readonly AdminOrderItem[], parcels: readonly OrderShipment[]): RestLine[] {
  const gone = new Map<number, number>();
  for (const parcel of parcels) {
    if (parcel.status === cancelled || parcel.status === came_back) continue;
    for (const { line, quantity } of parcel.lines) gone.set(line, (gone.get(line) ?? 0) + quantity);
  }
  return items
    .map(({ line, goods_name, quantity, released }) => ({
      ...{ line, goods_name },
      rest: quantity - released - (gone.get(line) ?? 0),
    }))
    .filter(({ rest }) => rest > 0);
}
