// Arithmetic of amounts belongs to shared-types/src/money.ts: what is rounded is rounded in one place.

const amount = '(?:amount|price|total|fee|tax|money|cost|balance|gross|paid|captured|refunded)';
const arithmetic = new RegExp(
  [
    // How many minor units there are in one, and what follows from it.
    String.raw`\bminorPerUnit\b`,
    // Fractions, as texts and as numbers.
    String.raw`\btoFixed\(|\bparseFloat\(`,
    String.raw`\b\w*${amount}\)? [*/] 100\b`,
    // Shares that leave the safe range.
    String.raw`\bBigInt\([^()]*\)\)? [*/]|[*/] BigInt\(|[*/] 10_?000n\b`,
  ].join('|'),
  'i',
);

/**
 * @param {string} file
 * @param {string} text
 * @returns {number[]} lines
 */
export function moneyArithmetic(file, text) {
  if (!file.startsWith('server/src/') || file.endsWith('.spec.ts')) return [];
  return text.split('\n').flatMap((line, at) => (arithmetic.test(line) ? [at + 1] : []));
}
