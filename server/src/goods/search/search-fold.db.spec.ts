import { testDatabase } from '../../../../test/fixtures/rows.js';
import { searchFold } from './search-fold.js';

const db = testDatabase();
afterAll(() => db.onApplicationShutdown());

const foldedByDatabase = async (texts: readonly string[]): Promise<string[]> => {
  const { rows } = await db.query<{ folded: string }>(
    `SELECT search_fold(text) AS folded FROM unnest($1::text[]) WITH ORDINALITY AS given (text, place) ORDER BY place`,
    [[...texts]],
  );
  return rows.map(({ folded }) => folded);
};

describe('folding', () => {
  it('makes alike what is written in several ways', () => {
    expect(searchFold('ＯＣＴ－Ａ　（中古）')).toBe('oct a 中古');
    expect(searchFold('眼圧計')).toBe(searchFold('眼壓計'));
    expect(searchFold('ﾌﾟﾘﾝﾀｰ')).toBe(searchFold('プリンタ'));
    expect(searchFold('カメラ')).toBe('かめら');
    expect(searchFold('OCT用ﾚﾝｽﾞ')).toBe('oct 用れんず');
    expect(searchFold(' TRC-NW8F\tPlus ')).toBe('trc nw8f plus');
    expect(searchFold('---')).toBe('');
  });

  it('is the same in the database for every character that people write', async () => {
    const texts = [];
    for (const [first, last] of [
      [0x20, 0x7e],
      [0xa0, 0x12f],
      [0x131, 0x24f],
      [0x2010, 0x2060],
      [0x3000, 0x30ff],
      [0x3400, 0x9fff],
      [0xac00, 0xac40],
      [0xff00, 0xffee],
    ] as const)
      for (let code = first; code <= last; code++) texts.push(`a${String.fromCodePoint(code)}眼7`);
    expect(await foldedByDatabase(texts)).toEqual(texts.map(searchFold));
  });

  it('finds model numbers with and without their signs and spaces', async () => {
    const { rows } = await db.query<{ codes: string; text: string; grams: string[] }>(
      `SELECT search_codes('Kasumi CR-2 AF / HD-OCT 5000, TRC-NW 8F') AS codes,
         goods_find_text('眼底カメラ TRC NW-8F', 'TRC NW-8F', 'FV-1') AS text, search_grams('眼底 oct') AS grams`,
    );
    expect(rows[0]?.codes.split(' ')).toEqual(['cr2af', 'hdoct5000', 'trcnw8f']);
    expect(rows[0]?.text).toBe(' 眼底かめら trc nw 8f nw8f trcnw8f fv1 ');
    expect(rows[0]?.grams.sort()).toEqual([' o', ' 眼', 'ct', 'oc', '底', '眼', '眼底'].sort());
  });
});
