import type { DayHours } from '@fovea/shared-types/order/reservation.dto';
import { VIEWING_EXCEPTIONS_MAX } from '@fovea/shared-types/order/reservation-rules';
import { TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import classes from './hours.module.css';
import { OpenTimes } from './open-times';

/** Days that differ from their weekday: closed, or open at other times. */
export function ExceptionDays({
  days,
  error,
  onChange,
}: {
  days: readonly DayHours[];
  error: string | undefined;
  onChange: (days: readonly DayHours[]) => void;
}) {
  const { t } = useTranslation('reservation');
  const put = (at: number, next: DayHours): void =>
    onChange(days.map((one, place) => (place === at ? next : one)));
  const isWrong = (at: number, day: string): boolean =>
    error !== undefined && (day === '' || days.findIndex((one) => one.day === day) < at);
  return (
    <fieldset className={classes.part}>
      <legend>{t('hours.exceptions')}</legend>
      {days.length === 0 && <p className={classes.fine}>{t('hours.no_exceptions')}</p>}
      {days.map((one, at) => (
        <div key={at} className={classes.line}>
          <TextInput
            type="date"
            data-field="exceptions"
            aria-label={t('hours.day_of', { number: at + 1 })}
            max="9999-12-31"
            value={one.day}
            error={isWrong(at, one.day)}
            onChange={(event) => put(at, { ...one, day: event.currentTarget.value })}
          />
          <OpenTimes
            name={t('hours.open')}
            open={one.opens === null || one.closes === null ? null : { opens: one.opens, closes: one.closes }}
            onChange={(open) =>
              put(at, { day: one.day, opens: open?.opens ?? null, closes: open?.closes ?? null })
            }
          />
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconTrash size={16} aria-hidden />}
            aria-label={t('hours.remove_of', { number: at + 1 })}
            onClick={() => onChange(days.filter((_, place) => place !== at))}
          >
            {t('hours.remove')}
          </Button>
        </div>
      ))}
      {error !== undefined && <p className={classes.wrong}>{error}</p>}
      <Button
        className={classes.add}
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={days.length >= VIEWING_EXCEPTIONS_MAX}
        onClick={() => onChange([...days, { day: '', opens: null, closes: null }])}
      >
        {t('hours.add_day')}
      </Button>
    </fieldset>
  );
}
