import type { ViewingHours } from '@fovea/shared-types/order/reservation.dto';
import { expect, it } from 'vitest';
import { closesChoices, hoursOf, openedAt, problemsOf, valuesOf, withSameTimes } from './hours-values';

const stored: ViewingHours = {
  company_id: 1,
  time_zone: 'Asia/Tokyo',
  is_automatic: true,
  week: [
    { weekday: 2, opens: '09:00', closes: '12:00' },
    { weekday: 5, opens: '13:00', closes: '18:00' },
  ],
  exceptions: [{ day: '2031-01-01', opens: null, closes: null }],
};

it('reads what is stored and writes the same', () => {
  const { is_automatic, week, exceptions } = stored;
  expect(hoursOf(valuesOf(stored))).toEqual({ is_automatic, week, exceptions });
});

it('closes later than it opens, whatever is chosen', () => {
  expect(openedAt({ opens: '09:00', closes: '12:00' }, '10:00')).toEqual({ opens: '10:00', closes: '12:00' });
  expect(openedAt({ opens: '09:00', closes: '12:00' }, '15:00')).toEqual({ opens: '15:00', closes: '15:15' });
  expect(closesChoices('23:45')).toEqual(['24:00']);
});

it('gives the times of a day to those that are open, and opens none', () => {
  const { week } = valuesOf(stored);
  const times = { opens: '09:00', closes: '12:00' };
  expect(withSameTimes(week, 2)).toMatchObject({ 1: null, 2: times, 5: times, 7: null });
});

it('requires the day of each exception, once', () => {
  const values = valuesOf(stored);
  const again = { day: '2031-01-01', opens: '10:00', closes: '11:00' };
  expect(problemsOf(values)).toEqual({});
  expect(problemsOf({ ...values, exceptions: [{ ...again, day: '' }] })).toEqual({
    exceptions: 'day_missing',
  });
  expect(problemsOf({ ...values, exceptions: [...values.exceptions, again] })).toEqual({
    exceptions: 'day_twice',
  });
});
