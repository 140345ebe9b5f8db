import { WILDCARD } from '@fovea/shared-types/permissions';
import { toGrants } from './grants.js';

describe('grants', () => {
  it('tells in which companies a permission is held', () => {
    const grants = toGrants([
      { permission: 'auction:auction:list', company_id: 7, role_name: 'Seller' },
      { permission: 'auction:auction:list', company_id: 8, role_name: 'Seller' },
      { permission: 'auction:bid:void', company_id: 7, role_name: 'Auctioneer' },
    ]);
    expect(grants.scopeOf('auction:auction:list')).toEqual([7, 8]);
    expect(grants.scopeOf('auction:bid:void')).toEqual([7]);
    expect(grants.scopeOf('auction:offer:add')).toEqual([]);
    expect(grants.isWildcard).toBe(false);
    expect(grants.roleNames).toEqual(['Auctioneer', 'Seller']);
  });

  it('lets the wildcard of a company reach no further than the company', () => {
    const grants = toGrants([{ permission: WILDCARD, company_id: 7, role_name: 'Owner' }]);
    expect(grants.isWildcard).toBe(false);
    expect(grants.scopeOf('auction:bid:void')).toEqual([7]);
  });

  it('lets the wildcard of the platform reach everywhere', () => {
    const grants = toGrants([{ permission: WILDCARD, company_id: null, role_name: 'Administrator' }]);
    expect(grants.isWildcard).toBe(true);
    expect(grants.scopeOf('auction:bid:void')).toEqual([null]);
  });

  it('counts a role without permissions as a role that allows nothing', () => {
    const grants = toGrants([{ permission: null, company_id: 7, role_name: 'Guest' }]);
    expect(grants.all).toEqual([]);
    expect(grants.roleNames).toEqual(['Guest']);
  });
});
