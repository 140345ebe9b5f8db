import type { Translations } from './translations.js';

/** A filter of a record's list. */
export interface RecordFilter<Value = unknown> {
  readonly kind: 'words' | 'text' | 'same' | 'from' | 'to' | 'fromDay' | 'toDay' | 'id' | 'either';
  /** Absent: the label of the field of the same name. */
  readonly label?: Translations;
  readonly max: number;
  readonly value?: Value;
}

/** Every word must occur somewhere; the server declares where. */
export const searchText = (label?: Translations, max = 100): RecordFilter<string> => ({
  kind: 'words',
  max,
  ...(label && { label }),
});
/** The whole text as it is stored. */
export const exactly = (label?: Translations, max = 100): RecordFilter<string> => ({
  kind: 'text',
  max,
  ...(label && { label }),
});
/** Equal to the field of the same name. */
export const same = (): RecordFilter<'same'> => ({ kind: 'same', max: 0 });
/** A row's id that is no field of the record. */
export const ofId = (label: Translations): RecordFilter<number> => ({ kind: 'id', max: 0, label });
/** Rows for which something is true (1) or false (0); the server declares what. */
export const either = (label: Translations): RecordFilter<number> => ({ kind: 'either', max: 0, label });
/** From this instant on, or up to it; the server declares of what. */
export const since = (label: Translations): RecordFilter<string> => ({ kind: 'from', max: 0, label });
export const until = (label: Translations): RecordFilter<string> => ({ kind: 'to', max: 0, label });
/** The same of days, as a calendar has them: of what is no instant. */
export const sinceDay = (label: Translations): RecordFilter<string> => ({ kind: 'fromDay', max: 0, label });
export const untilDay = (label: Translations): RecordFilter<string> => ({ kind: 'toDay', max: 0, label });
