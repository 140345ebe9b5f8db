import { describe, expect, it } from 'vitest';
import { compareTexts, differInFiles, type ReviewTexts } from './review-fields';

const texts: ReviewTexts = {
  category: (id) => `category ${id}`,
  brand: (id) => `brand ${id}`,
  dict: (name, code) => `${name} ${code}`,
  jpClass: (code) => `class ${code}`,
  country: (code) => code,
  money: (text, currency) => `${currency} ${text}`,
  time: (instant) => instant,
  yesNo: (isYes) => (isYes ? 'yes' : 'no'),
  plain: (html) => html.replace(/<[^>]+>/g, ''),
};
const text = (e: string, c = '', j = '') => ({ c, e, j });

describe('a submission beside what the shop shows', () => {
  it('names the fields that differ, in the order of the form, as people read them', () => {
    const { changed, same } = compareTexts(
      { goods_name_e: 'OCT', price: '100', currency: 'JPY', condition: 3, content_e: '<p>Fine</p>' },
      { goods_name_e: 'OCT', price: '120', currency: 'JPY', condition: 4, content_e: '<h2>Fine</h2>' },
      texts,
    );
    expect(changed).toEqual([
      { field: 'price', before: 'JPY 100', after: 'JPY 120' },
      { field: 'condition', before: 'item_condition 3', after: 'item_condition 4' },
    ]);
    expect(same.map(({ field }) => field)).toEqual(['goods_name_e', 'content_e']);
  });

  it('compares rows line by line and a size as one', () => {
    const { changed } = compareTexts(
      { specifications: [{ label: text('Angle'), value: text('45°') }], length_mm: 300 },
      {
        specifications: [{ label: text('Angle', '视角'), value: text('45°') }],
        accessories: [text('Power cord')],
        length_mm: 300,
        width_mm: 200,
      },
      texts,
    );
    expect(changed).toEqual([
      { field: 'specifications', before: 'Angle: 45°', after: '视角 / Angle: 45°' },
      { field: 'accessories', before: '', after: 'Power cord' },
      { field: 'size', before: '300 × - × -', after: '300 × 200 × -' },
    ]);
  });

  it('has nothing to be compared with the first time', () => {
    const { changed, same } = compareTexts(null, { goods_name_j: '眼底カメラ' }, texts);
    expect(changed).toEqual([]);
    expect(same).toHaveLength(1);
  });

  it('sees another order of pictures as a change', () => {
    expect(differInFiles('images', { images: [1, 2] }, { images: [2, 1] })).toBe(true);
    expect(differInFiles('video', { video: null }, {})).toBe(false);
  });
});
