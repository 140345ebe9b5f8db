import { COMPANY_PERMISSIONS } from '@fovea/shared-types/permissions';
import { toGrants, type HeldRole } from './grants.js';

const aRole = (changes: Partial<HeldRole>): HeldRole => ({
  role_id: 1,
  role_name: 'Seller',
  kind: null,
  company_id: 7,
  is_wildcard: false,
  data_scope: 1,
  lacks_second_factor: false,
  permissions: [],
  dept_ids: [],
  ...changes,
});

describe('grants', () => {
  it('returns the companies in which a permission is held', () => {
    const grants = toGrants([
      aRole({ permissions: ['auction:auction:list'] }),
      aRole({ permissions: ['auction:auction:list'], company_id: 8 }),
      aRole({ permissions: ['auction:auction:decide'], role_name: 'Auctioneer' }),
    ]);
    expect(grants.scopeOf('auction:auction:list')).toEqual([7, 8]);
    expect(grants.scopeOf('auction:auction:decide')).toEqual([7]);
    expect(grants.scopeOf('auction:offer:add')).toEqual([]);
    expect(grants.isWildcard).toBe(false);
    expect(grants.roleNames('en')).toEqual(['Auctioneer', 'Seller']);
    expect(grants.roleNamesIn(null, 'en')).toEqual(['Auctioneer', 'Seller']);
    expect(grants.roleNamesIn([8], 'en')).toEqual(['Seller']);
    expect(grants.roleNamesIn([9], 'en')).toEqual([]);
  });

  it('lets the wildcard of a company reach no further than the company, nor to what is the platform’s', () => {
    const grants = toGrants([aRole({ is_wildcard: true, role_name: 'Owner', kind: 'owner' })]);
    expect(grants.roleNames('ja')).toEqual(['所有者']);
    expect(grants.isWildcard).toBe(false);
    expect(grants.isWildcardIn(7)).toBe(true);
    expect(grants.isWildcardIn(8)).toBe(false);
    expect(grants.isWildcardIn(null)).toBe(false);
    expect(grants.scopeOf('auction:auction:decide')).toEqual([7]);
    expect(grants.scopeOf('rbac:menu:update')).toEqual([]);
    expect(grants.all).toEqual([...COMPANY_PERMISSIONS].sort());
  });

  it('lets the wildcard of the platform reach everywhere', () => {
    const grants = toGrants([aRole({ is_wildcard: true, company_id: null })]);
    expect(grants.isWildcard).toBe(true);
    expect(grants.scopeOf('auction:auction:decide')).toEqual([null]);
    expect(grants.all).toEqual(['*:*:*']);
  });

  it('holds nothing of the platform through a role of a company, whatever the role allows', () => {
    const grants = toGrants([
      aRole({
        permissions: ['rbac:menu:update', 'auction:bidder:bar', 'auction:bid:void', 'auction:bid:audit'],
      }),
    ]);
    expect(grants.all).toEqual([]);
  });

  it('counts a role without permissions as a role that allows nothing', () => {
    const grants = toGrants([aRole({ role_name: 'Guest' })]);
    expect(grants.all).toEqual([]);
    expect(grants.roleNames('en')).toEqual(['Guest']);
  });

  it('allows nothing until a second factor that a role requires is set up', () => {
    const grants = toGrants([
      aRole({ permissions: ['auction:auction:decide'] }),
      aRole({ company_id: null, is_wildcard: true, lacks_second_factor: true }),
    ]);
    expect(grants.mustEnrolSecondFactor).toBe(true);
    expect(grants.isWildcard).toBe(false);
    expect(grants.all).toEqual([]);
    expect(grants.roleNames('en')).toEqual(['Seller']);
  });

  it('sees the rows of the widest role that gives the permission, per company', () => {
    const permissions = ['rbac:user:list'];
    const grants = toGrants([
      aRole({ permissions, data_scope: 3, dept_ids: [31] }),
      aRole({ permissions, data_scope: 2, dept_ids: [31, 32] }),
      aRole({ permissions, data_scope: 4, company_id: 8 }),
      aRole({ permissions: ['rbac:role:list'], data_scope: 1 }),
    ]);
    expect(grants.rowsOf('rbac:user:list')).toEqual([
      { companyId: 7, deptIds: [31, 32] },
      { companyId: 8, deptIds: [] },
    ]);
    expect(grants.rowsOf('rbac:role:list')).toEqual([{ companyId: 7, deptIds: null }]);
  });
});
