import { ORDER_STATUS } from '@fovea/shared-types/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useDict } from '../../lib/dicts';
import { formatNumber } from '../../lib/format';
import { to } from '../../lib/paths';
import { orderCountsQuery } from './order.queries';
import classes from './order-states.module.css';

const { payment_review, to_ship, freight_to_pay, to_receive, pending_payment, refunding } = ORDER_STATUS;
/** In the order in which somebody has to do something. */
const STATES = [to_ship, payment_review, refunding, freight_to_pay, pending_payment, to_receive];

/** The ways to orders of one state, each with how many wait there. */
export function OrderStates() {
  const { t } = useTranslation('order_admin');
  const [search] = useSearchParams();
  const states = useDict('states:order');
  const { data: counts = [] } = useQuery(orderCountsQuery());
  const current = search.get('status');
  return (
    <nav aria-label={t('states.label')} className={classes.states}>
      <Link to={to.orderAdmin()} aria-current={current === null ? 'page' : undefined}>
        {t('states.all')}
      </Link>
      {STATES.map((status) => {
        const count = counts.find((one) => one.status === status)?.count ?? 0;
        return (
          <Link
            key={status}
            to={to.orderAdmin(status)}
            aria-current={current === String(status) ? 'page' : undefined}
          >
            {states.label(status)}
            {count > 0 && <span>{formatNumber(count)}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
