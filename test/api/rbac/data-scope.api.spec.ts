import { isPermission, type Permission } from '@fovea/shared-types/permissions';
import { DATA_SCOPE } from '@fovea/shared-types/rbac/role.dto';
import type { Page } from '@fovea/shared-types/pagination';
import { addExport } from '@fovea/shared-types/platform/platform.calls';
import {
  adminAuctionDetail,
  auctionOrderDetail,
  bidderList,
} from '@fovea/shared-types/auction/auction.calls';
import { auditLogDetail, deptDetail, deptList, deptOptions } from '@fovea/shared-types/rbac/rbac.calls';
import type { DeptOption } from '@fovea/shared-types/rbac/dept.dto';
import { adminGoodsDetail } from '@fovea/shared-types/goods/publishing.calls';
import { servedRecords } from '../../../server/src/platform/records/served-record.js';
import { aReservation } from '../../fixtures/reservations.js';
import { aBargain } from '../../fixtures/bargains.js';
import { anEvaluation, aQuestion } from '../../fixtures/letters.js';
import { aGoods, anAccount, aReceivedOrder } from '../../fixtures/rows.js';
import { aShipment } from '../../fixtures/orders.js';
import { aRefund } from '../../fixtures/refunds.js';
import { aWarehouse } from '../../fixtures/places.js';
import { anItem, aStockDocument } from '../../fixtures/stock-rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aLot, aSeller } from '../../support/people.js';
import { aDept, aRole } from '../../support/roles.js';
import { readApiDocument } from '../openapi.js';

/** Two people of one company, the second in a department below that of the first. */
interface Team {
  companyId: number;
  first: Person;
  second: Person;
  /** The role of the first one. */
  roleId: number;
}

let api: TestApi;
let team: Team;
/** Every page of rows for staff: path -> permission. */
const lists = new Map<string, Permission>();

const insert = (table: string, row: Record<string, string | number | Date>): Promise<unknown> =>
  api.db.query(
    `INSERT INTO ${table} (${Object.keys(row).join()}) VALUES (${Object.keys(row)
      .map((_, at) => `$${at + 1}`)
      .join()})`,
    Object.values(row),
  );

/** A row of each narrowed list, made by this person. */
const MAKERS: Readonly<Record<string, (maker: Person) => Promise<unknown>>> = {
  '/goods/admin-goods-list': ({ accountId }) => goodsOf(accountId),
  '/draft-products/draft-products-list': ({ accountId }) =>
    insert('draft_product', { owner_id: accountId, company_id: team.companyId, form: '{}' }),
  '/auctions/admin-auction-list': ({ accountId }) => lotOf(accountId),
  '/auctions/strike-list': async ({ accountId }) =>
    insert('auction_strike', {
      auction_id: (await lotOf(accountId)).id,
      account_id: await anAccount(api.db),
    }),
  '/auction-orders/auction-order-list': async ({ accountId }) =>
    insert('auction_bidder', {
      auction_id: (await lotOf(accountId)).id,
      account_id: await anAccount(api.db),
      bidder_no: 1,
      order_status: 20,
      first_bid_at: new Date(),
      cleared_at: new Date(),
    }),
  '/goods-questions/admin-question-list': async ({ accountId }) =>
    aQuestion(api.db, await goodsOf(accountId), await anAccount(api.db)),
  '/evaluates/evaluate-list': async ({ accountId }) => {
    const buyer = await anAccount(api.db);
    const order = await aReceivedOrder(api.db, await soldBy(accountId, buyer));
    return anEvaluation(api.db, order, buyer, team.companyId);
  },
  '/order/admin-order-list': async ({ accountId }) => aReceivedOrder(api.db, await soldBy(accountId)),
  '/order/admin-refund-list': async ({ accountId }) => aRefund(api.db, await soldBy(accountId)),
  '/send-out-orders/send-out-order-list': async ({ accountId }) =>
    aShipment(api.db, await aReceivedOrder(api.db, await soldBy(accountId))),
  '/reservations/reservation-list': async ({ accountId }) =>
    aReservation(api.db, 15, { goods_id: await goodsOf(accountId) }),
  '/bargains/bargain-list': async ({ accountId }) =>
    aBargain(api.db, 10, { goods_id: await goodsOf(accountId) }),
  '/warehouse-inps/warehouse-inps-list': ({ accountId }) => documentOf(accountId, 11),
  '/warehouse-outs/warehouse-outs-list': ({ accountId }) => documentOf(accountId, 21),
  '/warehouse-allocations/warehouse-allocations-list': ({ accountId }) => documentOf(accountId, 31),
  '/warehouse-audits/warehouse-audits-list': ({ accountId }) => documentOf(accountId, 11),
  // The rows are the people themselves, and what they do by signing in.
  '/members/member-list': () => Promise.resolve(),
  '/auth/user-list': () => Promise.resolve(),
  '/auth/session-list': () => Promise.resolve(),
  '/audit-logs/audit-log-list': ({ accountId }) =>
    insert('audit_log', {
      account_id: accountId,
      company_id: team.companyId,
      action: 'rbac:role:add',
      subject_type: 'role',
    }),
};

/** Lists whose rows are of no department and nobody's making, and why. */
const SHARED: Readonly<Record<string, string>> = {
  '/admin-messages/admin-messages-list': 'messages to the reader',
  '/auction-plans/auction-plan-list': 'drafts of a company, of none of its people',
  '/auction-templates/auction-template-list': 'terms of a company, of none of its people',
  '/auctions/bid-audit': 'rows of one lot, which the platform alone opens',
  '/auctions/bidder-list': 'rows of one lot, which must be in the reader’s scope',
  '/auth/role-list': 'a role is of the place in which it is held',
  '/brands/admin-brand-list': 'makers are everybody’s',
  '/exports/export-list': 'exports of the reader',
  '/feedbacks/feedback-list': 'members wrote them to the platform',
  '/goods-import/import-list': 'imports of the reader',
  '/goods-import/import-row-list': 'rows of an import of the reader',
  '/lexicon/lexicon-list': 'words are everybody’s',
  '/licences/licence-list': 'documents of a company, of none of its people',
  '/licence-kinds/licence-kind-list': 'kinds of licences are everybody’s',
  '/licence-steps/licence-step-list': 'a setting of the platform',
  '/invoice-issuers/invoice-issuer-list': 'a company’s own details, of none of its people',
  '/freight-rates/freight-rate-list': 'prices of a company, of none of its people',
  '/tax-rates/tax-rate-list': 'the law is everybody’s',
  '/compliance-rules/compliance-rule-list': 'the law is everybody’s',
  '/warehouse-inps/opening-rows': 'rows of an import of the reader',
  '/trade-records/trade-record-list': 'stock of a company, of none of its people',
  '/clean-statements/clean-statement-list': 'documents of a company, of none of its people',
  '/recalls/recall-list': 'recalls are everybody’s',
  '/recalls/recall-party-list': 'a duty of a company, of none of its people',
  '/device-notices/device-notice-list': 'documents of a company, of none of its people',
  '/merchants/merchant-list': 'the company itself',
  '/message-boards/message-board-list': 'anybody wrote them to the platform',
  '/parked-events/parked-event-list': 'events of the machine',
  '/products/products-list': 'the item master names no person',
  '/warehouses/ware-house-products': 'stock of a company, of none of its people',
  '/wallet/admin-balance-detail-list': 'money of a company, of none of its people',
  '/warehouses-play-logs/warehouses-play-logs-list': 'stock of a company, of none of its people',
};

/** Lists of records that declare why their rows are nobody's, or whose table names no person (see below). */
const ownChecks = (): string[] =>
  servedRecords.flatMap(({ record, options }) =>
    record.calls.list && !('creator' in (options.rowsOf ?? {})) ? [record.calls.list.path] : [],
  );

const goodsOf = (sellerId: number): Promise<number> =>
  aGoods(api.db, { seller_id: sellerId, company_id: team.companyId });
const soldBy = async (sellerId: number, buyerId?: number) => ({
  goods_id: await goodsOf(sellerId),
  buyer_id: buyerId ?? (await anAccount(api.db)),
  seller_id: sellerId,
  company_id: team.companyId,
});
const lotOf = (sellerId: number) => aLot(api, { seller_id: sellerId, company_id: team.companyId });

const documentOf = async (accountId: number, type: number): Promise<number> =>
  aStockDocument(api.db, {
    company: team.companyId,
    warehouse: await aWarehouse(api.db, team.companyId),
    product: await anItem(api.db, team.companyId),
    accountId,
    type,
    ...(type === 31 && { to: await aWarehouse(api.db, team.companyId) }),
  });

const reach = (data_scope: number): Promise<unknown> =>
  api.db.query('UPDATE role SET data_scope = $2 WHERE id = $1', [team.roleId, data_scope]);

const totalOf = async (path: string): Promise<number> => {
  const { code, data } = await api.envelope(path, { limit: 160 }, { as: team.first });
  expect([path, code]).toEqual([path, 200]);
  return (data as Page<object>).total; // a page of rows, as declared
};

beforeAll(async () => {
  api = await startApi();
  const { operations, resolve } = await readApiDocument(api);
  for (const { path, may, request, response } of operations) {
    const { properties: requested = {} } = request ? resolve(request) : {};
    const { properties: answered = {} } = resolve(response);
    if (isPermission(may) && 'limit' in requested && 'per_page' in answered) lists.set(path, may);
  }
  const { companyId } = await aSeller(api);
  const above = await aDept(api.db, companyId);
  const below = await aDept(api.db, companyId, { pid: above });
  const held: Permission[] = [...lists.values(), 'platform:export:add', 'rbac:dept:list'];
  const roleId = await aRole(api.db, companyId, [...new Set(held)]);
  const somebody = async (dept_id: number): Promise<Person> => {
    const id = await anAccount(api.db, { company_id: companyId, dept_id });
    await insert('account_role', { account_id: id, role_id: roleId });
    return api.signIn(id);
  };
  team = { companyId, roleId, first: await somebody(above), second: await somebody(below) };
});
afterAll(() => api?.stop());

describe('a role that reaches less than its company', () => {
  it('narrows every list whose rows have a department or a creator; each other list states why it cannot', () => {
    const named = [...Object.keys(MAKERS), ...Object.keys(SHARED)];
    expect(named.filter((path) => !lists.has(path))).toEqual([]);
    const known = new Set([...named, ...ownChecks()]);
    expect([...lists.keys()].filter((path) => !known.has(path))).toEqual([]);
  });

  it('finds the record that does not state whose its rows are, though its table names a person or a department', async () => {
    const silent = servedRecords.filter(
      ({ record, options }) => options.rowsOf === undefined && record.declared.scope !== 'own',
    );
    const { rows } = await api.db.query<{ name: string }>(
      `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
       WHERE contype = 'f' AND confrelid IN ('account'::regclass, 'dept'::regclass)`,
    );
    const personal = new Set(rows.map(({ name }) => name));
    expect(personal.has('goods')).toBe(true);
    expect(silent.map(({ options }) => options.table).filter((table) => personal.has(table))).toEqual([]);
  });

  it.each(Object.keys(MAKERS))('%s', async (path) => {
    for (const maker of [team.first, team.second]) await MAKERS[path]?.(maker);
    const totals: number[] = [];
    for (const scope of [
      DATA_SCOPE.own,
      DATA_SCOPE.department,
      DATA_SCOPE.department_and_below,
      DATA_SCOPE.company,
    ]) {
      await reach(scope);
      totals.push(await totalOf(path));
    }
    const [own = 0, department, below = 0, company = 0] = totals;
    expect(own).toBeGreaterThan(0);
    expect(department).toBe(own);
    expect(below).toBeGreaterThan(own);
    expect(company).toBeGreaterThanOrEqual(below);
  });

  it('shows of the departments those it reaches, with the way down to them', async () => {
    const [top, aside] = [await aDept(api.db, team.companyId), await aDept(api.db, team.companyId)];
    const under = await aDept(api.db, team.companyId, { pid: top });
    await api.db.query('UPDATE account SET dept_id = $2 WHERE id = $1', [team.first.accountId, under]);
    const idsIn = (tree: readonly DeptOption[]): number[] =>
      tree.flatMap(({ id, children }) => [Number(id), ...idsIn(children)]);
    const seen = async () => {
      const as = team.first;
      const lists = [await api.ok(deptList, {}, { as }), await api.ok(deptOptions, {}, { as })];
      return lists.map((tree) => idsIn(tree).filter((id) => [top, under, aside].includes(id)));
    };
    const refusal = async (id: number) =>
      (await api.envelope(deptDetail.path, { id: String(id) }, { as: team.first })).error;
    await reach(DATA_SCOPE.department);
    expect(await seen()).toEqual([
      [top, under],
      [top, under],
    ]);
    expect([await refusal(under), await refusal(aside)]).toEqual([undefined, 'NOT_FOUND']);
    await reach(DATA_SCOPE.company);
    expect((await seen()).map((ids) => ids.length)).toEqual([3, 3]);
  });

  it('hides what the list hides from requests by its number, and from the file of an export', async () => {
    const lot = await lotOf(team.second.accountId);
    await insert('auction_bidder', {
      auction_id: lot.id,
      account_id: await anAccount(api.db),
      bidder_no: 1,
      order_status: 20,
      first_bid_at: new Date(),
      cleared_at: new Date(),
    });
    await MAKERS['/audit-logs/audit-log-list']?.(team.second);
    const newest = async (table: string): Promise<number> => {
      const { rows } = await api.db.query<{ id: number }>(`SELECT max(id) AS id FROM ${table}`);
      return rows[0]?.id ?? 0;
    };
    const [order, line] = [await newest('auction_bidder'), await newest('audit_log')];
    const requested = [
      [adminGoodsDetail, lot.goodsId],
      [adminAuctionDetail, lot.id],
      [auctionOrderDetail, order],
      [auditLogDetail, line],
    ] as const;
    const as = team.first;
    await reach(DATA_SCOPE.company);
    await api.ok(bidderList, { id: lot.id }, { as });
    for (const [call, id] of requested) await api.ok(call as typeof adminGoodsDetail, { id }, { as });
    await reach(DATA_SCOPE.own);
    expect((await api.refused(bidderList, { id: lot.id }, { as })).error).toBe('NOT_FOUND');
    for (const [call, id] of requested)
      expect((await api.refused(call as typeof adminGoodsDetail, { id }, { as })).error).toBe('NOT_FOUND');
    const rowsIn = async (resource: string, columns: string[]): Promise<number> => {
      const made = await api.ok(addExport, { resource, columns, format: 'csv', filters: {} }, { as });
      // A line for the titles and one for each row.
      const { body } = await api.app.inject({ method: 'GET', url: made.url ?? '' });
      expect([resource, body.trim().split('\n').length - 1]).toEqual([resource, made.rows]);
      return made.rows;
    };
    for (const [resource, column] of [
      ['members', 'username'],
      ['users', 'username'],
      ['goods', 'goods_sn'],
      ['audit_log', 'at'],
    ] as const) {
      await reach(DATA_SCOPE.own);
      const own = await rowsIn(resource, [column]);
      await reach(DATA_SCOPE.company);
      expect(await rowsIn(resource, [column])).toBeGreaterThan(own);
    }
  });
});
