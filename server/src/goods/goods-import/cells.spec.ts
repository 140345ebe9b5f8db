import { columnOfField } from './import-columns.js';
import { instantOf } from '../../platform/sheets/instant-cell.js';
import { readLists } from './list-cells.js';

describe('a cell with a time', () => {
  it.each([
    ['2026-12-01 09:30', '2026-12-01T00:30:00.000Z'],
    ['2026/12/1', '2026-11-30T15:00:00.000Z'],
    ['2026年12月1日 9時30分', '2026-12-01T00:30:00.000Z'],
    ['２０２６－１２－０１ ０９：３０', '2026-12-01T00:30:00.000Z'],
    ['2026-12-01T09:30:00Z', '2026-12-01T09:30:00.000Z'],
    ['2026-12-01T09:30+0800', '2026-12-01T01:30:00.000Z'],
    // As a spreadsheet keeps a date.
    ['46357', '2026-11-30T15:00:00.000Z'],
    ['46357.3958333333', '2026-12-01T00:30:00.000Z'],
  ])('with the text %s is %s in Tokyo', (text, instant) => {
    expect(instantOf(text, 'Asia/Tokyo')).toBe(instant);
  });

  it.each([
    'soon',
    '2026',
    '2026-13-01',
    '2026-02-30',
    '2026-12-01 25:00',
    '1',
    '1e9',
    '2026-12-01 09:30 PST',
  ])('with the text %s is none', (text) => {
    expect(instantOf(text, 'Asia/Tokyo')).toBeNull();
  });
});

describe('cells with a list', () => {
  it('contain the same text on the same line, in one language or in several', () => {
    expect(
      readLists({
        specifications_e: 'Weight: 12 kg\nField of view: 45°, non-mydriatic',
        specifications_j: '重量：12 kg；画角：45°（無散瞳）',
        accessories_e: 'Foot switch; Power cable',
      }),
    ).toEqual({
      form: {
        specifications: [
          { label: { c: '', e: 'Weight', j: '重量' }, value: { c: '', e: '12 kg', j: '12 kg' } },
          {
            label: { c: '', e: 'Field of view', j: '画角' },
            value: { c: '', e: '45°, non-mydriatic', j: '45°（無散瞳）' },
          },
        ],
        accessories: [
          { c: '', e: 'Foot switch', j: '' },
          { c: '', e: 'Power cable', j: '' },
        ],
      },
      faults: {},
    });
  });

  it('are refused where their lines do not match, are no pairs or too many', () => {
    const thirtyOne = Array.from({ length: 31 }, (_, i) => `Part ${i}`).join('\n');
    expect(
      readLists({
        specifications_c: '重量：12 kg',
        specifications_e: 'Weight: 12 kg\nno value',
        accessories_e: thirtyOne,
      }),
    ).toEqual({
      form: {},
      faults: {
        specifications_e: { key: 'line_count', params: { count: 1 } },
        accessories_e: { key: 'too_many', params: { limit: 30 } },
      },
    });
    expect(readLists({ specifications_e: 'no value' }).faults).toEqual({
      specifications_e: { key: 'format' },
    });
  });
});

describe('the column of a fault', () => {
  it('is that of the language it names', () => {
    expect(columnOfField('specifications.0.label.e')).toBe('specifications_e');
    expect(columnOfField('specifications')).toBe('specifications_c');
    expect(columnOfField('price')).toBe('price');
    expect(columnOfField('video')).toBeNull();
  });
});
