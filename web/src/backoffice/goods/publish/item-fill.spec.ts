import type { ProductDetail } from '@fovea/shared-types/goods/product.record';
import { describe, expect, it } from 'vitest';
import { fillOf, type ItemValues, revertedFill } from './item-fill';

const item: ProductDetail = {
  id: 3,
  goods_name: 'Fundus camera AF-330',
  goods_code: 'AF-330',
  goods_name_c: '眼底相机 AF-330',
  goods_name_e: 'Fundus camera AF-330',
  goods_name_j: '',
  category_id: 4,
  category_name: 'Fundus cameras',
  maker: 'Kasumi',
  brand_id: 7,
  images: [],
  status: 1,
  company_name: null,
  is_own: false,
  up_time: '2026-01-01T00:00:00Z',
  tracking: 0,
  device_class: 2,
  is_maintenance_required: false,
  gtin: '04912345678904',
  udi_di: null,
  generic_name_c: '',
  generic_name_e: '',
  generic_name_j: '',
  content_c: '',
  content_e: '<p>45 degrees</p>',
  content_j: '',
  files: [],
  version: 'v',
};
const empty: ItemValues = {
  goods_name_c: '',
  goods_name_e: '',
  goods_name_j: '',
  category_id: null,
  brand_id: null,
  goods_code: '',
  gtin: '',
  jp_class: null,
  content_c: '',
  content_e: '<p></p>',
  content_j: '',
};
const offered = { categories: new Set(['4']), brands: new Set(['7']) };

describe('an item of the item master in a form', () => {
  it('fills an empty one from the item', () =>
    expect(fillOf(item, empty, offered)).toEqual({
      filled: {
        goods_name_c: '眼底相机 AF-330',
        goods_name_e: 'Fundus camera AF-330',
        category_id: '4',
        brand_id: '7',
        goods_code: 'AF-330',
        gtin: '04912345678904',
        jp_class: '2',
        content_e: '<p>45 degrees</p>',
      },
      other: {},
    }));

  it('replaces nothing that was typed, and shows what it would have filled in', () => {
    const typed = { ...empty, goods_name_e: 'My camera', category_id: '4', goods_code: 'AF-331' };
    const { filled, other } = fillOf(item, typed, offered);
    expect(Object.keys(filled)).toEqual(['goods_name_c', 'brand_id', 'gtin', 'jp_class', 'content_e']);
    expect(other).toEqual({ goods_name_e: 'Fundus camera AF-330', goods_code: 'AF-330' });
  });

  it('fills in no category or maker that the form does not offer', () =>
    expect(fillOf(item, empty, { categories: new Set(), brands: new Set() }).filled).not.toHaveProperty(
      'brand_id',
    ));

  it('is undone except where somebody continued typing', () => {
    const { filled } = fillOf(item, empty, offered);
    const now = { ...empty, ...filled, goods_name_e: 'Fundus camera AF-330, 2019' };
    expect({ ...now, ...revertedFill(filled, empty, now) }).toEqual({
      ...empty,
      goods_name_e: 'Fundus camera AF-330, 2019',
    });
  });
});
