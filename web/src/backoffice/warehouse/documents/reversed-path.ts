import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import { to } from '../../../lib/paths';

/** The address of the document that a reversal undoes, on the list of its kind. */
export const reversedPath = ({ id, type }: { id: number; type: number }): string =>
  type === STOCK_TYPE.in
    ? to.managedStockIn(id)
    : type === STOCK_TYPE.move
      ? to.managedAllocation(id)
      : to.managedStockOut(id);
