import { Link } from 'react-router-dom';
import { to } from '../../../lib/paths';
import { useMay } from '../../../lib/permissions';

/** A product in stock, with a link to it for those who may read stock. */
export function StockLink({ stock_id, goods_name }: { stock_id: number; goods_name: string }) {
  const may = useMay();
  return may('warehouse:stock:list') ? <Link to={to.stock(stock_id)}>{goods_name}</Link> : goods_name;
}
