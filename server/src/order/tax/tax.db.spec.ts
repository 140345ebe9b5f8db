import { aCategory, testDatabase } from '../../../../test/fixtures/rows.js';
import { plant } from '../../../../test/support/planting.js';
import { TaxRepository } from './tax.repository.js';

const db = testDatabase();
afterAll(() => db.onApplicationShutdown());

const rateAt = async (instant: string, country: string, categories: number[]) =>
  (await new TaxRepository().inForce(db, new Date(instant))).of(country, categories);

const aRate = (country: string, categoryId: number, rate: number, from: string) =>
  plant(db, `INSERT INTO tax_rate (country, category_id, rate, effective_from) VALUES ($1, $2, $3, $4)`, [
    ...[country, categoryId, rate, from],
  ]);

describe('a rate of tax', () => {
  it.each([
    ['JP', '2031-03-31T14:59:59Z', '2031-03-31T15:00:00Z'],
    ['CN', '2031-03-31T15:59:59Z', '2031-03-31T16:00:00Z'],
    ['FR', '2031-03-31T23:59:59Z', '2031-04-01T00:00:00Z'],
  ])('begins in %s with the day there', async (country, before, after) => {
    const category = await aCategory(db);
    await aRate(country, category, 100, '2020-01-01');
    await aRate(country, category, 200, '2031-04-01');
    expect(await rateAt(before, country, [category])).toBe(100);
    expect(await rateAt(after, country, [category])).toBe(200);
  });

  it('is that of the nearest category above which has one, else of the country', async () => {
    const [leaf, middle, root] = [await aCategory(db), await aCategory(db), await aCategory(db)];
    await aRate('JP', root, 300, '2020-01-01');
    const rateOf = (categories: number[]) => rateAt('2031-01-01', 'JP', categories);
    expect(await rateOf([leaf, middle, root])).toBe(300);
    await aRate('JP', middle, 400, '2020-01-01');
    expect(await rateOf([leaf, middle, root])).toBe(400);
    expect(await rateOf([leaf])).toBe(1000);
    expect(await rateOf([])).toBe(1000);
  });
});
