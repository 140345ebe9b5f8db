import { COUNT_SCOPE } from '@fovea/shared-types/warehouse/stock-count-bounds';
import { aBargain } from '../fixtures/bargains.js';
import { aShipment } from '../fixtures/orders.js';
import { aBin, aCustomer, anArrival, aWarehouse } from '../fixtures/places.js';
import { aBrand, aCategory, aCompany, aFile, aGoods, aReceivedOrder } from '../fixtures/rows.js';
import { anItem } from '../fixtures/stock-rows.js';
import type { Person, TestApi } from '../support/api.js';
import { engineerFacts } from '../support/engineers.js';
import { aLicenceKeeper, licenceRequest } from '../support/licences.js';
import { aLot, aStaff } from '../support/people.js';
import { aForm, aPublisher } from '../support/publishing.js';
import { type Cast, matrixRows } from './authorization-rows.js';
import { idIn } from './reference-fields.js';

/** Makes a row that nobody may see but these people. @returns its id */
export type HiddenRow = (api: TestApi, victim: Cast) => Promise<number>;

/** Rows of one kind, each by why nobody else sees it. */
type Hidden = Readonly<Record<string, HiddenRow>>;

/** The row that a call of the authorization matrix is about. */
const rowOf =
  (path: string, field = 'id'): HiddenRow =>
  async (api, victim) =>
    Number(idIn(await matrixRows[path]?.request?.(api, victim), field));

const ofCompany = ({ seller }: Cast) => ({ seller_id: seller.accountId, company_id: seller.companyId });

/** Goods beside which the shop shows others of their category, maker and price. */
async function someGoods({ db }: TestApi, changes: Parameters<typeof aGoods>[1]): Promise<number> {
  const kind = { category_id: await aCategory(db), brand_id: await aBrand(db) };
  await aGoods(db, kind);
  return aGoods(db, { ...kind, ...changes });
}

/** Goods are hidden while they are in review or off the shelf, and while their seller may not sell. */
export const GOODS: Hidden = {
  'off the shelf': (api, victim) => someGoods(api, { ...ofCompany(victim), status: 20, listed_at: null }),
  'in review': (api, victim) => someGoods(api, { ...ofCompany(victim), status: 10, listed_at: null }),
  'of a disabled seller': async (api, { seller }) =>
    someGoods(api, { seller_id: seller.accountId, company_id: await aCompany(api.db, { status: 0 }) }),
};

const COMPANY: Hidden = {
  "another's": async (_api, { seller }) => seller.companyId,
  'in review': ({ db }) => aCompany(db, { certification_status: 1 }),
};

const WAREHOUSE: Hidden = { "another company's": ({ db }, { seller }) => aWarehouse(db, seller.companyId) };
const BIN: Hidden = { "another company's": ({ db }, { seller }) => aBin(db, seller.companyId) };
const ITEM: Hidden = { "another company's": ({ db }, { seller }) => anItem(db, seller.companyId) };
const CUSTOMER: Hidden = { "another company's": ({ db }, { seller }) => aCustomer(db, seller.companyId) };
/** What is no picture has no size. */
const UNSEEN = { width: null, height: null };
const IMAGE: Hidden = { "another's": ({ db }, { member }) => aFile(db, member.accountId) };
const VIDEO: Hidden = {
  "another's": ({ db }, { member }) =>
    aFile(db, member.accountId, { ...UNSEEN, kind: 'video', mime: 'video/mp4' }),
};
const FILE: Hidden = {
  "another's": ({ db }, { member }) =>
    aFile(db, member.accountId, { ...UNSEEN, kind: 'file', mime: 'application/pdf' }),
};
const PERSON: Hidden = { another: async (_api, { member }) => member.accountId };

const orderOf = ({ db }: TestApi, { seller, member }: Cast): Promise<number> =>
  aReceivedOrder(db, {
    buyer_id: member.accountId,
    seller_id: seller.accountId,
    company_id: seller.companyId,
  });

async function firstId({ db }: TestApi, sql: string, value: number): Promise<number> {
  const { rows } = await db.query<{ id: number }>(sql, [value]);
  return rows[0]?.id ?? 0;
}

const of = (path: string, field?: string): Hidden => ({ "another's": rowOf(path, field) });

/**
 * Hidden rows by the field that names them: of one call (`path#field`), else by the last part of the field's name. A field
 * without an entry is tried with the row that its call is about in the authorization matrix.
 */
const hiddenRows: Readonly<Record<string, Hidden>> = {
  goods_id: GOODS,
  goods_ids: GOODS,
  '/goods/add-notify#id': GOODS,
  '/goods/del-notify#id': GOODS,
  '/goods/goods-by-ids#ids[]': GOODS,
  '/goods/goods-detail#id': GOODS,
  '/goods/similar-goods#id': GOODS,
  company_id: COMPANY,
  merchant_id: COMPANY,
  ware_house_id: WAREHOUSE,
  from_ware_house_id: WAREHOUSE,
  to_ware_house_id: WAREHOUSE,
  bin_id: BIN,
  bin_ids: BIN,
  to_bin_id: BIN,
  product_id: ITEM,
  product_ids: ITEM,
  customer_id: CUSTOMER,
  images: IMAGE,
  inp_images: IMAGE,
  out_images: IMAGE,
  avatar: IMAGE,
  image: IMAGE,
  video: VIDEO,
  file_id: FILE,
  papers: FILE,
  account_id: PERSON,
  order_id: { "another's": orderOf },
  order_line_id: {
    "another's": async (api, victim) =>
      firstId(api, 'SELECT id FROM order_line WHERE order_id = $1', await orderOf(api, victim)),
  },
  shipment_id: { "another's": async (api, victim) => aShipment(api.db, await orderOf(api, victim)) },
  bargain_id: {
    "another's": ({ db }, { member }) => aBargain(db, 30, { buyer_id: member.accountId }),
  },
  auction_id: { "another's": async (api, victim) => (await aLot(api, ofCompany(victim))).id },
  cart_ids: of('/cart/update-cart'),
  draft_id: of('/draft-products/draft-products-detail'),
  dept_id: of('/auth/dept-detail'),
  role_id: of('/auth/role-detail'),
  role_ids: of('/auth/role-detail'),
  zone_id: of('/freight-zones/update-freight-zone'),
  renews_id: of('/licences/licence-detail'),
  recall_id: of('/recalls/recall-party-detail'),
  arrival_id: { "another company's": ({ db }, { seller }) => anArrival(db, seller.companyId, { status: 1 }) },
  subject_id: { "another's": orderOf },
  '/auth/add-dept#pid': of('/auth/dept-detail'),
  '/auth/update-dept#pid': of('/auth/dept-detail'),
  '/arriveds/arriveds-list#id': of('/arriveds/arriveds-detail'),
  '/bargains/bargain-list#id': of('/bargains/admin-bargain-detail'),
  '/customers/check-customer#id': of('/customers/customer-detail'),
  '/customers/customer-companys#id': of('/customers/update-customer-companys'),
  '/evaluates/evaluate-list#id': of('/evaluates/reply-evaluate'),
  '/goods-questions/admin-question-list#id': of('/goods-questions/answer-question'),
  '/order/admin-order-list#id': of('/order/admin-order-detail'),
  '/reservations/reservation-list#id': of('/reservations/admin-reservation-detail'),
  '/send-out-orders/send-out-order-list#id': of('/send-out-orders/send-out-order-detail'),
  '/ware-house-sends/ware-house-sends-list#id': of('/ware-house-sends/ware-house-sends-detail'),
  '/warehouse-checks/warehouse-checks-list#id': of('/warehouse-checks/warehouse-checks-detail'),
  '/withdrawals/withdrawal-list#id': of('/withdrawals/withdrawal-detail'),
  '/exports/add-export#ids[]': { "another's": orderOf },
};

const CATEGORIES = 'categories are the platform’s, and shown to everybody';
const MAKERS = 'makers are the platform’s, and shown to everybody';
const LOTS = 'every lot has a page for everybody';
const KEPT_FILTER = 'a search keeps its filters as they are, and looks up no row';
const DRAFT = 'a draft keeps its form as it is; the row is looked up when the draft is published';
const OF_ONE_COUNT = 'the number of a line of the count, which the request names';

/** Fields by which nobody can name a hidden row, and why. */
const withoutHidden: Readonly<Record<string, string>> = {
  category_id: CATEGORIES,
  brand_id: MAKERS,
  brand_ids: MAKERS,
  kind: 'kinds of licences are the platform’s, and shown to everybody',
  menu_ids:
    'the menu is the same for all; what a role may hold is refused by its permission (roles.api.spec)',
  '/brands/brand-detail#id': MAKERS,
  '/categories/category-detail#id': CATEGORIES,
  '/auctions/add-auto-bid#id': LOTS,
  '/auctions/add-bid#id': LOTS,
  '/auctions/add-bidder#id': LOTS,
  '/auctions/add-watch#id': LOTS,
  '/auctions/auction-detail#id': LOTS,
  '/auctions/auction-list#ids[]': LOTS,
  '/auctions/bid-list#id': LOTS,
  '/auctions/buy-now#id': LOTS,
  '/saved-searches/add-saved-search#query.company_id': KEPT_FILTER,
  '/draft-products/add-draft-products#product_id': DRAFT,
  '/draft-products/update-draft-products#product_id': DRAFT,
  '/warehouse-checks/recount-warehouse-checks#lines[]': OF_ONE_COUNT,
  '/warehouse-checks/update-warehouse-checks#close[]': OF_ONE_COUNT,
};

/** Fields whose call refuses something else before it looks at the id, whatever the id is, and why. */
export const lookedAtLate: Readonly<Record<string, string>> = {
  '/bank-accounts/update-bank-account#id': 'the password is checked first',
  '/exports/add-export#ids[]': 'the list of the resource narrows its rows (export.api.spec)',
  '/merchants/update-my-merchant#images[]':
    'documents are changed before the certification only (company.api.spec)',
};

const nameOf = (field: string): string => (field.split('.').at(-1) ?? '').replace('[]', '');
const isOfCall = (field: string): boolean => /^(id|ids|pid)$/.test(nameOf(field));

/** Why no row is hidden that this field could name; undefined where some are. */
export const reasonWithoutHidden = (path: string, field: string): string | undefined =>
  withoutHidden[`${path}#${field}`] ?? (isOfCall(field) ? undefined : withoutHidden[nameOf(field)]);

/** Hidden rows for the field; undefined where the row that its call is about serves. */
export const hiddenRowsFor = (path: string, field: string): Hidden | undefined =>
  hiddenRows[`${path}#${field}`] ?? (isOfCall(field) ? undefined : hiddenRows[nameOf(field)]);

/** Every key of the tables above, so that none outlives its field. */
export const keysOfSamples = (): string[] => [
  ...Object.keys(hiddenRows),
  ...Object.keys(withoutHidden),
  ...Object.keys(lookedAtLate),
  ...Object.keys(besides),
];
export const isKeyOf = (key: string, path: string, field: string): boolean =>
  key === `${path}#${field}` || key === field || key === nameOf(field);

/** The other fields that a field needs to mean anything. */
const besides: Readonly<Record<string, object>> = {
  'attachments[].file_id': { attachments: [{ kind: 1 }] },
  '/arriveds/update-arriveds#lines[].product_id': { lines: [{ good_number: 1 }] },
  '/order/refund-order#lines[].order_line_id': { lines: [{ quantity: 1 }] },
  '/warehouse-checks/add-warehouse-checks#bin_ids[]': { scope: COUNT_SCOPE.bins },
};

export const besideOf = (path: string, field: string): object =>
  besides[`${path}#${field}`] ?? besides[field] ?? {};

/** The caller and request, where the authorization matrix has none that is served. */
export const askers: Readonly<Record<string, (api: TestApi) => Promise<{ as: Person; body: object }>>> = {
  '/goods/add-goods': async (api) => {
    const as = await aPublisher(api);
    return { as, body: await aForm(api, as) };
  },
  '/engineers/add-engineer': async (api) => {
    const as = await aStaff(api, ['maintenance:engineer:add'], await aCompany(api.db));
    return { as, body: await engineerFacts(api, as) };
  },
  '/licences/add-licence': async (api) => {
    const as = await aLicenceKeeper(api);
    return { as, body: await licenceRequest(api, as) };
  },
};
