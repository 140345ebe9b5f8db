import { expect, it } from 'vitest';
import { minorOf, wireOf } from './amount-text';

it('sends an amount without separators and currency', () => {
  expect([wireOf('19.'), wireOf('1,234.5'), wireOf('¥1,200,000'), wireOf('')]).toEqual([
    '19',
    '1234.5',
    '1200000',
    '',
  ]);
});

it('is so many minor units, or none of the currency', () => {
  expect([minorOf('19.8', 'USD'), minorOf('1980', 'JPY'), minorOf('19.', 'CNY')]).toEqual([1980, 1980, 1900]);
  expect([minorOf('', 'JPY'), minorOf('19.8', 'JPY'), minorOf('5', null), minorOf('ten', 'JPY')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
