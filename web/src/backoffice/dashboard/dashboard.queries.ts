import { adminAuctionList } from '@fovea/shared-types/auction/auction.calls';
import { myMerchant } from '@fovea/shared-types/member/company.calls';
import { userList } from '@fovea/shared-types/rbac/rbac.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';
import { PAGE_SIZES } from '../../lib/list-page';

/** Only the totals are of interest; the smallest page there is. */
const firstPage = { page: 1, limit: PAGE_SIZES[0] };

export const hasContactQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'company'],
    queryFn: async ({ signal }) => {
      const { address, company_phone } = await api(myMerchant, {}, { signal, quiet: true });
      return Boolean(address) && Boolean(company_phone);
    },
  });

export const hasColleagueQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'users'],
    queryFn: async ({ signal }) => (await api(userList, firstPage, { signal, quiet: true })).total > 1,
  });

export const hasAuctionQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'auctions'],
    queryFn: async ({ signal }) =>
      (await api(adminAuctionList, firstPage, { signal, quiet: true })).total > 0,
  });
