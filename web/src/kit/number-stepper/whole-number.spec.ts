import { describe, expect, it } from 'vitest';
import { caretAfter, digitsIn, readWhole, writeWhole } from './whole-number';

describe('whole numbers as people type them', () => {
  it.each([
    ['¥1,200,000', 1_200_000],
    ['１２００', 1200],
    ['1 200 円', 1200],
    ['JPY ¥1,980,000.00', 1_980_000],
    ['1.200.000', 1_200_000],
    ['￥３，５００', 3500],
    ['0012', 12],
  ])('reads %s', (text, value) => {
    expect(readWhole(text)).toBe(value);
  });

  it('reads nothing from a text without digits', () => {
    expect(readWhole('')).toBeNull();
    expect(readWhole('¥')).toBeNull();
  });

  it('writes thousands separators, and nothing for the empty field', () => {
    expect(writeWhole(1_234_567)).toBe('1,234,567');
    expect(writeWhole(999)).toBe('999');
    expect(writeWhole(null)).toBe('');
  });

  it('keeps the caret behind the digit it was behind', () => {
    expect(caretAfter('1,234', 1)).toBe(1);
    expect(caretAfter('1,234', 2)).toBe(3);
    expect(caretAfter('1,234', 4)).toBe(5);
    expect(digitsIn('¥１,2')).toBe(2);
  });
});
