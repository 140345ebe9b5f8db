import { CART_STATE } from '@fovea/shared-types/order/cart-rules';
import type { CartLine } from '@fovea/shared-types/order/cart.dto';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import type { LineProps } from './cart-line-row';
import classes from './shopping-cart.module.css';

const canStand = ({ state }: CartLine): boolean =>
  state === CART_STATE.available || state === CART_STATE.fewer_left;

interface CartLinesProps {
  items: readonly CartLine[];
  /** A line as its owner may change it. */
  Line: ComponentType<LineProps>;
  isRemoving?: boolean;
  onRemove: (ids: number[]) => void;
}

/** The lines by merchant; unavailable ones are separate. */
export function CartLines({ items, Line, isRemoving = false, onRemove }: CartLinesProps) {
  const { t } = useTranslation('cart');
  const lost = items.filter((line) => !canStand(line));
  return (
    <div className={classes.lines}>
      {merchantsOf(items.filter(canStand)).map(({ key, name, lines }) => (
        <section key={key} className={classes.merchant} aria-label={name ?? t('private_seller')}>
          <h2>{name ?? t('private_seller')}</h2>
          <ul>
            {lines.map((line) => (
              <Line key={line.id} line={line} onRemove={() => onRemove([line.id])} />
            ))}
          </ul>
        </section>
      ))}
      {lost.length > 0 && (
        <section className={classes.merchant} aria-label={t('unavailable')}>
          <div className={classes.head}>
            <h2>{t('unavailable')}</h2>
            <Button
              variant="subtle"
              size="sm"
              loading={isRemoving}
              onClick={() => onRemove(lost.map(({ id }) => id))}
            >
              {t('remove_unavailable')}
            </Button>
          </div>
          <p className={classes.fine}>{t('unavailable_text')}</p>
          <ul>
            {lost.map((line) => (
              <Line key={line.id} line={line} onRemove={() => onRemove([line.id])} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** One order each: companies, and persons who sell by themselves. */
function merchantsOf(lines: readonly CartLine[]): { key: string; name: string | null; lines: CartLine[] }[] {
  const merchants = new Map<string, { key: string; name: string | null; lines: CartLine[] }>();
  for (const line of lines) {
    const key = line.company_id === null ? `person ${line.seller_id}` : `company ${line.company_id}`;
    const merchant = merchants.get(key) ?? { key, name: line.company_name, lines: [] };
    merchant.lines.push(line);
    merchants.set(key, merchant);
  }
  return [...merchants.values()];
}
