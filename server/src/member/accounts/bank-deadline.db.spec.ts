import { aCompany, anAccount, testDatabase } from '../../../../test/fixtures/rows.js';
import { bankDeadline } from './bank-deadline.js';

const db = testDatabase();
afterAll(() => db.onApplicationShutdown());

const SATURDAY_IN_TOKYO = new Date('2027-01-08T16:00:00Z');
const end = async (accountId: number, currency: 'JPY' | 'CNY', since: Date): Promise<string> =>
  (await bankDeadline(db, { accountId, currency, hours: 72, since: hoursBefore(since) })).toISOString();
const hoursBefore = (at: Date): Date => new Date(at.getTime() - 72 * 3_600_000);

it('ends where the customer is, on a day on which banks of the currency are open', async () => {
  const inJapan = await anAccount(db);
  const inChina = await anAccount(db, { country: 'CN' });
  // The Monday after is a holiday of Japan.
  expect(await end(inJapan, 'JPY', SATURDAY_IN_TOKYO)).toBe('2027-01-12T15:00:00.000Z');
  expect(await end(inJapan, 'CNY', SATURDAY_IN_TOKYO)).toBe('2027-01-11T15:00:00.000Z');
  expect(await end(inChina, 'CNY', SATURDAY_IN_TOKYO)).toBe('2027-01-11T16:00:00.000Z');
  const elsewhere = await anAccount(db, { country: 'US' });
  expect(await end(elsewhere, 'JPY', SATURDAY_IN_TOKYO)).toBe(SATURDAY_IN_TOKYO.toISOString());
});

it('is in the zone of the company that the customer works for', async () => {
  const company_id = await aCompany(db, { country: 'CN', time_zone: 'Asia/Shanghai' });
  const member = await anAccount(db, { company_id });
  expect(await end(member, 'JPY', SATURDAY_IN_TOKYO)).toBe('2027-01-12T16:00:00.000Z');
});
