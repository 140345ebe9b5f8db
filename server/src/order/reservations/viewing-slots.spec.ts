import { clockOf, minutesOf, slotStarts, spanOfDay } from './viewing-slots.js';

const TOKYO = {
  timeZone: 'Asia/Tokyo',
  week: new Map([[1, { opens: 600, closes: 640 }]]),
  days: new Map<string, { opens: number | null; closes: number | null }>(),
};
const MONDAY = spanOfDay('2026-11-23', 'Asia/Tokyo') ?? { from: new Date(0), to: new Date(0) };
const TUESDAY = spanOfDay('2026-11-24', 'Asia/Tokyo') ?? { from: new Date(0), to: new Date(0) };
const texts = (starts: Date[]): string[] => starts.map((start) => start.toISOString());

it('slots are whole quarters of the open hours, on the merchant’s clock', () => {
  expect(texts(slotStarts(TOKYO, MONDAY.from, MONDAY.to))).toEqual([
    '2026-11-23T01:00:00.000Z',
    '2026-11-23T01:15:00.000Z',
  ]);
  expect(slotStarts(TOKYO, TUESDAY.from, TUESDAY.to)).toEqual([]);
});

it('an exceptional day takes precedence over its weekday', () => {
  const closed = new Map([['2026-11-23', { opens: null, closes: null }]]);
  expect(slotStarts({ ...TOKYO, days: closed }, MONDAY.from, MONDAY.to)).toEqual([]);
  const open = new Map([['2026-11-24', { opens: 1425, closes: 1440 }]]);
  expect(texts(slotStarts({ ...TOKYO, days: open }, TUESDAY.from, TUESDAY.to))).toEqual([
    '2026-11-24T14:45:00.000Z',
  ]);
});

it('a reader’s day takes slots of two days of the merchant', () => {
  const week = new Map([
    [1, { opens: 1425, closes: 1440 }],
    [2, { opens: 0, closes: 15 }],
  ]);
  const span = spanOfDay('2026-11-23', 'Europe/London');
  expect(texts(slotStarts({ ...TOKYO, week }, span?.from ?? new Date(), span?.to ?? new Date()))).toEqual([
    '2026-11-23T14:45:00.000Z',
    '2026-11-23T15:00:00.000Z',
  ]);
});

it('there is no day in a zone that nobody knows', () => {
  expect(spanOfDay('2026-11-23', 'Mars/Olympus')).toBeNull();
});

it('minutes and clock times convert both ways', () => {
  expect([0, 570, 1440].map(clockOf)).toEqual(['00:00', '09:30', '24:00']);
  expect(['00:00', '09:30', '24:00'].map(minutesOf)).toEqual([0, 570, 1440]);
});
