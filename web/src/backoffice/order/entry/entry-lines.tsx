import type { AdminOrderQuote } from '@fovea/shared-types/order/order-entry.dto';
import { CART_LINES_MAX, CART_QUANTITY_MAX } from '@fovea/shared-types/order/cart-rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button';
import { SearchSelect } from '../../../kit/form/search-select';
import { NumberStepper } from '../../../kit/number-stepper/number-stepper';
import { formatMoney, formatNumber } from '../../../lib/format';
import { useMay } from '../../../lib/permissions';
import classes from './entry.module.css';
import { GOODS } from './entry.queries';
import type { EntryLine } from './entry-values';

interface EntryLinesProps {
  lines: readonly EntryLine[];
  quote: AdminOrderQuote | undefined;
  error: string | undefined;
  onChange: (lines: EntryLine[]) => void;
}

/** The ordered goods, each with its price, what is left of it, and what prevents its order. */
export function EntryLines({ lines, quote, error, onChange }: EntryLinesProps) {
  const { t } = useTranslation('order_entry');
  const may = useMay();
  // After each choice the box is a new one: empty, for the next.
  const [turn, setTurn] = useState(0);
  const items = quote?.orders.flatMap((order) => order.items) ?? [];
  const change = (goodsId: number, quantity: number | null) =>
    onChange(lines.map((line) => (line.goods_id === goodsId ? { ...line, quantity } : line)));
  return (
    <>
      <ul className={classes.lines} aria-label={t('lines.title')}>
        {lines.map(({ goods_id, goods_name, quantity }) => {
          const item = items.find((one) => one.goods_id === goods_id);
          return (
            <li key={goods_id}>
              <span className={classes.what}>
                <strong>{item?.goods_name ?? goods_name}</strong>
                {item !== undefined && quote !== undefined && (
                  <span className={classes.fine}>
                    {formatMoney(item.unit_price, quote.currency)} ·{' '}
                    {t('lines.stock', { count: item.stock, number: formatNumber(item.stock) })}
                  </span>
                )}
                {item?.refusal != null && (
                  <span className={classes.problem} role="alert">
                    {item.refusal}
                  </span>
                )}
              </span>
              <div className={classes.pieces}>
                <NumberStepper
                  label={t('lines.quantity', { name: goods_name })}
                  value={quantity}
                  min={1}
                  max={CART_QUANTITY_MAX}
                  increaseLabel={t('lines.more', { name: goods_name })}
                  decreaseLabel={t('lines.fewer', { name: goods_name })}
                  onChange={(next) => change(goods_id, next)}
                />
              </div>
              <Button
                variant="subtle"
                aria-label={t('lines.remove_one', { name: goods_name })}
                onClick={() => onChange(lines.filter((line) => line.goods_id !== goods_id))}
              >
                {t('lines.remove')}
              </Button>
            </li>
          );
        })}
      </ul>
      {lines.length < CART_LINES_MAX && (
        <SearchSelect
          key={turn}
          label={t('lines.add')}
          description={may('goods:goods:list') ? undefined : t('lines.no_search')}
          error={error}
          data-field="lines"
          value={null}
          search={may('goods:goods:list') ? GOODS : null}
          onChange={(_, found) => {
            if (found === null) return;
            setTurn(turn + 1);
            const goods_id = Number(found.value);
            if (lines.some((line) => line.goods_id === goods_id)) return;
            onChange([...lines, { goods_id, goods_name: found.name, quantity: 1 }]);
          }}
        />
      )}
    </>
  );
}
