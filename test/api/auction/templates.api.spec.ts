import { auctionTemplate } from '@fovea/shared-types/auction/template.record';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aSeller, aStaff } from '../../support/people.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

async function aHouse(): Promise<{ staff: Person; companyId: number }> {
  const { companyId } = await aSeller(api);
  const staff = await aStaff(
    api,
    ['auction:template:list', 'auction:template:add', 'auction:template:update', 'auction:template:delete'],
    companyId,
  );
  return { staff, companyId };
}

describe('a template of terms', () => {
  it('begins with the figures of the rules, and belongs to its company alone', async () => {
    const [{ staff, companyId }, other] = [await aHouse(), await aHouse()];
    const { id } = await api.ok(auctionTemplate.calls.add, { name: 'A week' }, { as: staff });
    const { data } = await api.ok(auctionTemplate.calls.list, { company_id: companyId }, { as: staff });
    expect(data).toMatchObject([
      {
        id,
        name: 'A week',
        days: 7,
        end_hour: 21,
        extend_minutes: 5,
        deposit_rate: 0,
        need_approval: false,
        reserve_percent: null,
        bid_chances: null,
      },
    ]);
    expect((await api.ok(auctionTemplate.calls.list, {}, { as: other.staff })).data).toEqual([]);
    expect((await api.refused(auctionTemplate.calls.delete, { id }, { as: other.staff })).error).toBe(
      'NOT_FOUND',
    );
  });

  it('never lets goods be bought below their reserve', async () => {
    const { staff } = await aHouse();
    const { id } = await api.ok(
      auctionTemplate.calls.add,
      { name: 'Reserved', reserve_percent: 150 },
      { as: staff },
    );
    const [row] = (await api.ok(auctionTemplate.calls.list, {}, { as: staff })).data;
    const request = { id, buy_now_percent: 120, version: row?.version ?? '' };
    expect((await api.refused(auctionTemplate.calls.update, request, { as: staff })).error).toBe(
      'VALIDATION',
    );
    await api.ok(auctionTemplate.calls.update, { ...request, buy_now_percent: 150 }, { as: staff });
    expect((await api.ok(auctionTemplate.calls.list, {}, { as: staff })).data).toMatchObject([
      { buy_now_percent: 150 },
    ]);
  });
});
