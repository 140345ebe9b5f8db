import { VIEWING_DAYS_AHEAD } from '@fovea/shared-types/order/reservation-rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../kit/error-state/error-state';
import { RadioGroup } from '../../kit/radio-group/radio-group';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { formatDate, formatTime, formatTimeIn, formatWeekday } from '../../lib/format';
import { slotsQuery } from './reservation.queries';
import classes from './reservations.module.css';

const DAYS_SHOWN = 7;

/** The day so many days from now, on the reader's calendar. */
function dayAhead(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  const part = (value: number): string => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${part(day.getMonth() + 1)}-${part(day.getDate())}`;
}

/** Days and their slots on the reader's clock, each with the merchant's beside it. */
export function SlotCalendar({
  goodsId,
  value,
  onChoose,
}: {
  goodsId: number;
  value: string | null;
  onChoose: (start: string | null) => void;
}) {
  const { t } = useTranslation('reservation');
  const [first, setFirst] = useState(0);
  const [ahead, setAhead] = useState(0);
  const [today] = useState(() => dayAhead(0));
  const day = ahead === 0 ? today : dayAhead(ahead);
  const { data, error, refetch } = useQuery(slotsQuery(goodsId, day));
  const showDay = (next: number): void => {
    setAhead(next);
    onChoose(null);
  };
  const showFrom = (next: number): void => {
    setFirst(next);
    showDay(next);
  };
  const days = Array.from({ length: DAYS_SHOWN }, (_, at) => first + at).filter(
    (one) => one < VIEWING_DAYS_AHEAD,
  );
  const free = data?.filter(({ is_free }) => is_free) ?? [];
  const zone = data?.[0]?.time_zone;
  return (
    <section className={classes.calendar}>
      <div className={classes.weeks}>
        <h2 id="viewing-day">{t('calendar.day')}</h2>
        <button
          type="button"
          className={classes.week}
          disabled={first === 0}
          onClick={() => showFrom(Math.max(0, first - DAYS_SHOWN))}
        >
          {t('calendar.earlier')}
        </button>
        <button
          type="button"
          className={classes.week}
          disabled={first + DAYS_SHOWN >= VIEWING_DAYS_AHEAD}
          onClick={() => showFrom(first + DAYS_SHOWN)}
        >
          {t('calendar.later')}
        </button>
      </div>
      <RadioGroup
        labelId="viewing-day"
        className={classes.days}
        values={days}
        value={ahead}
        onChoose={showDay}
      >
        {(one, radio) => (
          <button {...radio} className={classes.day}>
            <span>{formatWeekday(dayAhead(one))}</span>
            <strong>{formatDate(dayAhead(one))}</strong>
          </button>
        )}
      </RadioGroup>
      <h2 id="viewing-slot">{t('calendar.slot')}</h2>
      {zone !== undefined && <p className={classes.fine}>{t('calendar.zones', { zone })}</p>}
      {data === undefined && error === null && <Skeleton height={160} radius={8} />}
      {data === undefined && error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data !== undefined && free.length === 0 && <p role="status">{t('calendar.none')}</p>}
      {free.length > 0 && (
        <RadioGroup
          labelId="viewing-slot"
          className={classes.slots}
          values={free.map(({ start_at }) => start_at)}
          value={value ?? ''}
          onChoose={onChoose}
        >
          {(start, radio) => (
            <button {...radio} className={classes.slot}>
              <strong>{formatTime(start)}</strong>
              {zone !== undefined && <span className={classes.fine}>{formatTimeIn(start, zone)}</span>}
            </button>
          )}
        </RadioGroup>
      )}
    </section>
  );
}
