import type { ArrivalDetail } from '@fovea/shared-types/warehouse/arrival.dto';
import { useQuery } from '@tanstack/react-query';
import { StockInForm } from '../documents/stock-in-form';
import { leftByItem, linesToStock } from './lines-to-stock';
import { arrivalQuery } from './arrival.queries';

/** What arrived is stocked in: the form is filled with what no other document has taken yet. */
export function StockArrival({ row, onClose }: { row: { id: number }; onClose: () => void }) {
  const { data } = useQuery(arrivalQuery(row.id));
  return data === undefined ? null : <StockInForm origin={originOf(data)} onClose={onClose} />;
}

const originOf = ({ id, ware_house_id, customer_id, logistics_code, lines }: ArrivalDetail) => ({
  arrivalId: id,
  arrived: leftByItem(lines),
  values: {
    ware_house_id: ware_house_id === null ? null : String(ware_house_id),
    customer_id: customer_id === null ? null : String(customer_id),
    logistics_code,
    lines: linesToStock(lines),
  },
});
