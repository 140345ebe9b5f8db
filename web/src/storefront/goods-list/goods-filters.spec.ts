import { describe, expect, it } from 'vitest';
import { hasFilters, NO_FILTERS, readFilters, toRequest, writeFilters } from './goods-filters';

const read = (address: string) => readFilters(new URLSearchParams(address), 'category');

describe('the filters of a list live in the address', () => {
  it('reads what it wrote', () => {
    const chosen = {
      brandIds: [3, 7],
      conditions: [1, 2],
      currency: 'CNY',
      priceMin: '100',
      priceMax: '2000.50',
      countries: ['JP', 'CN'],
      yearMin: 2018,
      yearMax: 2024,
      goodsName: '眼底 camera',
      sort: 'price_asc',
      categoryId: 4,
      saleType: 2,
    } as const;
    const address = writeFilters(new URLSearchParams(), chosen, 'category');
    expect(readFilters(address, 'category')).toEqual(chosen);
  });

  it('takes what it does not understand for not chosen', () => {
    const filters = read(
      'type=9&brand=x,-1,2,2&condition=5,3&currency=EUR&price_min=1e9&sort=relevance&category=0&country=jp,Japan&year_min=20x8&year_max=3000',
    );
    expect(filters).toMatchObject({
      saleType: 1,
      brandIds: [2],
      conditions: [3],
      currency: null,
      priceMin: null,
      sort: 'newest',
      categoryId: null,
      countries: [],
      yearMin: null,
      yearMax: null,
    });
  });

  it('sorts words by how well they fit unless something else is chosen', () => {
    expect(read('goods_name=oct').sort).toBe('relevance');
    expect(read('goods_name=oct&sort=newest').sort).toBe('newest');
    const address = new URLSearchParams('goods_name=oct&sort=ending');
    expect(writeFilters(address, { sort: 'relevance' }, 'category').has('sort')).toBe(false);
    expect(writeFilters(address, { sort: 'newest' }, 'category').get('sort')).toBe('newest');
  });

  it('starts again at page 1 after any change', () => {
    const next = writeFilters(new URLSearchParams('type=2&page=4'), { conditions: [1] }, 'category');
    expect(next.toString()).toBe('type=2&condition=1');
  });

  it('names the category id and shows all as 0 on the category page', () => {
    const next = writeFilters(new URLSearchParams('level=1&id=6'), { categoryId: null }, 'id');
    expect(next.toString()).toBe('level=1&id=0');
    expect(readFilters(next, 'id').categoryId).toBeNull();
  });

  it('clears every filter but the place and the order', () => {
    const filters = read('type=2&brand=1&goods_name=oct&sort=ending&category=3');
    expect(hasFilters(filters)).toBe(true);
    const cleared = writeFilters(
      new URLSearchParams('type=2&brand=1&goods_name=oct&sort=ending&category=3'),
      NO_FILTERS,
      'category',
    );
    expect(cleared.toString()).toBe('type=2&sort=ending&category=3');
  });

  it('requests from the server only what was chosen', () => {
    expect(toRequest(read('type=3'), 2, 80)).toEqual({ page: 2, limit: 80, sale_type: 3, sort: 'newest' });
  });
});
