import type { ReservationDetail } from '@fovea/shared-types/order/reservation.dto';
import { RESERVATION_STATUS } from '@fovea/shared-types/states';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '../../kit/button/button';
import { ErrorState } from '../../kit/error-state/error-state';
import { MoneyText } from '../../kit/money-text/money-text';
import { PageTitle } from '../../kit/page-title/page-title';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { useDict } from '../../lib/dicts';
import { formatDeadline, formatTimeIn } from '../../lib/format';
import { paths, to } from '../../lib/paths';
import { ChangeTimeDialog } from './change-time-dialog';
import { reservationQuery } from './reservation.queries';
import classes from './reservations.module.css';

const { pending_payment, under_review } = RESERVATION_STATUS;

/** One viewing: its time, its state, and the next step. */
export function Appointment({ id }: { id: number }) {
  const { t } = useTranslation('reservation');
  const { data, error, refetch } = useQuery(reservationQuery(id));
  return (
    <>
      <PageTitle title={t('one')} />
      <p>
        <Link to={paths.appointments}>{t('back')}</Link>
      </p>
      {data !== undefined && <Viewing found={data} />}
      {data === undefined && error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton height={420} radius={8} />}
    </>
  );
}

function Viewing({ found }: { found: ReservationDetail }) {
  const { t } = useTranslation('reservation');
  const states = useDict('states:reservation');
  const [isMoving, setMoving] = useState(false);
  return (
    <section className={classes.card} aria-label={found.goods_name}>
      <div className={classes.what}>
        <StatusPill tone={states.tone(found.status)}>{states.label(found.status)}</StatusPill>
        <strong>
          <Link to={to.goods(found.goods_id)}>{found.goods_name}</Link>
        </strong>
        <span className={classes.fine}>{found.company_name}</span>
        <strong>{formatDeadline(found.start_at)}</strong>
        <span className={classes.fine}>
          {t('merchants_clock', {
            time: formatTimeIn(found.start_at, found.time_zone),
            zone: found.time_zone,
          })}
        </span>
        <MoneyText value={found.settle_price} currency={found.currency} />
      </div>
      {found.status === pending_payment && (
        <p role="status">{t('step.pay', { time: formatDeadline(found.pay_deadline) })}</p>
      )}
      {found.status === under_review && (
        <p role="status">{t('step.wait', { time: formatDeadline(found.answer_deadline) })}</p>
      )}
      {found.reason !== null && <p>{t('reason', { reason: found.reason })}</p>}
      <div className={classes.actions}>
        {found.status === pending_payment && (
          <ButtonLink to={to.payment(found.id, 'reservation')}>{t('pay')}</ButtonLink>
        )}
        {found.can_change && (
          <Button variant="default" onClick={() => setMoving(true)}>
            {t('change.action')}
          </Button>
        )}
      </div>
      <h2>{t('rules')}</h2>
      <ul className={classes.rules}>
        {found.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {isMoving && <ChangeTimeDialog found={found} onClose={() => setMoving(false)} />}
    </section>
  );
}
