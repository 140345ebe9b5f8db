import { aCompany, testDatabase } from '../../../../test/fixtures/rows.js';
import { plant } from '../../../../test/support/planting.js';
import { FeeRepository } from './fee.repository.js';

const db = testDatabase();
afterAll(() => db.onApplicationShutdown());

it('is read for the days of sales, the last and the first included', async () => {
  const seller_company_id = await aCompany(db);
  for (const [rate, from, until] of [
    [1, '2026-01-01', '2026-01-31'],
    [2, '2026-02-01', '2026-02-28'],
    [3, '2026-03-01', null],
    [4, '2026-04-02', null],
  ] as const)
    await plant(
      db,
      `INSERT INTO platform_fee (seller_company_id, currency, tax_rate, rate, effective_from, effective_until)
       VALUES ($1, 'JPY', 10, $2, $3, $4)`,
      [seller_company_id, rate, from, until],
    );
  const between = async (first: string, last: string): Promise<number[]> =>
    (await new FeeRepository().inForceBetween(db, first, last))
      .filter(({ companyId }) => companyId === seller_company_id)
      .map(({ rate }) => rate / 100);
  expect(await between('2026-01-31', '2026-02-01')).toEqual([1, 2]);
  expect(await between('2026-02-15', '2026-02-15')).toEqual([2]);
  expect(await between('2026-04-01', '2026-04-01')).toEqual([3]);
  expect(await between('2026-04-01', '2026-04-02')).toEqual([3, 4]);
});
