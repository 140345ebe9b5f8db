import type { MyReservationRow } from '@fovea/shared-types/order/reservation.dto';
import { RESERVATION_STATUS } from '@fovea/shared-types/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../kit/button/button';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { ErrorState } from '../../kit/error-state/error-state';
import { MoneyText } from '../../kit/money-text/money-text';
import { PageTitle } from '../../kit/page-title/page-title';
import { Pager } from '../../kit/pager/pager';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { useDict } from '../../lib/dicts';
import { formatDeadline } from '../../lib/format';
import { useExistingPage, useListPage } from '../../lib/list-page';
import { to } from '../../lib/paths';
import { Appointment } from './appointment';
import { myReservationsQuery } from './reservation.queries';
import classes from './reservations.module.css';

/** One's own viewings; `id` in the address opens one of them. */
export function AppointmentsPage() {
  const [search] = useSearchParams();
  const id = Number(search.get('id'));
  return Number.isSafeInteger(id) && id > 0 ? <Appointment key={id} id={id} /> : <Appointments />;
}

function Appointments() {
  const { t } = useTranslation('reservation');
  const [search] = useSearchParams();
  const list = useListPage();
  const status = Object.values(RESERVATION_STATUS).find((code) => String(code) === search.get('status'));
  const { data, error, isPlaceholderData, refetch } = useQuery(
    myReservationsQuery({ page: list.page, limit: list.limit, ...(status !== undefined && { status }) }),
  );
  useExistingPage(list, isPlaceholderData ? undefined : data?.total);
  return (
    <>
      <PageTitle title={t('title')} />
      {data === undefined && error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton height={320} radius={8} />}
      {data?.total === 0 && (
        <EmptyState title={t('empty')} text={t('empty_text')}>
          <ButtonLink to={to.classify()}>{t('browse')}</ButtonLink>
        </EmptyState>
      )}
      {data !== undefined && data.total > 0 && (
        <>
          <ul className={classes.list} aria-busy={isPlaceholderData}>
            {data.data.map((one) => (
              <li key={one.id}>
                <Row one={one} />
              </li>
            ))}
          </ul>
          <Pager list={list} total={data.total} />
        </>
      )}
    </>
  );
}

function Row({ one }: { one: MyReservationRow }) {
  const states = useDict('states:reservation');
  return (
    <Link to={to.appointment(one.id)} className={classes.row}>
      <span className={classes.picture}>
        {one.image !== null && <img src={one.image} alt="" width={96} height={72} loading="lazy" />}
      </span>
      <span className={classes.what}>
        <StatusPill tone={states.tone(one.status)}>{states.label(one.status)}</StatusPill>
        <strong>{one.goods_name}</strong>
        <span>{formatDeadline(one.start_at)}</span>
        <span className={classes.fine}>{one.company_name}</span>
      </span>
      <MoneyText value={one.settle_price} currency={one.currency} className={classes.price} />
    </Link>
  );
}
