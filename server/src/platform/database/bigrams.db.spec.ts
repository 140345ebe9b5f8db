import fc from 'fast-check';
import { testDatabase } from '../../../../test/fixtures/rows.js';

const db = testDatabase();
afterAll(() => db.onApplicationShutdown());

/** Each pair of letters once. */
const pairsOf = (text: string): string[] => {
  const letters = [...text];
  return [...new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`))].sort();
};

async function bigrams(texts: readonly string[]): Promise<string[][]> {
  const { rows } = await db.query<{ pairs: string[] }>(
    `SELECT bigrams(said) AS pairs FROM unnest($1::text[]) WITH ORDINALITY said (said, at) ORDER BY at`,
    [[...texts]],
  );
  return rows.map(({ pairs }) => pairs.toSorted());
}

describe('pairs of letters, by which short words are found', () => {
  it('are those of any text, of one and of several bytes', async () => {
    const letters = fc.constantFrom('a', 'B', ' ', 'é', '眼', '科', 'ー', '𠮷', '👁');
    const texts = fc.array(fc.string({ unit: letters, maxLength: 30 }), { minLength: 1, maxLength: 50 });
    await fc.assert(
      fc.asyncProperty(texts, async (some) => {
        expect(await bigrams(some)).toEqual(some.map(pairsOf));
      }),
      { numRuns: 20 },
    );
  });

  it('are none of nothing and of one letter', async () => {
    expect(await bigrams(['', '眼'])).toEqual([[], []]);
    const { rows } = await db.query(`SELECT bigrams(NULL) AS pairs`);
    expect(rows).toEqual([{ pairs: [] }]);
  });

  // As long as this the square of it takes minutes.
  it('of a long text are read at once', async () => {
    const [pairs] = await bigrams(['眼底照相机'.repeat(40_000)]);
    expect(pairs).toHaveLength(5);
  });
});
