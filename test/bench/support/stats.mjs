/**
 * @param {readonly number[]} values
 * @param {number} share 0.5 is the median
 */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** @param {readonly number[]} values */
export const median = (values) => percentile(values, 0.5);

/** @param {readonly number[]} values least and most of the rounds */
const spread = (values) => [Math.min(...values), Math.max(...values)];

/**
 * "12.3 (11.9–12.8)": the median of the rounds and how far they lie apart.
 * @param {readonly number[]} values
 * @param {number} [digits]
 */
export function summary(values, digits = 0) {
  const show = (/** @type {number} */ value) =>
    value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits });
  const [least = 0, most = 0] = spread(values);
  return `${show(median(values))} (${show(least)}–${show(most)})`;
}

/**
 * @param {readonly number[]} ours
 * @param {readonly number[]} theirs of the same rounds
 */
export const ratios = (ours, theirs) => ours.map((value, round) => value / (theirs[round] ?? Number.NaN));
