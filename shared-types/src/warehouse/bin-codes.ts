/** As labels have it and scanners read it. */
export const BIN_CODE = /^[A-Z0-9][A-Z0-9./_-]{0,31}$/;
export const BINS_AT_ONCE = 1_000;

/** Capital letters, digits and hyphens as ASCII has them, whatever keyboard they come from. */
export const binCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[‐‑‒–—―−ー]/g, '-')
    .trim()
    .toUpperCase();

/**
 * Every bin from one to another: of A-01-01 and C-10-04 all of aisles A to C, racks 1 to 10 and shelves 1 to 4.
 * @returns null where the two are not alike in their parts, go backwards, or are more than can be added at once
 */
export function binCodesBetween(first: string, last: string): string[] | null {
  const [from, to] = [binCode(first), binCode(last)];
  if (!BIN_CODE.test(from) || !BIN_CODE.test(to)) return null;
  const [starts, ends] = [from.split('-'), to.split('-')];
  if (starts.length !== ends.length) return null;
  let codes: string[][] = [[]];
  for (const [at, start] of starts.entries()) {
    const steps = stepsBetween(start, ends[at] ?? '');
    if (steps === null || codes.length * steps.length > BINS_AT_ONCE) return null;
    codes = codes.flatMap((code) => steps.map((step) => [...code, step]));
  }
  return codes.map((code) => code.join('-'));
}

/** One letter, or digits of one width; anything else stays as it is. */
function stepsBetween(first: string, last: string): string[] | null {
  if (first === last) return [first];
  if (/^\d+$/.test(first) && /^\d+$/.test(last)) {
    const [from, to] = [Number(first), Number(last)];
    if (to < from || to - from >= BINS_AT_ONCE) return null;
    const width = first.length === last.length || first.startsWith('0') ? first.length : 0;
    return Array.from({ length: to - from + 1 }, (_, step) => String(from + step).padStart(width, '0'));
  }
  if (!/^[A-Z]$/.test(first) || !/^[A-Z]$/.test(last) || last < first) return null;
  const [from, to] = [first.charCodeAt(0), last.charCodeAt(0)];
  return Array.from({ length: to - from + 1 }, (_, step) => String.fromCharCode(from + step));
}
