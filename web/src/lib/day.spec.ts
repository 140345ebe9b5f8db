import { calendarDays, dayAfter, monthAfter, presetDays } from './day';

describe('days of a calendar', () => {
  it.each([
    ['today', '2026-11-20', '2026-11-20'],
    ['week', '2026-11-14', '2026-11-20'],
    ['thirty', '2026-10-22', '2026-11-20'],
    ['month', '2026-11-01', '2026-11-20'],
  ] as const)('%s is from %s to %s', (preset, from, to) =>
    expect(presetDays(preset, new Date(2026, 10, 20, 23, 30))).toEqual({ from, to }),
  );

  it('of a month are whole weeks from Monday, of a week its seven', () => {
    const november = calendarDays('2026-11-20', 'month');
    expect([november[0], november.at(-1), november.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
    expect(calendarDays('2027-02-01', 'month')).toHaveLength(28);
    expect(calendarDays('2026-11-22', 'week')).toEqual(
      ['16', '17', '18', '19', '20', '21', '22'].map((date) => `2026-11-${date}`),
    );
  });

  it('continue over months and years; a shorter month has its last day', () => {
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
    expect(monthAfter('2026-01-31', 1)).toBe('2026-02-28');
    expect(monthAfter('2026-01-15', -1)).toBe('2025-12-15');
  });
});
