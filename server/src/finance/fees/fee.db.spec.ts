import { aCompany, insert, testDatabase } from '../../../../test/fixtures/rows.js';
import { FeeRepository } from './fee.repository.js';

const db = testDatabase();
afterAll(() => db.onApplicationShutdown());

it('is in force by the day that runs in Tokyo, whichever day the session has', async () => {
  const seller_company_id = await aCompany(db);
  const { rows } = await db.query<{ today: string; tomorrow: string }>(
    `SELECT d::text AS today, (d + 1)::text AS tomorrow FROM (SELECT (now() AT TIME ZONE 'Asia/Tokyo')::date AS d) x`,
  );
  const fee = { seller_company_id, currency: 'JPY', tax_rate: 10 };
  await insert(db, 'platform_fee', { ...fee, rate: 5, effective_from: rows[0]?.today ?? '' });
  await insert(db, 'platform_fee', { ...fee, rate: 9, effective_from: rows[0]?.tomorrow ?? '' });
  for (const ahead of ['-48:00', '48:00'])
    await db.transaction(async (tx) => {
      await tx.query(`SET LOCAL TIME ZONE INTERVAL '${ahead}' HOUR TO MINUTE`);
      const lines = await new FeeRepository().inForce(tx);
      expect(lines.filter(({ companyId }) => companyId === seller_company_id)).toMatchObject([{ rate: 500 }]);
    });
});
