import type { AdminAuctionListRequest } from '@fovea/shared-types/auction/admin-auction.dto';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterField } from '../../kit/data-table/filter-field';
import { dayEnd, dayStart } from '../../lib/day';
import { type Filters, numberFilter } from '../../lib/list-page';
import { useCompanyChoices, useMayChooseCompany } from '../record/record-owner';

export const AUCTION_FILTERS = ['goods_name', 'status', 'company_id', 'ends_from', 'ends_to'] as const;
export type AuctionFilter = (typeof AUCTION_FILTERS)[number];

/** The request of the list for the filters in the address. */
export const listRequest = (filters: Filters<AuctionFilter>): AdminAuctionListRequest => ({
  goods_name: filters.goods_name,
  status: numberFilter(filters.status),
  company_id: numberFilter(filters.company_id),
  ends_from: dayStart(filters.ends_from),
  ends_to: dayEnd(filters.ends_to),
});

export function useAuctionFilters(): Array<FilterField<AuctionFilter>> {
  const { t } = useTranslation('auctions');
  const seesAll = useMayChooseCompany();
  const companies = useCompanyChoices(seesAll);
  return useMemo(() => {
    const fields: Array<FilterField<AuctionFilter>> = [
      { type: 'text', name: 'goods_name', label: t('list.goods_name') },
      { type: 'dict', name: 'status', label: t('list.status'), dict: 'states:auction' },
    ];
    if (seesAll)
      fields.push({ type: 'select', name: 'company_id', label: t('list.company'), options: companies });
    fields.push({ type: 'days', from: 'ends_from', to: 'ends_to', label: t('list.end_at') });
    return fields;
  }, [t, seesAll, companies]);
}
