import type { ReservationDetail } from '@fovea/shared-types/order/reservation.dto';
import { reservation } from '@fovea/shared-types/order/reservation.record';
import { reservationMachine } from '@fovea/shared-types/states/reservation.states';
import { RESERVATION_STATUS } from '@fovea/shared-types/states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { formatDeadline, formatMoney } from '../../lib/format';
import { useMay } from '../../lib/permissions';
import { LotAdminQuestion } from '../auction/lot-admin/lot-admin-question';
import { useRecordChanged } from '../record/record.queries';
import { callOff, sendDecision } from './reservation.queries';

type ReservationAction = 'confirm' | 'refuse' | 'call_off';

/** The merchant confirms or refuses what was paid; the platform calls off what is booked. */
export function ReservationAnswers({ found }: { found: ReservationDetail }) {
  const { t } = useTranslation('reservation');
  const may = useMay();
  const changed = useRecordChanged(reservation);
  const [opened, setOpened] = useState<ReservationAction | null>(null);
  const waits = reservationMachine.may(found.status, 'confirm') && may('order:reservation:audit');
  const isBooked =
    reservationMachine.may(found.status, 'host cannot attend, goods sold') && may('order:reservation:cancel');
  const offered: ReservationAction[] = [
    ...(waits ? (['confirm', 'refuse'] as const) : []),
    ...(isBooked ? (['call_off'] as const) : []),
  ];
  const { id } = found;
  const { booked, refunding } = RESERVATION_STATUS;
  const send = (verb: ReservationAction) => (command: { reason: string; request_id: string }) => {
    const { reason, request_id } = command;
    if (verb === 'confirm') return sendDecision({ id, status: booked, request_id });
    if (verb === 'refuse') return sendDecision({ id, status: refunding, audit_notes: reason, request_id });
    return callOff({ id, reason, request_id });
  };
  return (
    <>
      {offered.map((verb) => (
        <Button
          key={verb}
          variant={verb === 'confirm' ? 'filled' : 'default'}
          onClick={() => setOpened(verb)}
        >
          {t(verb)}
        </Button>
      ))}
      {opened !== null && (
        <LotAdminQuestion
          title={t(`ask.${opened}`)}
          confirmLabel={t(opened)}
          done={t(`done.${opened}`)}
          isDanger={opened !== 'confirm'}
          needsReason={opened !== 'confirm'}
          send={send(opened)}
          changed={changed}
          onClose={() => setOpened(null)}
        >
          <p>
            {t(`ask.${opened}_text`, {
              time: formatDeadline(found.start_at),
              price: formatMoney(found.settle_price, found.currency),
            })}
          </p>
        </LotAdminQuestion>
      )}
    </>
  );
}
