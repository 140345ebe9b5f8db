import { describe, expect, it } from 'vitest';
import { groupedNumber, numberFault, plainNumber, valueOfPlain, wholeIn } from './number-text';

describe('a number as people type it', () => {
  it.each([
    ['¥1,200,000', '1200000'],
    ['１２００円', '1200'],
    ['1 200 円', '1200'],
    ['JPY ¥1,980,000.00', '1980000.00'],
    ['1.200.000', '1200000'],
    ['￥３，５００', '3500'],
    ['US$ 1,019.80', '1019.80'],
    ['0012', '12'],
    ['.5', '0.5'],
    ['19.', '19.'],
    ['-8', '-8'],
    ['－８', '-8'],
    ['−8', '-8'],
    ['', ''],
  ])('%s is read as %s', (text, plain) => {
    expect(plainNumber(text)).toBe(plain);
  });

  it.each(['about ten', '12 pieces', '1e5', '1-2', '8-'])('%s is no number, and stays as it is', (text) => {
    expect(plainNumber(text)).toBe(text);
    expect(groupedNumber(text)).toBe(text);
    expect(valueOfPlain(text)).toBeNull();
    expect(numberFault(text, {})).toBe('number');
  });

  it.each([
    ['150', { max: 100 }, 'max'],
    ['-8', {}, 'min'],
    ['1,500.5', {}, 'whole'],
    ['30', { max: 23 }, 'max'],
    ['99999999999999', { max: 2_147_483_647 }, 'max'],
    ['99999999999999999999', {}, 'max'],
    ['0', { min: 1 }, 'min'],
    ['1.234', { digits: 2 }, 'digits'],
    ['1.2', {}, 'whole'],
    ['-', {}, 'number'],
    ['100', { max: 100 }, null],
    ['1,980,000.00', {}, null],
    ['-8', { min: -10 }, null],
    ['19.80', { digits: 2 }, null],
    ['', { min: 1 }, null],
  ] as const)('%s within %o: %s', (text, bounds, fault) => {
    expect(numberFault(text, bounds)).toBe(fault);
  });

  it('has separators while it is typed', () => {
    expect(['1234567.5', '-1234', '19.', '', '999'].map(groupedNumber)).toEqual([
      '1,234,567.5',
      '-1,234',
      '19.',
      '',
      '999',
    ]);
  });

  it('is a whole number, or none', () => {
    expect([wholeIn('1,200'), wholeIn('-3'), wholeIn('4.0'), wholeIn('1.5'), wholeIn('')]).toEqual([
      1200,
      -3,
      4,
      null,
      null,
    ]);
  });
});
