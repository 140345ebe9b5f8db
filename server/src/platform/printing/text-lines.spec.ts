import fc from 'fast-check';
import { linesOf, runsOf, type Measure } from './text-lines.js';

/** Every sign is as wide as 10; the first font has all but what only the second has, and nobody has an emoji. */
const measure = (onlyJp = /[ぁ-ヶ]/u): Measure => ({
  fonts: ['sc', 'jp'],
  has: (font, sign) =>
    !/\p{Extended_Pictographic}/u.test(sign) && (font === 'jp' ? !/[检查]/u.test(sign) : !onlyJp.test(sign)),
  widthOf: ({ text }) => [...text].length * 10,
});
const linesOfWidth = (text: string, signs: number) =>
  linesOf(text, signs * 10, measure(/(?!)/u)).map((line) => line.map((run) => run.text).join(''));

describe('lines of a text', () => {
  it.each([
    ['a Chinese full stop stays with its sentence', '数量合计一百。请保管', 6, ['数量合计一', '百。请保管']],
    ['an opening bracket goes with what it opens', '设备名称（眼底）', 5, ['设备名称', '（眼底）']],
    [
      'a Japanese comma and a small kana begin no line',
      'ウォッチ、ショップ',
      3,
      ['ウォッ', 'チ、', 'ショッ', 'プ'],
    ],
    ['a long vowel mark begins no line', 'カメラー計', 3, ['カメ', 'ラー計']],
    ['words of English stay whole', 'fundus camera used', 13, ['fundus camera', 'used']],
    ['a number keeps its unit and its sign', '重量 12.5kg', 5, ['重量', '12.5k', 'g']],
  ])('%s', (_, text, signs, lines) => {
    expect(linesOfWidth(text, signs)).toEqual(lines);
  });

  it('break where a text has breaks, and anywhere in a word that is too long', () => {
    expect(linesOfWidth('一\r\n二\n\n三', 5)).toEqual(['一', '二', '', '三']);
    expect(linesOfWidth('SN-ABCDEFGHIJ 1', 4)).toEqual(['SN-', 'ABCD', 'EFGH', 'IJ 1']);
  });

  it('are never wider than they may be, and lose nothing but the spaces at their ends', () => {
    const text = fc.string({ unit: fc.constantFrom(...'眼底（カメラ。、ー）ab c1-.\n'), maxLength: 60 });
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 12 }), (given, signs) => {
        const lines = linesOfWidth(given, signs);
        expect(lines.every((line) => [...line].length <= signs)).toBe(true);
        expect(lines.join('').replace(/\s/g, '')).toBe(given.replace(/\s/g, ''));
      }),
    );
  });

  it('have no control characters and no halves of signs', () => {
    expect(linesOfWidth('a\u0000b\u200bc\ud83dd\u3099', 20)).toEqual(['abcd\u3099']);
    expect(linesOfWidth('か\u3099き', 20)).toEqual(['がき']);
    expect(linesOfWidth('髙﨑', 20)).toEqual(['髙﨑']);
  });
});

describe('the fonts of a text', () => {
  it('are one where one has all of it, else each sign has the first that knows it', () => {
    expect(runsOf('眼底', measure())).toEqual([{ font: 'sc', text: '眼底' }]);
    expect(runsOf('眼底カメラ', measure())).toEqual([{ font: 'jp', text: '眼底カメラ' }]);
    expect(runsOf('检カメ眼', measure())).toEqual([
      { font: 'sc', text: '检' },
      { font: 'jp', text: 'カメ' },
      { font: 'sc', text: '眼' },
    ]);
  });

  it('have a mark for what nobody has', () => {
    expect(runsOf('眼😀', measure())).toEqual([{ font: 'sc', text: '眼〓' }]);
  });
});
