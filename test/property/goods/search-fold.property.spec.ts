import fc from 'fast-check';
import { compacted, searchFold } from '../../../server/src/goods/search/search-fold.js';
import { testDatabase } from '../../fixtures/rows.js';

const RUNS = process.env.FOVEA_LONG === '1' ? 200_000 : 10_000;
const SEED = Number(process.env.FOVEA_SEED ?? Date.now() % 2 ** 31);

const TYPED = fc.string({
  unit: fc.constantFrom(..."OCTocｔ眼壓圧压计計検检カガメーﾗ-－ー‐ 　/()7８９\t\n%_\\'"),
  maxLength: 40,
});
/** What people type into the search, and what they would not: controls, signs of every script, half characters. */
const WRITTEN = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), TYPED);

const db = testDatabase();
afterAll(() => db.onApplicationShutdown());

describe(`folding of any text (seed ${SEED})`, () => {
  it('has single spaces and nothing in upper case', () => {
    fc.assert(
      fc.property(WRITTEN, (text) => {
        const folded = searchFold(text);
        expect(folded).not.toMatch(/^\s|\s$|\s\s|[A-Z\t\n]/);
        expect(compacted(folded)).not.toContain(' ');
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it('is the same when done again', () => {
    fc.assert(
      fc.property(TYPED, (text) => {
        const folded = searchFold(text);
        expect(searchFold(folded)).toBe(folded);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it('does not mind hyphens and spaces beside signs, nor the width of letters', () => {
    const part = fc.string({ unit: fc.constantFrom(...'abcxyz0189'), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(part, part, fc.constantFrom('-', ' ', '－', '/', ' - ', '・'), (left, right, sign) => {
        const wide = (text: string): string =>
          text.replace(/[a-z0-9]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
        expect(searchFold(`${left}${sign}${right}`)).toBe(`${left} ${right}`);
        expect(searchFold(wide(left + right).toUpperCase())).toBe(left + right);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it('is what the database stores', async () => {
    const texts = fc.sample(TYPED, { numRuns: RUNS, seed: SEED });
    const { rows } = await db.query<{ folded: string }>(
      `SELECT search_fold(text) AS folded FROM unnest($1::text[]) WITH ORDINALITY AS given (text, place) ORDER BY place`,
      [texts],
    );
    const differing = texts.filter((text, place) => rows[place]?.folded !== searchFold(text));
    expect(differing).toEqual([]);
  });
});
