import type { ReservationDetail } from '@fovea/shared-types/order/reservation.dto';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { Dialog } from '../../kit/dialog/dialog';
import { ErrorState } from '../../kit/error-state/error-state';
import { formatDeadline } from '../../lib/format';
import { toast } from '../../lib/toast-store';
import { useSentOnce } from '../../lib/use-sent-once';
import { moveTime, useReservationsChanged } from './reservation.queries';
import classes from './reservations.module.css';
import { SlotCalendar } from './slot-calendar';

/** Another slot, once. */
export function ChangeTimeDialog({ found, onClose }: { found: ReservationDetail; onClose: () => void }) {
  const { t } = useTranslation('reservation');
  const changed = useReservationsChanged();
  const [start, setStart] = useState<string | null>(null);
  const move = useSentOnce((start_at: string, request_id) =>
    moveTime({ id: found.id, start_at, request_id }),
  );
  const moving = useMutation({
    mutationFn: move,
    onSuccess: () => {
      toast.success(t('change.done'));
      onClose();
    },
    onSettled: changed,
  });
  return (
    <Dialog opened title={t('change.title')} size={640} isPage onClose={onClose}>
      <p>{t('change.text')}</p>
      <SlotCalendar
        goodsId={found.goods_id}
        value={start}
        onChoose={(next) => {
          moving.reset();
          setStart(next);
        }}
      />
      {start !== null && <p role="status">{t('book.chosen', { time: formatDeadline(start) })}</p>}
      {moving.isError && <ErrorState error={moving.error} />}
      <div className={classes.actions}>
        <Button
          disabled={start === null}
          loading={moving.isPending}
          onClick={() => start !== null && moving.mutate(start)}
        >
          {t('change.action')}
        </Button>
      </div>
    </Dialog>
  );
}
