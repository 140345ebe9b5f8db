import { auditLicence } from '@fovea/shared-types/member/licence.calls';
import { licence } from '@fovea/shared-types/member/licence.record';
import type { Permission } from '@fovea/shared-types/permissions';
import type { AddOf } from '@fovea/shared-types/record/record';
import { aFile, uniqueText } from '../fixtures/rows.js';
import type { Person, TestApi } from './api.js';
import { aSeller, aStaff, grant, type Seller } from './people.js';

const KEEPER_PERMISSIONS: readonly Permission[] = [
  'member:licence:list',
  'member:licence:add',
  'member:licence:update',
  'member:licence:delete',
];

/** Maintains the licences of the company. */
export async function aLicenceKeeper(api: TestApi): Promise<Seller> {
  const seller = await aSeller(api);
  await grant(api.db, seller.accountId, KEEPER_PERMISSIONS, seller.companyId);
  return seller;
}

export const aLicenceReviewer = (api: TestApi): Promise<Person> =>
  aStaff(api, ['member:licence:list', 'member:licence:approve']);

/** The day so many days from now in Japan, as the database's clock has it. */
export async function dayIn(api: TestApi, days: number): Promise<string> {
  const { rows } = await api.db.query<{ day: string }>(
    `SELECT ((now() AT TIME ZONE 'Asia/Tokyo')::date + $1::int)::text AS day`,
    [days],
  );
  return rows[0]?.day ?? '';
}

type Request = AddOf<(typeof licence)['declared']>;

/** The body of an addition, with a document of `as`. */
export async function licenceRequest(
  api: TestApi,
  as: Person,
  changes: Partial<Request> = {},
): Promise<Request> {
  return {
    kind: 1,
    number: `第${uniqueText()}号`,
    authority: '見本市保健所',
    classes: [3, 4],
    place_name: '見本眼科商会 本店',
    place_address: '見本市見本町1-2-3',
    valid_from: '2025-04-01',
    valid_until: '2031-03-31',
    papers: [await aFile(api.db, as.accountId)],
    ...changes,
  };
}

/** A licence that waits for its review. */
export const aLicence = async (api: TestApi, as: Person, changes: Partial<Request> = {}): Promise<number> =>
  (await api.ok(licence.calls.add, await licenceRequest(api, as, changes), { as })).id;

export async function anApprovedLicence(
  api: TestApi,
  as: Person,
  changes: Partial<Request> = {},
): Promise<number> {
  const id = await aLicence(api, as, changes);
  await api.ok(auditLicence, { ids: [id], status: 1 }, { as: await aLicenceReviewer(api) });
  return id;
}

/** A licence of a company that was approved; until when it holds. */
export const aHeldLicence = (api: TestApi, companyId: number, kind: number, until: string | null = null) =>
  api.db.query(
    `INSERT INTO company_licence (company_id, kind, number, authority, place_name, place_address, valid_from,
       valid_until, status)
     VALUES ($1, $2, $3, 'a', 'b', 'c', '2020-04-01', $4, 1)`,
    [companyId, kind, uniqueText(), until],
  );
