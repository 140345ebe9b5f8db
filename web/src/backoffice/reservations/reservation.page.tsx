import { reservation } from '@fovea/shared-types/order/reservation.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { RESERVATION_STATUS } from '@fovea/shared-types/states';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { useMay } from '../../lib/permissions';
import { useMayChooseCompany } from '../record/record-owner';
import { type RecordColumns, recordPage } from '../record/record-page';
import { HoursDialog } from './hours-dialog';
import { ReservationDrawer } from './reservation-drawer';
import { backOfficePage } from '../back-office-page';
import { paths } from '../../lib/paths';

type Reservation = RowOf<typeof reservation.declared>;
const nameOf = ({ goods_name, username }: Reservation): string => `${goods_name}, ${username}`;

/** Viewings that buyers booked; a row opens the whole, where it is answered. */
export const ReservationOrderPage = recordPage(reservation, {
  table: 'orders.reservationOrder',
  nameOf,
  columns: useAllColumns,
  without: ['id'],
  Opened: ReservationDrawer,
  Note: EditSlots,
});

/** Those that are paid and wait for the merchant's decision. */
export const ReservationApprovalPage = recordPage(reservation, {
  table: 'orders.reservationApproval',
  title: ['预约审核', 'Reservation review', '予約審査'],
  nameOf,
  columns: useReviewColumns,
  given: { status: RESERVATION_STATUS.under_review },
  without: ['id'],
  Opened: ReservationDrawer,
});

function useReviewColumns(): RecordColumns<typeof reservation.declared> {
  return useMemo(
    () => [
      { prop: 'username', width: 150, decides: true },
      { prop: 'subscribe_day', width: 170 },
      { prop: 'settle_price', width: 140 },
      { prop: 'goods_name', width: 240, decides: true },
      { prop: 'status', width: 150 },
    ],
    [],
  );
}

function useAllColumns(): RecordColumns<typeof reservation.declared> {
  const first = useReviewColumns();
  return useMemo(
    () => [
      ...first,
      { prop: 'created_at', width: 170 },
      { prop: 'change_count', visible: false },
      { prop: 'company_name', visible: false },
    ],
    [first],
  );
}

/** A merchant's own hours; who sees all merchants leaves them to each. */
function EditSlots() {
  const { t } = useTranslation('reservation');
  const may = useMay();
  const seesAll = useMayChooseCompany();
  const [isOpen, setOpen] = useState(false);
  if (seesAll || !may('order:reservation:slot')) return null;
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('hours.edit')}
      </Button>
      {isOpen && <HoursDialog onClose={() => setOpen(false)} />}
    </>
  );
}

backOfficePage(ReservationOrderPage, {
  path: paths.reservationAdmin,
  texts: ['kit', 'system', 'reservation'],
});

backOfficePage(ReservationApprovalPage, {
  path: paths.reservationReview,
  texts: ['kit', 'system', 'reservation'],
});
