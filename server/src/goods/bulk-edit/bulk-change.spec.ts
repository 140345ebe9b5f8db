import { assertChange, changeOf } from './bulk-change.js';

const ids = [1];
const yen = { price: '1000', currency: 'JPY' };
const yuan = { price: '99.99', currency: 'CNY' };

describe('a change to many goods', () => {
  it.each([
    [yen, { price: '5' }, '5'],
    [yen, { price_change: '-999' }, '1'],
    [yen, { price_percent: 12.25 }, '1123'],
    [yen, { price_percent: -90 }, '100'],
    [yuan, { price_percent: -10 }, '89.99'],
    [yuan, { price_change: '0.01' }, '100.00'],
  ])('makes of %j by %j a price of %s', (present, change, price) => {
    expect(changeOf(present, { ids, ...change })).toEqual({ price });
  });

  it.each([
    [yen, { price_change: '-1000' }, 'AMOUNT_INVALID'],
    [yen, { price_change: '0.5' }, 'AMOUNT_INVALID'],
    [{ price: null, currency: 'JPY' }, { price_percent: 5 }, 'VALIDATION'],
  ])('of %j by %j is refused: %s', (present, change, id) => {
    expect(() => changeOf(present, { ids, ...change })).toThrow(expect.objectContaining({ id }));
  });

  it('names only what it changes', () => {
    expect(changeOf(yen, { ids, freight: null, is_negotiable: false })).toEqual({
      freight: null,
      is_negotiable: false,
    });
  });

  it('needs something to change, and a price in one way only', () => {
    expect(() => assertChange({ ids })).toThrow(expect.objectContaining({ id: 'VALIDATION' }));
    expect(() => assertChange({ ids, price: '1', price_percent: 1 })).toThrow(
      expect.objectContaining({ id: 'VALIDATION' }),
    );
    expect(() => assertChange({ ids, quantity: 0 })).not.toThrow();
  });
});
