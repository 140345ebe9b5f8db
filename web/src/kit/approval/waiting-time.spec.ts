import { expect, it } from 'vitest';
import { waitedSince } from './waiting-time';

it('shows how long something waits in the largest unit that fits', () => {
  const now = Date.parse('2026-11-22T01:30:00Z');
  expect(waitedSince('2026-11-20T00:00:00Z', now)).toEqual({ unit: 'day', count: 2 });
  expect(waitedSince('2026-11-21T23:00:00Z', now)).toEqual({ unit: 'hour', count: 2 });
  expect(waitedSince('2026-11-22T01:30:30Z', now)).toEqual({ unit: 'minute', count: 0 });
});
