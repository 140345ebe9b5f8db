import { randomUUID } from 'node:crypto';
import { addBidder, buyNow, placeAutoBid, placeBid } from '@fovea/shared-types/auction/auction.calls';
import { product } from '@fovea/shared-types/goods/product.record';
import { addGoods, submitGoods, updateGoods } from '@fovea/shared-types/goods/publishing.calls';
import { WILDCARD } from '@fovea/shared-types/permissions';
import type { StoredOf } from '@fovea/shared-types/record/record';
import { tryRule } from '@fovea/shared-types/warehouse/compliance.calls';
import { rule } from '@fovea/shared-types/warehouse/rule.record';
import { aBrand, aCategory, anAuction, aGoods } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aHeldLicence } from '../../support/licences.js';
import { aMember, aStaff } from '../../support/people.js';
import {
  aForm,
  anApprover,
  aPublisher,
  decideGoods,
  handedIn,
  listedGoods,
} from '../../support/publishing.js';
import { openSocket, emitForAnswer } from '../../support/wire.js';

type Rule = StoredOf<typeof rule.declared>;

let api: TestApi;
let staff: Person;
beforeAll(async () => {
  api = await startApi();
  staff = await aStaff(api, [WILDCARD]);
});
afterAll(() => api?.stop());

describe('goods at publishing', () => {
  it('of class III need the permit of the seller, approved and not ended, and name the rule in the seller’s language', async () => {
    const seller = await aPublisher(api);
    const form = await aForm(api, seller, { jp_class: 3 });
    const refused = async (language: 'zh' | 'en' | 'ja') =>
      (await api.refused(addGoods, form, { as: seller, language })).fields;
    expect(Object.keys((await refused('en')) ?? {})).toEqual(['jp_class']);
    expect((await refused('en'))?.jp_class).toContain(
      'Selling highly controlled devices in Japan needs a permit',
    );
    expect((await refused('zh'))?.jp_class).toContain('高度管理医疗器械等销售・租赁许可（日本）');
    expect((await refused('ja'))?.jp_class).toContain('法的助言ではありません');
    await aHeldLicence(api, seller.companyId, 2);
    await aHeldLicence(api, seller.companyId, 1, '2021-03-31');
    expect(Object.keys((await refused('en')) ?? {})).toEqual(['jp_class']);
    await aHeldLicence(api, seller.companyId, 1);
    await api.ok(addGoods, form, { as: seller });
  });

  it('of class II are sold with a notice or a permit, of class I by everybody', async () => {
    const [general, notified, permitted] = [
      await aPublisher(api),
      await aPublisher(api),
      await aPublisher(api),
    ];
    await aHeldLicence(api, notified.companyId, 2);
    await aHeldLicence(api, permitted.companyId, 1);
    const controlled = await aForm(api, general, { jp_class: 2 });
    expect((await api.refused(addGoods, controlled, { as: general })).fields).toHaveProperty('jp_class');
    await handedIn(api, general, { jp_class: 1 });
    await handedIn(api, notified, { jp_class: 2 });
    await handedIn(api, permitted, { jp_class: 2 });
  });

  it('are judged by their item where they state nothing themselves', async () => {
    const seller = await aPublisher(api);
    const item = {
      goods_name_e: 'Laser',
      category_id: await aCategory(api.db),
      brand_id: await aBrand(api.db),
    };
    const { id: product_id } = await api.ok(
      product.calls.add,
      { ...item, device_class: 1, is_maintenance_required: true },
      { as: staff },
    );
    const refusal = await api.refused(addGoods, await aForm(api, seller, { product_id }), { as: seller });
    expect(refusal.fields?.jp_class).toContain('maintenance-required');
    await aHeldLicence(api, seller.companyId, 1);
    await handedIn(api, seller, { product_id });
  });

  it('are checked again when they are approved, and when they are submitted again', async () => {
    const seller = await aPublisher(api);
    await aHeldLicence(api, seller.companyId, 1);
    const id = await handedIn(api, seller, { jp_class: 4 });
    await api.db.query('UPDATE company_licence SET valid_until = $2 WHERE company_id = $1', [
      seller.companyId,
      '2021-03-31',
    ]);
    const approver = await anApprover(api);
    expect(await decideGoods(api, approver, id)).toMatchObject({ status: null, error: 'COMPLIANCE_LICENCE' });
    await decideGoods(api, approver, id, -1);
    const again = await api.refused(submitGoods, { id }, { as: seller });
    expect(again.fields).toHaveProperty('jp_class');
  });

  it('are refused where a rule forbids the sale, until it is set aside', async () => {
    const seller = await aPublisher(api, undefined);
    const texts = { name_c: '禁售', name_e: 'Not from Iceland', name_j: '販売禁止', source: 'Act 1' };
    const { id } = await api.ok(
      rule.calls.add,
      { about: 1, outcome: 2, seller_country: 'IS', used: 1, effective_from: '2025-04-01', ...texts },
      { as: staff },
    );
    await api.db.query(`UPDATE company SET country = 'IS' WHERE id = $1`, [seller.companyId]);
    const form = await aForm(api, seller);
    const refusal = await api.refused(addGoods, form, { as: seller });
    expect(refusal.fields?.condition).toContain(`Not from Iceland” (no. ${id})`);
    await api.ok(addGoods, await aForm(api, seller, { condition: 1 }), { as: seller });
    const { data } = await api.ok(rule.calls.list, { words: 'iceland' }, { as: staff });
    await api.ok(rule.calls.update, { id, status: 0, version: data[0]?.version }, { as: staff });
    await api.ok(addGoods, form, { as: seller });
    await api.ok(rule.calls.delete, { id }, { as: staff });
  });

  it('that are listed keep their price when a licence has ended', async () => {
    const seller = await aPublisher(api);
    await aHeldLicence(api, seller.companyId, 1);
    const id = await listedGoods(api, seller, { jp_class: 3 });
    await api.db.query('DELETE FROM company_licence WHERE company_id = $1', [seller.companyId]);
    await api.ok(updateGoods, { id, price: '110000' }, { as: seller });
  });
});

describe('who would bid', () => {
  const aLot = async (condition: number, country: string, changes: Parameters<typeof anAuction>[1] = {}) => {
    const { companyId, accountId } = await aPublisher(api);
    await api.db.query('UPDATE company SET country = $2 WHERE id = $1', [companyId, country]);
    const goods_id = await aGoods(api.db, {
      seller_id: accountId,
      company_id: companyId,
      condition,
      sale_type: 2,
    });
    const seller = { goods_id, seller_id: accountId, company_id: companyId };
    return anAuction(api.db, { ...seller, deposit: 0, ...changes });
  };
  const ask = (id: number, as: Person) => api.envelope(addBidder.path, { id, checked: true }, { as });

  it('has no used goods sent to mainland China from abroad', async () => {
    const buyer = await aMember(api, { country: 'CN' });
    const refusal = await ask(await aLot(3, 'JP'), buyer);
    expect(refusal.error).toBe('COMPLIANCE_REFUSED');
    expect(refusal.msg).toContain('Used devices may not be imported into mainland China');
    for (const id of [await aLot(1, 'JP'), await aLot(3, 'CN')])
      expect((await ask(id, buyer)).code).toBe(200);
    const abroad = await aMember(api, { country: 'KR' });
    expect((await ask(await aLot(3, 'JP'), abroad)).code).toBe(200);
  });

  it('is refused the first bid by every call of a lot without conditions, and nothing of it is stored', async () => {
    const buyer = await aMember(api, { country: 'CN' });
    const id = await aLot(3, 'JP', { buy_now_price: 9_000 });
    const yen = { id, currency: 'JPY' };
    const socket = await openSocket(api.url, buyer.token);
    const entryPoints: Record<
      string,
      (key: string) => Promise<{ error?: string | undefined; msg?: string }>
    > = {
      bid: (request_id) =>
        api.envelope(placeBid.path, { ...yen, amount: 2_000, request_id }, { as: buyer, language: 'ja' }),
      'automatic bid': (request_id) =>
        api.envelope(placeAutoBid.path, { ...yen, max_amount: 2_000, request_id }, { as: buyer }),
      'bid as high as the price at once': (request_id) =>
        api.envelope(placeBid.path, { ...yen, amount: 9_000, request_id }, { as: buyer }),
      'buy now': (request_id) => api.envelope(buyNow.path, { id, request_id }, { as: buyer }),
      socket: async (request_id) => {
        const outcome = await emitForAnswer(socket, 'auction:bid', { ...yen, amount: 2_000, request_id });
        return outcome.kind === 'refused' ? outcome : {};
      },
    };
    const errors: Record<string, string | undefined> = {};
    for (const [entryPoint, callEntryPoint] of Object.entries(entryPoints))
      errors[entryPoint] = (await callEntryPoint(randomUUID())).error;
    socket.disconnect();
    expect(errors).toEqual(
      Object.fromEntries(Object.keys(entryPoints).map((entryPoint) => [entryPoint, 'COMPLIANCE_REFUSED'])),
    );
    expect((await entryPoints.bid?.(randomUUID()))?.msg).toContain('中国');
    const { rows } = await api.db.query(
      `SELECT a.status, a.seq, (SELECT count(*) FROM auction_bidder b WHERE b.auction_id = a.id) AS bidders
       FROM auction a WHERE a.id = $1`,
      [id],
    );
    expect(rows).toEqual([{ status: 20, seq: 0, bidders: 0 }]);
  });

  it('is checked once for each lot, by the first bid or the request for admission', async () => {
    const buyer = await aMember(api, { country: 'KR' });
    const [open, gated, other] = [
      await aLot(3, 'JP'),
      await aLot(3, 'JP', { need_approval: true }),
      await aLot(3, 'JP'),
    ];
    const bid = (id: number, amount: number) =>
      api.envelope(placeBid.path, { id, currency: 'JPY', amount, request_id: randomUUID() }, { as: buyer });
    expect((await bid(open, 2_000)).code).toBe(200);
    expect((await ask(gated, buyer)).code).toBe(200);
    await api.db.query(`UPDATE auction_bidder SET status = 1 WHERE auction_id = $1`, [gated]);
    await api.db.query(`UPDATE account SET country = 'CN' WHERE id = $1`, [buyer.accountId]);
    expect((await bid(open, 3_000)).code).toBe(200);
    expect((await bid(gated, 2_000)).code).toBe(200);
    expect((await bid(other, 2_000)).error).toBe('COMPLIANCE_REFUSED');
  });
});

describe('the editor of rules', () => {
  it('shows what would be answered, and by which rule', async () => {
    const answer = await api.ok(
      tryRule,
      { seller_country: 'JP', delivery_country: 'CN', device_classes: [2], is_used: true },
      { as: staff, language: 'ja' },
    );
    const [only] = answer.cases;
    expect(answer.cases).toHaveLength(1);
    expect(only).toMatchObject({ outcome: 2, device_class: 2, buyer_kind: null });
    expect(only?.findings.map(({ about, outcome }) => [about, outcome])).toEqual([
      [1, 2],
      [2, 1],
      [5, 1],
      [6, 1],
    ]);
    expect(only?.findings[1]).toMatchObject({
      rule_name: '日本で管理医療機器を販売するには届出が必要です',
      licences: ['高度管理医療機器等販売業・貸与業許可', '管理医療機器販売業・貸与業届出'],
    });
    const unknown = { device_class: null, buyer_kind: null };
    expect(await api.ok(tryRule, {}, { as: staff })).toEqual({
      cases: [{ ...unknown, outcome: 0, findings: [] }],
    });
  });

  it('tries several classes and buyers at once, and what leaves for a repair', async () => {
    const used = { seller_country: 'JP', delivery_country: 'JP', is_used: true };
    const { cases } = await api.ok(
      tryRule,
      { ...used, device_classes: [4, 1, 1], buyer_kinds: [2, 1] },
      { as: staff },
    );
    expect(cases.map(({ device_class, buyer_kind }) => [device_class, buyer_kind])).toEqual([
      [1, 1],
      [1, 2],
      [4, 1],
      [4, 2],
    ]);
    const needed = cases.map(({ findings }) =>
      findings.filter(({ outcome }) => outcome === 1).map(({ about }) => about),
    );
    expect(needed).toEqual([
      [5, 6],
      [5, 6],
      [2, 5, 6],
      [2, 5, 6],
    ]);
    const repaired = await api.ok(tryRule, { ...used, device_classes: [1], purpose: 24 }, { as: staff });
    expect(repaired.cases[0]?.findings.map(({ about }) => about)).toEqual([6, 2]);
  });

  it('takes no rule that contradicts itself', async () => {
    const texts = { name_c: 'a', name_e: 'b', name_j: 'c', source: 'd', effective_from: '2025-04-01' };
    const faults = async (changes: Partial<Rule> & Pick<Rule, 'about' | 'outcome'>) =>
      Object.keys((await api.refused(rule.calls.add, { ...texts, ...changes }, { as: staff })).fields ?? {});
    expect(await faults({ about: 1, outcome: 1 })).toEqual(['outcome']);
    expect(await faults({ about: 5, outcome: 2 })).toEqual(['outcome']);
    expect(await faults({ about: 2, outcome: 1 })).toEqual(['licence_kind_id']);
    expect(await faults({ about: 2, outcome: 1, licence_kind_id: 999_999 })).toEqual(['licence_kind_id']);
    expect(await faults({ about: 2, outcome: 1, licence_kind_id: 1, or_kind_id: 1 })).toEqual(['or_kind_id']);
    expect(await faults({ about: 1, outcome: 2, licence_kind_id: 1 })).toEqual(['licence_kind_id']);
    expect(await faults({ about: 1, outcome: 2, seller_country: 'XX' })).toEqual(['seller_country']);
    expect(await faults({ about: 1, outcome: 2, effective_until: '2025-03-31' })).toEqual([
      'effective_until',
    ]);
  });
});
