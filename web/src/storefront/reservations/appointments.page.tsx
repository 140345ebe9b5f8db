import type { MyReservationRow } from '@fovea/shared-types/order/reservation.dto';
import { RESERVATION_STATUS } from '@fovea/shared-types/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { MoneyText } from '../../kit/money-text/money-text';
import { useStateFilter } from '../../kit/state-filter/state-filter';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { useDict } from '../../lib/dicts';
import { formatDeadline } from '../../lib/format';
import { useListPage } from '../../lib/list-page';
import { paths, to } from '../../lib/paths';
import { OwnDocuments } from '../account/own-documents';
import { Appointment } from './appointment';
import { myReservationsQuery } from './reservation.queries';
import classes from './reservations.module.css';
import { storefrontPage } from '../storefront-page';

/** One's own viewings; `id` in the address opens one of them. */
export function AppointmentsPage() {
  const [search] = useSearchParams();
  const id = Number(search.get('id'));
  return Number.isSafeInteger(id) && id > 0 ? <Appointment key={id} id={id} /> : <Appointments />;
}

function Appointments() {
  const { t } = useTranslation('reservation');
  const list = useListPage();
  const filter = useStateFilter(RESERVATION_STATUS);
  const { status } = filter;
  const query = useQuery(
    myReservationsQuery({ page: list.page, limit: list.limit, ...(status !== undefined && { status }) }),
  );
  const texts = { title: t('title'), empty: t('empty'), emptyText: t('empty_text'), browse: t('browse') };
  return (
    <OwnDocuments texts={texts} list={list} dict="states:reservation" filter={filter} query={query}>
      {(one) => <Row one={one} />}
    </OwnDocuments>
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

storefrontPage(AppointmentsPage, {
  path: paths.appointments,
  texts: ['reservation', 'kit'],
  title: 'route.appointments',
  isAccount: true,
  isForMembers: true,
});
