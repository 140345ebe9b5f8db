import { auditLogList } from '@fovea/shared-types/rbac/rbac.calls';
import { bin } from '@fovea/shared-types/warehouse/bin.record';
import { addWarehouseBins, delWarehouse, warehouseStatus } from '@fovea/shared-types/warehouse/places.calls';
import { warehouse } from '@fovea/shared-types/warehouse/warehouse.record';
import { aBin, aWarehouse } from '../../fixtures/places.js';
import { anItem, aStock } from '../../fixtures/stock-rows.js';
import { uniqueText } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aSeller, aStaff } from '../../support/people.js';

let api: TestApi;
let companyId: number;
let keeper: Person;
beforeAll(async () => {
  api = await startApi();
  ({ companyId } = await aSeller(api));
  keeper = await aStaff(
    api,
    [
      'warehouse:warehouse:list',
      'warehouse:warehouse:add',
      'warehouse:warehouse:update',
      'warehouse:warehouse:status',
      'warehouse:warehouse:delete',
      'warehouse:bin:list',
      'warehouse:bin:add',
      'warehouse:bin:update',
      'warehouse:bin:delete',
    ],
    companyId,
  );
});
afterAll(() => api?.stop());

const added = (changes: object = {}) =>
  api.ok(
    warehouse.calls.add,
    { ware_house_name: `House ${uniqueText()}`, country: 'JP', currency: 'JPY', ...changes },
    { as: keeper },
  );
const shown = (id: number) => api.ok(warehouse.calls.detail, { id }, { as: keeper });
const bins = async (id: number) =>
  (await api.ok(bin.calls.list, { ware_house_id: id }, { as: keeper })).data.map(({ code }) => code);

describe('a warehouse', () => {
  it('begins enabled, and is disabled and enabled again (R-WH-09)', async () => {
    const { id } = await added();
    expect((await shown(id)).status).toBe(1);
    for (const status of [0, 0, 1])
      expect(await api.ok(warehouseStatus, { id, status }, { as: keeper })).toEqual({ id, status });
    const { rows } = await api.db.query<{ lines: number }>(
      `SELECT count(*) AS lines FROM audit_log WHERE action = 'warehouse:warehouse:status' AND subject_id = $1`,
      [id],
    );
    // Setting what is set already changes nothing.
    expect(rows[0]?.lines).toBe(2);
  });

  it('is gone once deleted, and its name is free for another', async () => {
    const ware_house_name = `House ${uniqueText()}`;
    const { id } = await added({ ware_house_name });
    const refused = await api.refused(
      warehouse.calls.add,
      { ware_house_name: ware_house_name.toUpperCase(), country: 'JP', currency: 'JPY' },
      { as: keeper },
    );
    expect(refused.error).toBe('NAME_TAKEN');
    const request = { id, request_id: uniqueText() };
    expect(await api.ok(delWarehouse, request, { as: keeper })).toBeNull();
    expect(await api.ok(delWarehouse, request, { as: keeper })).toBeNull();
    expect((await api.refused(warehouse.calls.detail, { id }, { as: keeper })).error).toBe('NOT_FOUND');
    expect((await api.refused(delWarehouse, { id }, { as: keeper })).error).toBe('NOT_FOUND');
    await added({ ware_house_name });
    const { rows } = await api.db.query<{ status: number }>('SELECT status FROM warehouse WHERE id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ status: 9 }]);
  });

  it('keeps its name for itself, and gives it up', async () => {
    const first = await added();
    const second = await added();
    const { ware_house_name } = await shown(first.id);
    const change = { id: second.id, ware_house_name };
    expect((await api.refused(warehouse.calls.update, change, { as: keeper })).error).toBe('NAME_TAKEN');
    await api.ok(
      warehouse.calls.update,
      { id: first.id, ware_house_name: `House ${uniqueText()}` },
      { as: keeper },
    );
    await api.ok(warehouse.calls.update, change, { as: keeper });
  });

  it('is neither deleted while anything is in it nor disabled while stock is reserved (R-WH-10)', async () => {
    const { id } = await added();
    const stock = await aStock(api.db, id, await anItem(api.db, companyId));
    await api.db.query('UPDATE stock SET on_hand = 2, reserved = 1 WHERE id = $1', [stock]);
    const move = (status: number) => api.envelope(warehouseStatus.path, { id, status }, { as: keeper });
    expect((await move(0)).error).toBe('STATE_CONFLICT');
    await api.db.query('UPDATE stock SET reserved = 0 WHERE id = $1', [stock]);
    expect((await move(0)).error).toBeUndefined();
    const refused = async () => (await api.envelope(delWarehouse.path, { id }, { as: keeper })).error;
    expect(await refused()).toBe('STATE_CONFLICT');
    await api.db.query('UPDATE stock SET on_hand = 0, in_transit = 1 WHERE id = $1', [stock]);
    expect(await refused()).toBe('STATE_CONFLICT');
    // What lay there was valued in its currency, and stays so.
    const change = { id, currency: 'CNY' as const };
    expect((await api.refused(warehouse.calls.update, change, { as: keeper })).error).toBe('STATE_CONFLICT');
    await api.db.query('UPDATE stock SET in_transit = 0 WHERE id = $1', [stock]);
    expect(await refused()).toBeUndefined();
  });

  it('is in an existing country', async () => {
    const refused = await api.refused(
      warehouse.calls.add,
      { ware_house_name: 'Nowhere', country: 'XX', currency: 'JPY' },
      { as: keeper },
    );
    expect(Object.keys(refused.fields ?? {})).toEqual(['country']);
  });

  it('is found by a part of its name, its address or its keeper, and by its state', async () => {
    const mark = uniqueText();
    const { id } = await added({ manager: `Keeper ${mark}` });
    const found = async (filters: object) =>
      (await api.ok(warehouse.calls.list, { ware_house_name: mark, ...filters }, { as: keeper })).data.map(
        (row) => row.id,
      );
    expect(await found({})).toEqual([id]);
    expect(await found({ status: 0 })).toEqual([]);
    await api.ok(warehouseStatus, { id, status: 0 }, { as: keeper });
    expect(await found({ status: 0 })).toEqual([id]);
  });
});

describe('bins', () => {
  it('are added many at once; those that are there stay as they are', async () => {
    const id = await aWarehouse(api.db, companyId);
    const add = (codes: string[]) =>
      api.ok(addWarehouseBins, { ware_house_id: id, location: 'Cold room', codes }, { as: keeper });
    expect(await add(['B-01', 'A-02', 'A-01'])).toEqual({ added: 3, existing: 0 });
    expect(await add(['A-01', 'A-03', 'A-03'])).toEqual({ added: 1, existing: 1 });
    expect(await bins(id)).toEqual(['A-01', 'A-02', 'A-03', 'B-01']);
    const admin = await aStaff(api, ['*:*:*']);
    const { data } = await api.ok(
      auditLogList,
      { subject_type: 'warehouse', subject_id: id, sort: 'id' },
      { as: admin },
    );
    expect(data.map(({ action }) => action)).toEqual(['warehouse:bin:add', 'warehouse:bin:add']);
  });

  it('are taken out of use and stay in the list', async () => {
    const warehouse_id = await aWarehouse(api.db, companyId);
    const id = await aBin(api.db, companyId, { warehouse_id });
    await api.ok(bin.calls.update, { id, status: 0, location: 'Aisle A' }, { as: keeper });
    const { data } = await api.ok(bin.calls.list, { ware_house_id: warehouse_id, status: 0 }, { as: keeper });
    expect(data.map((row) => [row.id, row.location])).toEqual([[id, 'Aisle A']]);
  });

  it('are added once for a request sent twice', async () => {
    const id = await aWarehouse(api.db, companyId);
    const request = { ware_house_id: id, codes: ['A-01'], request_id: uniqueText() };
    const first = await api.ok(addWarehouseBins, request, { as: keeper });
    expect(await api.ok(addWarehouseBins, request, { as: keeper })).toEqual(first);
  });

  it.each([[['a-01']], [['Ａ-０１']], [['A 01']], [['']], [['-A']], [['A'.repeat(33)]], [[]]])(
    'are refused as %j: no label could show it',
    async (codes) => {
      const id = await aWarehouse(api.db, companyId);
      const refused = await api.refused(addWarehouseBins, { ware_house_id: id, codes }, { as: keeper });
      expect([refused.error, await bins(id)]).toEqual(['VALIDATION', []]);
    },
  );

  it('are no more than a thousand at once', async () => {
    const id = await aWarehouse(api.db, companyId);
    const codes = Array.from({ length: 1_001 }, (_, at) => `A-${at}`);
    const refused = await api.refused(addWarehouseBins, { ware_house_id: id, codes }, { as: keeper });
    expect([refused.error, await bins(id)]).toEqual(['VALIDATION', []]);
  });

  it('stay where anything ever lay, and are gone where nothing did', async () => {
    const warehouse_id = await aWarehouse(api.db, companyId);
    const used = await aBin(api.db, companyId, { warehouse_id });
    const fresh = await aBin(api.db, companyId, { warehouse_id });
    const stock = await aStock(api.db, warehouse_id, await anItem(api.db, companyId));
    await api.db.query('INSERT INTO stock_part (stock_id, warehouse_id, bin_id) VALUES ($1, $2, $3)', [
      stock,
      warehouse_id,
      used,
    ]);
    expect((await api.refused(bin.calls.delete, { id: used }, { as: keeper })).error).toBe('STATE_CONFLICT');
    expect(await api.ok(bin.calls.delete, { id: fresh }, { as: keeper })).toBeNull();
  });

  it('are removed with their warehouse', async () => {
    const warehouse_id = await aWarehouse(api.db, companyId);
    const id = await aBin(api.db, companyId, { warehouse_id });
    await api.ok(delWarehouse, { id: warehouse_id }, { as: keeper });
    expect(await bins(warehouse_id)).toEqual([]);
    expect((await api.refused(bin.calls.delete, { id }, { as: keeper })).error).toBe('NOT_FOUND');
  });
});
