import { ORDER_STATUS } from '@fovea/shared-types/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCurrentInSight } from '../../kit/use-current-in-sight';
import { to } from '../../lib/paths';
import { orderCountQuery } from './order.queries';
import classes from './orders.module.css';

/** The states of `order-count` have figures, the final ones do not need any. */
const TABS = [
  ['pending_payment', 'pending_payment'],
  ['freight_to_pay', 'freight_to_pay'],
  ['to_ship', 'to_ship'],
  ['to_receive', 'to_receive'],
  ['to_evaluate', 'to_evaluate'],
  ['refunding', 'refunding'],
  ['refunded', null],
  ['completed', null],
  ['canceled', null],
] as const;

export function OrderTabs({ status }: { status: number | undefined }) {
  const { t } = useTranslation('order');
  const { data: counts } = useQuery(orderCountQuery());
  const line = useCurrentInSight<HTMLUListElement>(String(status));
  return (
    <nav className={classes.tabs} aria-label={t('tabs.label')}>
      <ul ref={line}>
        <li>
          <Link to={to.orders()} aria-current={status === undefined ? 'page' : undefined}>
            {t('tabs.all')}
          </Link>
        </li>
        {TABS.map(([name, counter]) => {
          const count = counter === null ? 0 : (counts?.[counter] ?? 0);
          return (
            <li key={name}>
              <Link
                to={to.orders(ORDER_STATUS[name])}
                aria-current={status === ORDER_STATUS[name] ? 'page' : undefined}
              >
                {t(`tabs.${name}`)}
                {count > 0 && <span className={classes.count}>{count}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
