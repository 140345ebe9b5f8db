import { AppError } from '../../platform/kernel/app-error.js';
import { settledRegistrationNumber } from './registration-number.js';

describe('a registration number', () => {
  it.each([
    ['T8700110005901', 'T8700110005901'],
    ['t8700-1100-05901', 'T8700110005901'],
    ['Ｔ８７００１１０００５９０１', 'T8700110005901'],
    ['8700110005901', 'T8700110005901'],
    ['', null],
    [null, null],
  ])('%p is kept as %p', (typed, kept) => expect(settledRegistrationNumber(typed)).toBe(kept));

  it.each(['T7700110005901', 'T870011000590', 'T87001100059011', 'TABCDEFGHIJKLM'])(
    '%p is refused',
    (typed) => expect(() => settledRegistrationNumber(typed)).toThrow(AppError),
  );
});
