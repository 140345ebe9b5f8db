import type { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import { describe, expect, it } from 'vitest';
import { differingFields } from './differing-fields';
import { problemsOf } from './publish-rules';
import { goodsForm, publishValues } from './publish-values';

const file = (id: number) => ({
  id,
  url: `/files/${id}.png`,
  thumbnail_url: null,
  name: `${id}.png`,
  mime: 'image/png',
  size: 10,
});
const whole: GoodsForm = {
  goods_name_c: '眼底相机',
  goods_name_e: 'Fundus camera',
  goods_name_j: '',
  condition_note_c: '',
  condition_note_e: 'Scratch',
  condition_note_j: '',
  usage_note_c: '',
  usage_note_e: '',
  usage_note_j: '',
  content_c: '',
  content_e: '<p>Fine</p>',
  content_j: '',
  category_id: 4,
  brand_id: 7,
  product_id: null,
  goods_code: 'AF-330',
  serial_number: '',
  year: 2019,
  origin: 'JP',
  ships_from: 'CN',
  sale_type: 3,
  price: '1200.50',
  currency: 'CNY',
  is_negotiable: true,
  quantity: 2,
  freight: null,
  shipping_time: 2,
  pay_types: [2, 4],
  need_licence: false,
  up_at: '2026-11-20T00:30:00.000Z',
  condition: 3,
  usage_hours: 0,
  images: [3, 1],
  video: null,
  attachments: [{ file_id: 9, kind: 2 }],
  specifications: [{ label: { c: '', e: 'Angle', j: '' }, value: { c: '', e: '45°', j: '' } }],
  accessories: [{ c: '', e: 'Cord', j: '' }],
  length_mm: 300,
  width_mm: null,
  height_mm: null,
  weight_g: 12_000,
  gtin: '4900000000007',
  jp_class: 2,
  jp_approval_number: '',
  nmpa_number: '',
};
const files = [file(1), file(3), file(9)];

describe('the values of the publish form', () => {
  it('return the form they came from, untouched cents included', () => {
    expect(goodsForm(publishValues(whole, files), whole)).toEqual(whole);
  });

  it('take the amount that was typed', () => {
    const values = { ...publishValues(whole, files), price: 1300 };
    expect(goodsForm(values, whole).price).toBe('1300');
  });

  it('leave out deleted files, and rows without contents', () => {
    const values = publishValues(
      { ...whole, images: [3, 8], accessories: [{ c: '', e: ' ', j: '' }] },
      files,
    );
    expect(goodsForm(values, whole)).toMatchObject({ images: [3], accessories: [] });
  });

  it('read full-width digits of a code', () => {
    const values = { ...publishValues(whole, files), gtin: '４９００００００００００７' };
    expect(goodsForm(values, whole).gtin).toBe('4900000000007');
  });
});

describe('two states of one form', () => {
  it('differ in nothing when one is the other', () =>
    expect(differingFields(publishValues(whole, files), whole)).toEqual([]));

  it('differ where somebody wrote something else, or put pictures in another order', () => {
    const values = { ...publishValues(whole, files), goods_code: 'AF-331' };
    expect(differingFields(values, { ...whole, images: [1, 3] })).toEqual(['goods_code', 'images']);
  });
});

describe('what keeps goods from being submitted', () => {
  const problems = (change: Partial<ReturnType<typeof publishValues>>) => {
    const values = { ...publishValues(whole, files), ...change };
    return problemsOf(values, goodsForm(values, whole), 'j');
  };

  it('is nothing once all that is needed is there', () => expect(problems({})).toEqual({}));

  it('is a name in no language, requested in the language on screen', () =>
    expect(problems({ goods_name_c: '', goods_name_e: '' })).toEqual({
      goods_name_j: { kind: 'missing', field: 'goods_name_e' },
    }));

  it('is a price where it is sold at one, but not for an auction', () => {
    expect(problems({ price: null })).toHaveProperty('price');
    expect(problems({ price: null, sale_type: '2' })).toEqual({});
  });

  it('is a year, a number or a row that cannot be', () =>
    expect(
      Object.keys(
        problems({
          year: 1890,
          gtin: '12345',
          price: 0,
          specifications: [{ key: 'a', label: { c: '', e: 'Angle', j: '' }, value: { c: '', e: '', j: '' } }],
        }),
      ).sort(),
    ).toEqual(['gtin', 'price', 'specifications', 'year']));
});
