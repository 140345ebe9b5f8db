import { returnedAtRates } from './fee-charges.js';

const charged = [
  { rate: 800, fee: 251, tax: 20 },
  { rate: 1_000, fee: 550, tax: 55 },
  { rate: 0, fee: 7, tax: 0 },
];
const whole = { fee: 808, tax: 75 };

it('divides what is returned among the rates, without a yen more or less', () => {
  for (let fee = 0; fee <= whole.fee; fee += 1) {
    const returned = { fee, tax: Math.floor((whole.tax * fee) / whole.fee) };
    const rows = returnedAtRates(charged, returned);
    expect(rows.reduce((sum, row) => sum + row.fee, 0)).toBe(returned.fee);
    expect(rows.reduce((sum, row) => sum + row.tax, 0)).toBe(returned.tax);
    for (const [at, row] of rows.entries()) {
      expect(row.fee).toBeGreaterThanOrEqual(0);
      expect(row.fee).toBeLessThanOrEqual(charged[at]?.fee ?? 0);
      expect(row.tax).toBeLessThanOrEqual(charged[at]?.tax ?? 0);
    }
  }
  expect(returnedAtRates(charged, whole)).toEqual(charged);
});
