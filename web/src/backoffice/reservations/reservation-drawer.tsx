import type { ReservationDetail } from '@fovea/shared-types/order/reservation.dto';
import { reservation } from '@fovea/shared-types/order/reservation.record';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DetailDrawer } from '../../kit/detail-view/detail-drawer';
import { DetailCard, DetailView, Facts } from '../../kit/detail-view/detail-view';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { useDict } from '../../lib/dicts';
import { formatDateTime, formatDeadline, formatMoney, formatNumber } from '../../lib/format';
import { localText } from '../../lib/local-text';
import { ReservationAnswers } from './reservation-answers';
import { staffReservationQuery } from './reservation.queries';

const { shown } = reservation.declared;

/** A whole viewing, with the merchant's decision where it is pending. */
export function ReservationDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const result = useQuery(staffReservationQuery(id));
  return (
    <DetailDrawer title={localText(reservation.declared.many)} onClose={onClose} result={result}>
      {(found) => <Viewing found={found} />}
    </DetailDrawer>
  );
}

function Viewing({ found }: { found: ReservationDetail }) {
  const { t } = useTranslation('reservation');
  const states = useDict('states:reservation');
  return (
    <DetailView
      title={found.goods_name}
      state={<StatusPill tone={states.tone(found.status)}>{states.label(found.status)}</StatusPill>}
      summary={[
        { label: localText(shown.username.label), value: found.username },
        { label: localText(shown.subscribe_day.label), value: formatDeadline(found.start_at) },
        {
          label: localText(shown.settle_price.label),
          value: formatMoney(found.settle_price, found.currency),
        },
      ]}
      actions={<ReservationAnswers found={found} />}
    >
      <DetailCard title={t('facts')}>
        <Facts
          facts={[
            { label: localText(shown.company_name.label), value: found.company_name },
            { label: localText(shown.change_count.label), value: formatNumber(found.change_count) },
            { label: t('answer_by'), value: formatDateTime(found.answer_deadline) },
            { label: localText(shown.created_at.label), value: formatDateTime(found.created_at) },
            ...(found.reason === null ? [] : [{ label: t('called_off_as'), value: found.reason }]),
          ]}
        />
      </DetailCard>
    </DetailView>
  );
}
