import { beforeEach, describe, expect, it } from 'vitest';
import { cartHere, forgetCartHere, putHere } from './cart-here';

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

  it('is gone once it is the member’s', () => {
    putHere(7, 1);
    forgetCartHere();
    expect(cartHere()).toEqual([]);
    expect(localStorage.getItem('fovea_cart')).toBeNull();
  });
});
