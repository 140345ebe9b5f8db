import { readFileSync, writeFileSync } from 'node:fs';
import { create } from 'fontkit';
import { fontBytes, type FontName } from './fonts.js';
import { COVERAGE, unprintableSign } from './printable.js';

/** Each font in both weights: a title is bold. */
const FONTS: readonly FontName[] = ['sc', 'jp', 'latin', 'kr'];

function coverageOfFonts(): [number, number][] {
  const points = new Set<number>();
  for (const font of FONTS) {
    const bold = new Set(create(fontBytes(font, 'bold')).characterSet);
    for (const point of create(fontBytes(font, 'regular')).characterSet)
      if (bold.has(point)) points.add(point);
  }
  const ranges: [number, number][] = [];
  for (const point of [...points].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges;
}

describe('what documents can show', () => {
  it('is what the fonts have; `FOVEA_COVERAGE=write npx jest printable` writes it anew', () => {
    const ranges = coverageOfFonts();
    if (process.env.FOVEA_COVERAGE === 'write') writeFileSync(COVERAGE, `${JSON.stringify(ranges)}\n`);
    expect(JSON.parse(readFileSync(COVERAGE, 'utf8'))).toEqual(ranges);
  });

  it.each([
    ['Polish', 'Zażółć gęślą jaźń, Łódź'],
    ['Turkish', 'Işık Göz Kliniği, Şişli İstanbul'],
    ['Czech', 'Příliš žluťoučký kůň, Česká'],
    ['Vietnamese', 'Bệnh viện Mắt Thành phố Hồ Chí Minh'],
    ['accented Greek', 'Οφθαλμολογικό Κέντρο Αθηνών, Ώρα ΐ'],
    ['Russian', 'Клиника Глаз, Ёлкино'],
    ['Korean', '서울밝은안과의원'],
    ['Japanese', '髙橋眼科医院 ㈱みらい ℃ が'],
    ['Chinese', '深圳市例子医疗器械有限公司 𠮷'],
  ])('has all of %s', (_language, text) => expect(unprintableSign(text)).toBeNull());

  it('has no sign of scripts without a font, and the first is named', () => {
    expect(unprintableSign('Clinic 😀')).toBe('😀');
    expect(unprintableSign('عيادة')).toBe('ع');
  });
});
