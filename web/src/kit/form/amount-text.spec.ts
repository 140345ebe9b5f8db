import { describe, expect, it } from 'vitest';
import { minorOf, readAmount, wireOf, writeAmount } from './amount-text';

describe('a sum that is typed', () => {
  it.each([
    ['¥1,200,000', 'JPY', '1200000'],
    ['１２００円', 'JPY', '1200'],
    ['1.200.000', 'JPY', '1200000'],
    ['100.50', 'JPY', '100'],
    ['US$ 1,019.80', 'USD', '1019.80'],
    ['19.805', 'USD', '19.80'],
    ['19.', 'CNY', '19.'],
    ['.5', 'CNY', '0.5'],
    ['007', 'CNY', '7'],
    ['0.05', 'CNY', '0.05'],
    ['', 'CNY', ''],
    ['about ten', 'CNY', ''],
  ])('%s in %s is held as %s', (typed, currency, plain) => {
    expect(readAmount(typed, currency)).toBe(plain);
  });

  it('is shown with separators and sent without', () => {
    expect([writeAmount('1234567.5'), writeAmount('19.'), writeAmount('')]).toEqual([
      '1,234,567.5',
      '19.',
      '',
    ]);
    expect([wireOf('19.'), wireOf('1,234.5')]).toEqual(['19', '1234.5']);
  });

  it('is so many minor units, or none of the currency', () => {
    expect([minorOf('19.8', 'USD'), minorOf('1980', 'JPY'), minorOf('19.', 'CNY')]).toEqual([
      1980, 1980, 1900,
    ]);
    expect([minorOf('', 'JPY'), minorOf('19.8', 'JPY'), minorOf('5', null)]).toEqual([null, null, null]);
  });
});
