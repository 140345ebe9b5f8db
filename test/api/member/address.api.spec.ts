import {
  addAddress,
  addressInfo,
  addressList,
  defaultAddress,
  deleteAddress,
  postalCode,
  updateAddress,
} from '@fovea/shared-types/member/address.calls';
import { ADDRESSES_MAX, type AddAddressRequest } from '@fovea/shared-types/member/address.dto';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aMember } from '../../support/people.js';

let api: TestApi;
let member: Person;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  member = await aMember(api);
});
afterAll(() => api?.stop());

const written = (changes: Partial<AddAddressRequest> = {}): AddAddressRequest => ({
  name: '見本 花子',
  country: 'JP',
  city: '千代田区',
  street: '見本町1-2-3',
  postal_code: '1000001',
  mobile: '090-1234-5678',
  ...changes,
});

const add = async (changes: Partial<AddAddressRequest> = {}): Promise<number> =>
  (await api.ok(addAddress, written(changes), { as: member })).id;

/** Ids in the order of the list, the default first, and how many are default. */
async function kept(): Promise<{ ids: number[]; defaults: number }> {
  const rows = await api.ok(addressList, {}, { as: member });
  return { ids: rows.map(({ id }) => id), defaults: rows.filter((row) => row.is_default === 1).length };
}

describe('an address', () => {
  it('is kept with the fields of the contract alone, in one form', async () => {
    const id = await add({ house_number: '5F', telephone: '０３ー１２３４ー５６７８' });
    const answer = await api.ok(addressInfo, { id }, { as: member });
    expect(answer).toMatchObject({
      id,
      name: '見本 花子',
      family_name: null,
      house_number: '5F',
      postal_code: '100-0001',
      mobile: '+819012345678',
      telephone: '+81312345678',
      is_default: 1,
    });
    expect(await api.ok(defaultAddress, {}, { as: member })).toEqual(answer);
  });

  it('is written anew as a whole', async () => {
    const id = await add({ building: '見本ビル' });
    await api.ok(updateAddress, { ...written({ city: '渋谷区' }), id }, { as: member });
    expect(await api.ok(addressInfo, { id }, { as: member })).toMatchObject({
      city: '渋谷区',
      building: null,
      is_default: 1,
    });
  });

  it('is refused with every fault at its field', async () => {
    const answer = await api.refused(
      addAddress,
      { ...written(), city: ' ', mobile: 'x', postal_code: '1' },
      { as: member, language: 'ja' },
    );
    expect(answer.error).toBe('VALIDATION');
    expect(Object.keys(answer.fields ?? {}).sort()).toEqual(['city', 'mobile', 'postal_code']);
  });

  it('sent twice with one key is one address', async () => {
    const ids = [await add({ request_id: 'twice' }), await add({ request_id: 'twice' })];
    expect(new Set(ids).size).toBe(1);
    const other = await api.refused(addAddress, written({ request_id: 'twice', city: '港区' }), {
      as: member,
    });
    expect(other.error).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('that is deleted is gone for its person and stays for orders', async () => {
    const id = await add();
    await api.ok(deleteAddress, { id }, { as: member });
    for (const call of [addressInfo, deleteAddress])
      expect((await api.refused(call, { id }, { as: member })).error).toBe('NOT_FOUND');
    expect(await api.ok(defaultAddress, {}, { as: member })).toBeNull();
    const { count } = await api.db.query('SELECT FROM address WHERE id = $1 AND deleted_at IS NOT NULL', [
      id,
    ]);
    expect(count).toBe(1);
  });

  it('of somebody else is as if absent', async () => {
    const id = await add();
    const other = await aMember(api);
    expect(await api.ok(addressList, {}, { as: other })).toEqual([]);
    for (const call of [addressInfo, deleteAddress])
      expect((await api.refused(call, { id }, { as: other })).error).toBe('NOT_FOUND');
    expect((await api.refused(updateAddress, { ...written(), id }, { as: other })).error).toBe('NOT_FOUND');
  });
});

describe('the default', () => {
  it('is the first address, and then whichever was chosen', async () => {
    const first = await add();
    const second = await add({ is_default: 0 });
    expect(await kept()).toEqual({ ids: [first, second], defaults: 1 });
    const third = await add({ is_default: 1 });
    expect(await kept()).toEqual({ ids: [third, second, first], defaults: 1 });
    await api.ok(updateAddress, { ...written({ is_default: 1 }), id: second }, { as: member });
    expect(await kept()).toEqual({ ids: [second, third, first], defaults: 1 });
  });

  it('cannot be given up, only given to another', async () => {
    const first = await add();
    await add();
    await api.ok(updateAddress, { ...written({ is_default: 0 }), id: first }, { as: member });
    expect((await api.ok(defaultAddress, {}, { as: member }))?.id).toBe(first);
  });

  it('passes to the newest other address when it is deleted', async () => {
    const [first, second, third] = [await add(), await add(), await add()];
    await api.ok(deleteAddress, { id: first }, { as: member });
    expect(await kept()).toEqual({ ids: [third, second], defaults: 1 });
  });
});

describe('a person', () => {
  it(`keeps ${ADDRESSES_MAX} addresses, and one more after deleting one`, async () => {
    await api.db.query(
      `INSERT INTO address (account_id, name, country, city, street, postal_code, mobile)
       SELECT $1, 'Sample', 'JP', 'City', 'Street', '100-0001', '+819012345678' FROM generate_series(1, $2::int)`,
      [member.accountId, ADDRESSES_MAX],
    );
    const refused = await api.refused(addAddress, written(), { as: member });
    expect(refused).toMatchObject({ error: 'ADDRESS_LIMIT', msg: expect.stringContaining('50') });
    const { ids } = await kept();
    await api.ok(deleteAddress, { id: ids[0] ?? 0 }, { as: member });
    await add();
    expect((await kept()).ids).toHaveLength(ADDRESSES_MAX);
  });
});

describe('a postal code', () => {
  it('of Japan fills the address, typed in any width, and needs no session', async () => {
    expect(await api.ok(postalCode, { country: 'JP', postal_code: '１５０ー０００１' })).toEqual([
      { prefecture: '東京都', city: '渋谷区', town: '神宮前' },
    ]);
    expect(await api.ok(postalCode, { country: 'JP', postal_code: '498-0000' })).toHaveLength(2);
  });

  it('that is none is refused, and one of another country is none here', async () => {
    const refused = await api.refused(postalCode, { country: 'JP', postal_code: '15000011' });
    expect(Object.keys(refused.fields ?? {})).toEqual(['postal_code']);
    expect(await api.ok(postalCode, { country: 'CN', postal_code: '200000' })).toEqual([]);
  });
});
