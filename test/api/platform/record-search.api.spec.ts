import { searchRecords } from '@fovea/shared-types/platform/platform.calls';
import { aCompany, aGoods, anAccount, uniqueText } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aMember, aSeller, aStaff } from '../../support/people.js';
import { aSoldLot } from '../../support/scenes.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

const found = async (as: Person, text: string) =>
  (await api.ok(searchRecords, { words: text }, { as })).groups.map(({ kind, records }) => ({
    kind,
    ids: records.map(({ id }) => id),
  }));

describe('the search for records', () => {
  it('finds members by name, address and number, as far as their list may be seen, five at most', async () => {
    const name = uniqueText();
    const companyId = await aCompany(api.db);
    const [own, other] = [
      await anAccount(api.db, { username: name, company_id: companyId }),
      await anAccount(api.db, { username: name, email: `${name}@seek.example`.toLowerCase() }),
    ];
    const staff = await aStaff(api, ['member:account:list']);
    expect(await found(staff, name)).toEqual([{ kind: 'member', ids: expect.arrayContaining([own, other]) }]);
    expect(await found(staff, `${name}@seek`)).toEqual([{ kind: 'member', ids: [other] }]);
    const clerk = await aStaff(api, ['member:account:list'], companyId);
    expect(await found(clerk, name)).toEqual([{ kind: 'member', ids: [own] }]);
    for (let more = 0; more < 5; more += 1) await anAccount(api.db, { username: name });
    expect((await found(staff, name))[0]?.ids).toHaveLength(5);
  });

  it('finds goods by their number, and nothing for callers without the list', async () => {
    const goodsId = await aGoods(api.db, {});
    const { rows } = await api.db.query<{ goods_sn: string }>('SELECT goods_sn FROM goods WHERE id = $1', [
      goodsId,
    ]);
    const sn = rows[0]?.goods_sn ?? '';
    const staff = await aStaff(api, ['goods:goods:list']);
    expect(await found(staff, sn)).toEqual([{ kind: 'goods', ids: [goodsId] }]);
    expect(await found(await aMember(api), sn)).toEqual([]);
    for (const text of ['', 'x', 'y'.repeat(101)])
      expect(await api.refused(searchRecords, { words: text }, { as: staff })).toMatchObject({
        error: 'VALIDATION',
      });
  });

  it('finds a lot by its number and an auction order by that of its order, within the company', async () => {
    const [seller, other] = [await aSeller(api), await aSeller(api)];
    const lot = await aSoldLot(api, { seller_id: seller.accountId, company_id: seller.companyId });
    const { rows } = await api.db.query<{ id: number; order_no: string }>(
      'SELECT id, order_no FROM auction_bidder WHERE auction_id = $1 AND order_no IS NOT NULL',
      [lot.id],
    );
    const [order] = rows;
    const lists = ['auction:auction:list', 'auction:order:list'] as const;
    const staff = await aStaff(api, lists, seller.companyId);
    const stranger = await aStaff(api, lists, other.companyId);
    const written = ` ${order?.order_no.toLowerCase()} `;
    expect(await found(staff, written)).toEqual([{ kind: 'auction_order', ids: [order?.id] }]);
    expect(await found(staff, `#${lot.id}`)).toEqual([{ kind: 'auction', ids: [lot.id] }]);
    expect(await found(stranger, written)).toEqual([]);
    expect(await found(stranger, `#${lot.id}`)).toEqual([]);
  });
});
