import { auditLogDetail, auditLogList } from '@fovea/shared-types/rbac/rbac.calls';
import { customerCompany } from '@fovea/shared-types/warehouse/customer-company.record';
import { customer } from '@fovea/shared-types/warehouse/customer.record';
import { uniqueText } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aSeller, aStaff } from '../../support/people.js';

let api: TestApi;
let companyId: number;
let as: Person;
beforeAll(async () => {
  api = await startApi();
  ({ companyId } = await aSeller(api));
  as = await keeperOf(companyId);
});
afterAll(() => api?.stop());

const keeperOf = (company: number): Promise<Person> =>
  aStaff(
    api,
    [
      'warehouse:customer:list',
      'warehouse:customer:add',
      'warehouse:customer:update',
      'warehouse:customer:delete',
      'warehouse:customer-company:list',
      'warehouse:customer-company:add',
      'warehouse:customer-company:update',
      'warehouse:customer-company:delete',
    ],
    company,
  );

const aGroup = (company_name = `Group ${uniqueText()}`) =>
  api.ok(customerCompany.calls.add, { company_name }, { as });

describe('a customer', () => {
  it('belongs to a company, whose name follows its own', async () => {
    const group = await aGroup();
    const { id } = await api.ok(
      customer.calls.add,
      { customer_name: 'Aya', customer_tel: '03-1234-5678', company_id: group.id },
      { as },
    );
    const company_name = `Group ${uniqueText()}`;
    await api.ok(customerCompany.calls.update, { id: group.id, company_name }, { as });
    const { data } = await api.ok(customer.calls.list, { company_id: group.id }, { as });
    expect(data.map((row) => [row.id, row.company_name])).toEqual([[id, company_name]]);
    expect((await api.refused(customerCompany.calls.delete, { id: group.id }, { as })).error).toBe('IN_USE');
    await api.ok(customer.calls.update, { id, company_id: null }, { as });
    expect(await api.ok(customerCompany.calls.delete, { id: group.id }, { as })).toBeNull();
    expect(await api.ok(customer.calls.delete, { id }, { as })).toBeNull();
  });

  it('never belongs to the company of another merchant’s customers', async () => {
    const group = await aGroup();
    const other = await keeperOf((await aSeller(api)).companyId);
    const requested = { customer_name: 'Aya', company_id: group.id };
    expect((await api.refused(customer.calls.add, requested, { as: other })).error).toBe('NOT_FOUND');
  });

  it('is added for the merchant that the platform’s staff name', async () => {
    const admin = await aStaff(api, ['*:*:*']);
    const requested = { customer_name: `Customer ${uniqueText()}` };
    const refused = await api.refused(customer.calls.add, requested, { as: admin });
    expect(Object.keys(refused.fields ?? {})).toEqual(['merchant_id']);
    const { id } = await api.ok(customer.calls.add, { ...requested, merchant_id: companyId }, { as: admin });
    expect((await api.ok(customer.calls.detail, { id }, { as })).merchant_id).toBe(companyId);
  });

  it('has an e-mail address, or none', async () => {
    const requested = { customer_name: 'Aya', customer_email: 'aya@test' };
    const refused = await api.refused(customer.calls.add, requested, { as });
    expect(Object.keys(refused.fields ?? {})).toEqual(['customer_email']);
    for (const customer_email of ['', 'aya@test.example']) {
      const { id } = await api.ok(customer.calls.add, { ...requested, customer_email }, { as });
      expect((await api.ok(customer.calls.detail, { id }, { as })).customer_email).toBe(customer_email);
    }
  });

  it('lives in a country that there is', async () => {
    const requested = { customer_name: 'Aya', country: 'XX' };
    const refused = await api.refused(customer.calls.add, requested, { as });
    expect(Object.keys(refused.fields ?? {})).toEqual(['country']);
  });

  it('is a person: the audit log shows that the number changed, not what it is', async () => {
    const tel = '03-9876-5432';
    const { id } = await api.ok(customer.calls.add, { customer_name: 'Aya', customer_tel: tel }, { as });
    await api.ok(customer.calls.update, { id, customer_tel: '03-9876-5433' }, { as });
    const admin = await aStaff(api, ['*:*:*']);
    const requested = { subject_type: 'customer', subject_id: id, sort: 'id' };
    const { data } = await api.ok(auditLogList, requested, { as: admin });
    expect(data.map(({ action }) => action)).toEqual(['warehouse:customer:add', 'warehouse:customer:update']);
    const line = await api.ok(auditLogDetail, { id: data[1]?.id ?? 0 }, { as: admin });
    expect(JSON.stringify(line)).not.toContain('9876');
    expect(line.before).not.toEqual(line.after);
  });
});

describe('a company of customers', () => {
  it('has its name alone with its merchant, however wide its letters are', async () => {
    const company_name = `Ａｂ眼科 ${uniqueText()}`;
    await aGroup(company_name);
    const requested = { company_name: company_name.normalize('NFKC').toUpperCase() };
    expect((await api.refused(customerCompany.calls.add, requested, { as })).error).toBe('NAME_TAKEN');
    const other = await keeperOf((await aSeller(api)).companyId);
    await api.ok(customerCompany.calls.add, requested, { as: other });
    const found = await api.ok(customerCompany.calls.list, requested, { as });
    expect(found.data.map((row) => row.company_name)).toEqual([company_name]);
  });
});
