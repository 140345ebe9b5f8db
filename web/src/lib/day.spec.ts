import { presetDays } from './day';

describe('days of a calendar', () => {
  it.each([
    ['today', '2026-11-20', '2026-11-20'],
    ['week', '2026-11-14', '2026-11-20'],
    ['thirty', '2026-10-22', '2026-11-20'],
    ['month', '2026-11-01', '2026-11-20'],
  ] as const)('%s is from %s to %s', (preset, from, to) =>
    expect(presetDays(preset, new Date(2026, 10, 20, 23, 30))).toEqual({ from, to }),
  );
});
