import { jisBytes, jisText, zenginText } from './zengin-text.js';

describe('the letters of the banks of Japan', () => {
  it.each([
    ['ヤマダ タロウ', 'ﾔﾏﾀﾞ ﾀﾛｳ'],
    ['やまだ　はなこ', 'ﾔﾏﾀﾞ ﾊﾅｺ'],
    ['ﾔﾏﾀﾞ', 'ﾔﾏﾀﾞ'],
    ['カ）フォベア', 'ｶ)ﾌｵﾍﾞｱ'],
    ['キャノン・プリンター', null],
    ['パナソニック', 'ﾊﾟﾅｿﾆﾂｸ'],
    ['センター', 'ｾﾝﾀ-'],
    ['Fovea co., ltd', 'FOVEA CO., LTD'],
    ['ヴィジョン', 'ｳﾞｲｼﾞﾖﾝ'],
    ['山田太郎', null],
  ])('writes %s as %s', (text, written) => {
    expect(zenginText(text)).toBe(written);
  });

  it('are one byte each, and convert back', () => {
    const name = 'ｶ)ﾌｵﾍﾞｱ ABC-1';
    const bytes = jisBytes(name);
    expect(bytes.length).toBe(name.length);
    expect(bytes[0]).toBe(0xb6);
    expect(jisText(bytes)).toBe(name);
    expect(() => jisBytes('山')).toThrow(RangeError);
  });
});
