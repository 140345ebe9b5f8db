import { expect, it } from 'vitest';
import { caretAfter, digitsIn } from './caret';

it('keeps the caret behind the digit it was behind', () => {
  expect(caretAfter('1,234', 1)).toBe(1);
  expect(caretAfter('1,234', 2)).toBe(3);
  expect(caretAfter('1,234', 4)).toBe(5);
  expect(digitsIn('¥１,2')).toBe(2);
  expect(digitsIn('-1.5')).toBe(4);
});
