import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dayAfter } from '../../lib/day';
import { formatDate, formatTime, formatWeekday } from '../../lib/format';
import classes from './auction-calendar.module.css';
import type { Calendar } from './use-calendar';

const DAYS = 7;
/** The number of lots shown in the cell itself. */
const IN_CELL = 3;

/** The days as a grid of which one has the focus; the arrow keys go from day to day. */
export function CalendarGrid({ calendar }: { calendar: Calendar }) {
  const { t } = useTranslation('auctions');
  const { day, days, span, today, lotsOn, setDay, turn, result } = calendar;
  const grid = useRef<HTMLTableElement>(null);
  const isWalking = useRef(false);
  // The day that a key led to has the focus once it is drawn, be it in another month.
  useEffect(() => {
    if (!isWalking.current) return;
    isWalking.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day, days]);
  const walk = (event: KeyboardEvent): void => {
    const column = days.indexOf(day) % DAYS;
    const by = (step: number) => () => setDay((from) => dayAfter(from, step));
    const moves: Record<string, () => void> = {
      ArrowLeft: by(-1),
      ArrowRight: by(1),
      ArrowUp: by(-DAYS),
      ArrowDown: by(DAYS),
      Home: by(-column),
      End: by(DAYS - 1 - column),
      PageUp: () => turn(-1),
      PageDown: () => turn(1),
    };
    const move = moves[event.key];
    if (move === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    isWalking.current = true;
    move();
  };
  const weeks = Array.from({ length: days.length / DAYS }, (_, week) =>
    days.slice(week * DAYS, (week + 1) * DAYS),
  );
  return (
    <table
      ref={grid}
      role="grid"
      aria-label={t('calendar.label')}
      aria-busy={result.isFetching}
      className={classes.grid}
      data-span={span}
    >
      <thead>
        <tr>
          {days.slice(0, DAYS).map((one) => (
            <th key={one} scope="col">
              {formatWeekday(one)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => {
              const lots = lotsOn(one);
              return (
                <td key={one} role="gridcell" aria-selected={one === day}>
                  <button
                    type="button"
                    data-day={one}
                    className={classes.day}
                    data-other={(span === 'month' && one.slice(0, 7) !== day.slice(0, 7)) || undefined}
                    aria-current={one === today ? 'date' : undefined}
                    aria-label={t('calendar.day', { day: formatDate(one), count: lots.length })}
                    tabIndex={one === day ? 0 : -1}
                    onClick={() => setDay(one)}
                    onKeyDown={walk}
                  >
                    <span className={classes.date}>{Number(one.slice(8))}</span>
                    {lots.length > 0 && <span className={classes.count}>{lots.length}</span>}
                    {lots.slice(0, IN_CELL).map((lot) => (
                      <span key={lot.id} className={classes.lot}>
                        {formatTime(lot.end_at)} {lot.goods_name}
                      </span>
                    ))}
                    {lots.length > IN_CELL && (
                      <span className={classes.lot}>
                        {t('calendar.more', { count: lots.length - IN_CELL })}
                      </span>
                    )}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
