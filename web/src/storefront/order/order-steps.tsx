import type { OrderDetail } from '@fovea/shared-types/order/order.dto';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/format';
import classes from './order-detail.module.css';

const { to_ship, to_receive, to_evaluate, completed } = ORDER_STATUS;
/** A step is done once the order has reached its state. */
const STEPS = [
  ['placed', 0],
  ['paid', to_ship],
  ['shipped', to_receive],
  ['received', to_evaluate],
  ['evaluated', completed],
] as const;

/** How far the order has come; a cancelled or refunded one has no way to go and shows none. */
export function OrderSteps({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('order');
  if (order.status > completed) return null;
  const current = STEPS.findIndex(([, reached]) => order.status < reached);
  return (
    <ol className={classes.steps} aria-label={t('steps.label')}>
      {STEPS.map(([step, reached], index) => {
        const isDone = order.status >= reached;
        const when =
          index === 0
            ? order.created_at
            : order.history.find((entry) => entry.status === reached)?.created_at;
        return (
          <li
            key={step}
            data-done={isDone || undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={classes.knot} aria-hidden>
              {isDone ? <IconCheck size={16} stroke={3} /> : index + 1}
            </span>
            <span>
              {t(`steps.${step}`)}
              {isDone && when !== undefined && <small>{formatDateTime(when)}</small>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
