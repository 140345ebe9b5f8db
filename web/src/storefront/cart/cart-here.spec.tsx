import { beforeEach, describe, expect, it } from 'vitest';
import { cartHere, changeHere, forgetCartHere, putHere, takeOutHere } from './cart-here';

beforeEach(forgetCartHere);

describe('what a visitor puts into the cart', () => {
  it('stays in this browser and adds up, the newest first', () => {
    putHere(7, 1);
    putHere(8, 2);
    putHere(7, 2);
    const lines = [
      { goods_id: 7, quantity: 3 },
      { goods_id: 8, quantity: 2 },
    ];
    expect(cartHere()).toEqual(lines);
    expect(JSON.parse(localStorage.getItem('fovea_cart') ?? '')).toEqual(lines);
  });

  it('is changed and taken out by its goods', () => {
    putHere(7, 1);
    putHere(8, 2);
    changeHere(7, 4);
    takeOutHere([8]);
    expect(cartHere()).toEqual([{ goods_id: 7, quantity: 4 }]);
  });

  it('leaves out what no cart can hold, whoever wrote it', () => {
    const odd = [
      { goods_id: 7, quantity: 0 },
      { goods_id: -1, quantity: 1 },
      { goods_id: 8, quantity: 10_000 },
    ];
    localStorage.setItem('fovea_cart', JSON.stringify(odd));
    window.dispatchEvent(new StorageEvent('storage', { key: 'fovea_cart' }));
    expect(cartHere()).toEqual([]);
  });

  it('is gone once it is the member’s', () => {
    putHere(7, 1);
    forgetCartHere();
    expect(cartHere()).toEqual([]);
    expect(localStorage.getItem('fovea_cart')).toBeNull();
  });
});
