import type { DayHours, ViewingHours } from '@fovea/shared-types/order/reservation.dto';
import { reservation } from '@fovea/shared-types/order/reservation.record';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { DetailDrawer } from '../../kit/detail-view/detail-drawer';
import { ErrorState } from '../../kit/error-state/error-state';
import { formatWeekday } from '../../lib/format';
import { newRequestId } from '../../lib/request-id';
import { toast } from '../../lib/toast-store';
import { useRecordChanged } from '../record/record.queries';
import classes from './hours.module.css';
import { type Open, OpenTimes } from './open-times';
import { saveHours, viewingHoursQuery } from './reservation.queries';

const USUAL: Open = { opens: '10:00', closes: '17:00' };
/** A Monday: the days after it name the week. */
const weekdayName = (weekday: number): string => formatWeekday(`2024-01-0${weekday}`);

/** When the merchant shows goods by video. */
export function HoursDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('reservation');
  const result = useQuery({ ...viewingHoursQuery(), refetchOnWindowFocus: false });
  return (
    <DetailDrawer title={t('hours.title')} onClose={onClose} result={result} width={640}>
      {(hours) => <Hours hours={hours} onClose={onClose} />}
    </DetailDrawer>
  );
}

function Hours({ hours, onClose }: { hours: ViewingHours; onClose: () => void }) {
  const { t } = useTranslation('reservation');
  const changed = useRecordChanged(reservation);
  const [isAutomatic, setAutomatic] = useState(hours.is_automatic);
  const [week, setWeek] = useState(
    () => new Map<number, Open | null>(hours.week.map(({ weekday, ...open }) => [weekday, open])),
  );
  const [exceptions, setExceptions] = useState<readonly DayHours[]>(hours.exceptions);
  const requestId = useRef(newRequestId());
  const saving = useMutation({
    mutationFn: () =>
      saveHours({
        company_id: hours.company_id,
        is_automatic: isAutomatic,
        week: [...week].flatMap(([weekday, open]) => (open === null ? [] : [{ weekday, ...open }])),
        exceptions: exceptions.filter(({ day }) => day !== ''),
        request_id: requestId.current,
      }),
    onSuccess: async () => {
      toast.success(t('hours.saved'));
      await changed();
      onClose();
    },
    onError: () => {
      requestId.current = newRequestId();
    },
  });
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate();
      }}
    >
      <p>{t('hours.zone', { zone: hours.time_zone })}</p>
      <label className={classes.line}>
        <input
          type="checkbox"
          checked={isAutomatic}
          onChange={(event) => setAutomatic(event.currentTarget.checked)}
        />
        {t('hours.automatic')}
      </label>
      <fieldset className={classes.part}>
        <legend>{t('hours.week')}</legend>
        {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
          <OpenTimes
            key={weekday}
            name={weekdayName(weekday)}
            open={week.get(weekday) ?? null}
            usual={USUAL}
            onChange={(open) => setWeek((old) => new Map(old).set(weekday, open))}
          />
        ))}
      </fieldset>
      <fieldset className={classes.part}>
        <legend>{t('hours.exceptions')}</legend>
        {exceptions.map((one, at) => (
          <Exception
            key={at}
            one={one}
            onChange={(next) =>
              setExceptions((old) => old.map((each, place) => (place === at ? next : each)))
            }
            onRemove={() => setExceptions((old) => old.filter((_, place) => place !== at))}
          />
        ))}
        <Button
          type="button"
          variant="default"
          onClick={() => setExceptions((old) => [...old, { day: '', opens: null, closes: null }])}
        >
          {t('hours.add_day')}
        </Button>
      </fieldset>
      {saving.isError && <ErrorState error={saving.error} />}
      <Button type="submit" loading={saving.isPending}>
        {t('hours.save')}
      </Button>
    </form>
  );
}

function Exception({
  one,
  onChange,
  onRemove,
}: {
  one: DayHours;
  onChange: (next: DayHours) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('reservation');
  const id = useId();
  const { day, opens, closes } = one;
  return (
    <div className={classes.line}>
      <label htmlFor={id}>{t('hours.day')}</label>
      <input
        id={id}
        type="date"
        required
        value={day}
        onChange={(event) => onChange({ ...one, day: event.currentTarget.value })}
      />
      <OpenTimes
        name={t('hours.open')}
        open={opens === null || closes === null ? null : { opens, closes }}
        usual={USUAL}
        onChange={(open) => onChange({ day, opens: open?.opens ?? null, closes: open?.closes ?? null })}
      />
      <Button type="button" variant="default" onClick={onRemove}>
        {t('hours.remove')}
      </Button>
    </div>
  );
}
