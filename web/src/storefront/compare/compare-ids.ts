/** More columns than this nobody reads side by side. */
export const COMPARE_MAX = 4;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** The ids among whatever was kept or typed: each once, in order, at most `COMPARE_MAX`. */
export const idsAmong = (values: unknown): number[] =>
  Array.isArray(values) ? [...new Set(values.filter(isId))].slice(0, COMPARE_MAX) : [];

/** The ids of an address: `1,2,3`. */
export const idsOfText = (text: string): number[] => idsAmong(text.split(',').map(Number));

/** One more at the end; the same list where it is there already or there is no room. */
export const withId = (ids: readonly number[], id: number): readonly number[] =>
  ids.includes(id) || ids.length >= COMPARE_MAX ? ids : [...ids, id];

export const withoutId = (ids: readonly number[], id: number): readonly number[] =>
  ids.filter((known) => known !== id);
