import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { ErrorState } from '../../kit/error-state/error-state';
import { formatDate, formatMonth } from '../../lib/format';
import classes from './auction-calendar.module.css';
import { CalendarDay } from './calendar-day';
import { CalendarGrid } from './calendar-grid';
import { useCalendar } from './use-calendar';

const SPANS = ['month', 'week'] as const;

/** What ends when: a month or a week, and the lots of the day that is looked at. */
export function AuctionCalendar() {
  const { t } = useTranslation('auctions');
  const calendar = useCalendar();
  const { day, days, span, result, today } = calendar;
  const title = span === 'month' ? formatMonth(day) : `${formatDate(days[0])} – ${formatDate(days.at(-1))}`;
  return (
    <section className={classes.root} aria-label={t('calendar.label')}>
      <header className={classes.head}>
        <h2 aria-live="polite">{title}</h2>
        <div className={classes.tools}>
          <div role="group" aria-label={t('calendar.span')} className={classes.group}>
            {SPANS.map((one) => (
              <Button
                key={one}
                size="sm"
                variant={one === span ? 'outline' : 'default'}
                aria-pressed={one === span}
                onClick={() => calendar.setSpan(one)}
              >
                {t(`calendar.${one}`)}
              </Button>
            ))}
          </div>
          <div className={classes.group}>
            <Button
              size="sm"
              variant="default"
              aria-label={t('calendar.previous')}
              onClick={() => calendar.turn(-1)}
            >
              <IconChevronLeft size={18} aria-hidden />
            </Button>
            <Button size="sm" variant="default" onClick={() => calendar.setDay(today)}>
              {t('calendar.today')}
            </Button>
            <Button
              size="sm"
              variant="default"
              aria-label={t('calendar.next')}
              onClick={() => calendar.turn(1)}
            >
              <IconChevronRight size={18} aria-hidden />
            </Button>
          </div>
        </div>
      </header>
      {result.isError && <ErrorState error={result.error} onRetry={() => void result.refetch()} />}
      {!result.isError && (
        <>
          <CalendarGrid calendar={calendar} />
          {result.data?.isCut === true && (
            <p role="status" className={classes.note}>
              {t('calendar.cut', { count: result.data.lots.length })}
            </p>
          )}
          {result.data?.lots.length === 0 && (
            <p role="status" className={classes.note}>
              {t('calendar.none')}
            </p>
          )}
          <CalendarDay day={day} lots={calendar.lotsOn(day)} isKnown={result.data !== undefined} />
        </>
      )}
      <p className={classes.keys}>{t('calendar.keys')}</p>
    </section>
  );
}
