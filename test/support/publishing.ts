import type { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import { addGoods, adminGoodsDetail, auditGoods } from '@fovea/shared-types/goods/publishing.calls';
import type { AdminGoodsDetail, GoodsOutcome } from '@fovea/shared-types/goods/publishing.dto';
import type { Permission } from '@fovea/shared-types/permissions';
import { aBrand, aCategory, aCompany, aFile, uniqueText } from '../fixtures/rows.js';
import type { Person, TestApi } from './api.js';
import { aMember, aStaff, grant, type Seller } from './people.js';

/** What a merchant's staff may hold of publishing. */
export const SELLER_PERMISSIONS: readonly Permission[] = [
  'goods:goods:list',
  'goods:goods:add',
  'goods:goods:edit',
  'goods:goods:delete',
  'goods:goods:shelf',
];

/** An account that the platform allows to publish for its company. */
export async function aPublisher(
  api: TestApi,
  permissions: readonly Permission[] = SELLER_PERMISSIONS,
  companyId?: number,
): Promise<Seller> {
  const company = companyId ?? (await aCompany(api.db));
  const person = await aMember(api, { company_id: company, is_add_good: 1 });
  await grant(api.db, person.accountId, permissions, company);
  return { companyId: company, ...person };
}

export const anApprover = (api: TestApi): Promise<Person> =>
  aStaff(api, ['goods:goods:list', 'goods:goods:approve', 'goods:goods:shelf']);

/** A form that may be submitted: a new camera at 120,000 yen with one picture of `owner`'s. */
export async function aForm(api: TestApi, owner: Person, changes: GoodsForm = {}): Promise<GoodsForm> {
  return {
    goods_name_c: '免散瞳眼底相机',
    goods_name_e: `Fundus camera ${uniqueText()}`,
    goods_name_j: '無散瞳眼底カメラ',
    category_id: await aCategory(api.db),
    brand_id: await aBrand(api.db),
    sale_type: 3,
    price: '120000',
    currency: 'JPY',
    quantity: 2,
    condition: 3,
    shipping_time: 2,
    ships_from: 'JP',
    pay_types: [1, 2],
    images: [await aFile(api.db, owner.accountId)],
    ...changes,
  };
}

/** Goods that wait for their first review. */
export const handedIn = async (api: TestApi, as: Person, changes: GoodsForm = {}): Promise<number> =>
  (await api.ok(addGoods, await aForm(api, as, changes), { as })).id;

export const decideGoods = async (
  api: TestApi,
  as: Person,
  id: number,
  status: 1 | -1 = 1,
): Promise<GoodsOutcome | undefined> =>
  (await api.ok(auditGoods, { ids: [id], status, audit_notes: 'looked at' }, { as }))[0];

/** Goods that an approver let onto the shelf. */
export async function listedGoods(api: TestApi, as: Person, changes: GoodsForm = {}): Promise<number> {
  const id = await handedIn(api, as, changes);
  await decideGoods(api, await anApprover(api), id);
  return id;
}

export const goodsAs = (api: TestApi, as: Person, id: number): Promise<AdminGoodsDetail> =>
  api.ok(adminGoodsDetail, { id }, { as });
