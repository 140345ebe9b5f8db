import { DateTime } from 'luxon';

/** As people in the three countries write a day, with or without a time, with or without its zone. */
const WRITTEN =
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T\s]\s*(\d{1,2})[:時时点](\d{1,2})分?(?::(\d{1,2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;
/** Days since the end of 1899, as Excel keeps a date: those of the years 1980 to 2200. */
const SERIAL = /^(?:29[3-9]\d{2}|[3-9]\d{4}|10\d{4})(?:\.\d+)?$/;
const SERIAL_ZERO = { year: 1899, month: 12, day: 30 };
const MINUTES_OF_DAY = 1440;

/**
 * The instant in a cell, ISO 8601 in UTC; null where it is none.
 * @param timeZone of its author, where the cell names none
 */
export function instantOf(text: string, timeZone: string): string | null {
  const normalized = text.normalize('NFKC').trim();
  const at = SERIAL.test(normalized)
    ? fromSerial(Number(normalized), timeZone)
    : fromWritten(normalized, timeZone);
  return at?.isValid ? at.toUTC().toISO() : null;
}

const fromSerial = (days: number, zone: string): DateTime =>
  DateTime.fromObject(SERIAL_ZERO, { zone: 'UTC' })
    .plus({ minutes: Math.round(days * MINUTES_OF_DAY) })
    .setZone(zone, { keepLocalTime: true });

function fromWritten(text: string, timeZone: string): DateTime | null {
  const [, year, month, day, hour = '0', minute = '0', second = '0', zone] = WRITTEN.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const parts = { year, month, day, hour, minute, second };
  return DateTime.fromObject(
    Object.fromEntries(Object.entries(parts).map(([unit, figure]) => [unit, Number(figure)])),
    { zone: zone === undefined ? timeZone : zoneOf(zone) },
  );
}

const zoneOf = (written: string): string =>
  written.toUpperCase() === 'Z' ? 'UTC' : `UTC${written.slice(0, 3)}:${written.slice(-2)}`;
