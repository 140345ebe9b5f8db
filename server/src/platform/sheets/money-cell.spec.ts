import { moneyCell } from './cells.js';

describe('an amount in a sheet', () => {
  it.each([
    ['¥1,500', 'JPY', '1500'],
    ['1500円', 'JPY', '1500'],
    ['¥15.5', 'CNY', '15.5'],
    ['15元', 'CNY', '15'],
    ['$1,234.50', 'USD', '1234.50'],
    ['1500', 'USD', '1500'],
  ] as const)('%s of a row in %s is %s', (text, currency, amount) => {
    expect(moneyCell(text, currency)).toEqual({ value: amount });
  });

  it.each([
    ['¥1,500', 'USD'],
    ['1500円', 'CNY'],
    ['15元', 'JPY'],
    ['$15', 'JPY'],
  ] as const)('%s is no amount of a row in %s', (text, currency) => {
    expect(moneyCell(text, currency)).toEqual({ fault: { key: 'format' } });
  });
});
