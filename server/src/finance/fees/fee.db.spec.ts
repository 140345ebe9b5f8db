import { aCompany, testDatabase } from '../../../../test/fixtures/rows.js';
import { plant } from '../../../../test/support/planting.js';
import { FeeRepository } from './fee.repository.js';

const db = testDatabase();
afterAll(() => db.onApplicationShutdown());

it('is in force by the day that runs in Tokyo, whichever day the session has', async () => {
  const seller_company_id = await aCompany(db);
  const { rows } = await db.query<{ today: string; tomorrow: string }>(
    `SELECT d::text AS today, (d + 1)::text AS tomorrow FROM (SELECT (now() AT TIME ZONE 'Asia/Tokyo')::date AS d) x`,
  );
  const since = (rate: number, day = ''): Promise<unknown> =>
    plant(
      db,
      `INSERT INTO platform_fee (seller_company_id, currency, tax_rate, rate, effective_from) VALUES ($1, 'JPY', 10, $2, $3)`,
      [seller_company_id, rate, day],
    );
  await since(5, rows[0]?.today);
  await since(9, rows[0]?.tomorrow);
  for (const ahead of ['-48:00', '48:00'])
    await db.transaction(async (tx) => {
      await tx.query(`SET LOCAL TIME ZONE INTERVAL '${ahead}' HOUR TO MINUTE`);
      const lines = await new FeeRepository().inForce(tx);
      expect(lines.filter(({ companyId }) => companyId === seller_company_id)).toMatchObject([{ rate: 500 }]);
    });
});
