import { useTranslation } from 'react-i18next';
import { NumberStepper } from '../../kit/number-stepper/number-stepper';
import classes from './ship-lines.module.css';
import type { RestLine } from './rest-of';

/** How many of each line go in this parcel. */
export function ShipLines({
  rest,
  chosen,
  onChoose,
}: {
  rest: readonly RestLine[];
  chosen: Readonly<Record<number, number>>;
  onChoose: (line: number, quantity: number) => void;
}) {
  const { t } = useTranslation('order_desk');
  return (
    <ul className={classes.lines} aria-label={t('items.title')}>
      {rest.map(({ line, goods_name, rest: most }) => (
        <li key={line}>
          <span>{goods_name}</span>
          <NumberStepper
            label={t('ship.quantity', { name: goods_name })}
            value={chosen[line] ?? most}
            min={0}
            max={most}
            increaseLabel={t('ship.more', { name: goods_name })}
            decreaseLabel={t('ship.fewer', { name: goods_name })}
            onChange={(quantity) => onChoose(line, quantity ?? 0)}
          />
        </li>
      ))}
    </ul>
  );
}
