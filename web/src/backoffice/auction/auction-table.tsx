import type { AdminAuctionRow } from '@fovea/shared-types/auction/admin-auction.dto';
import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import { GOODS_STATUS } from '@fovea/shared-types/states';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../kit/button/button';
import { DataTable } from '../../kit/data-table/data-table';
import { useTableList } from '../../kit/data-table/table-settings';
import { sortText, useOpenRow } from '../../lib/list-page';
import { to } from '../../lib/paths';
import { useMay } from '../../lib/permissions';
import { listRequest, AUCTION_FILTERS, useAuctionFilters } from './auction-filters';
import { auctionListQuery, useAuctionsChanged } from './auction.queries';
import { CancelQuestion } from './cancel-question';
import { useAuctionActions } from './use-auction-actions';
import { useAuctionBulk } from './use-auction-bulk';
import { useAuctionColumns } from './use-auction-columns';

/**
 * Lots of all companies for the platform, of the own company for a merchant. Not a record: amounts are in
 * each lot's own currency, the state depends on the clock, and a row opens onto the live console.
 */
export function AuctionTable() {
  const { t } = useTranslation('auctions');
  const may = useMay();
  const list = useTableList('auction.auction', AUCTION_FILTERS);
  const { open } = useOpenRow();
  const [cancelled, setCancelled] = useState<AdminAuctionRow | null>(null);
  const changed = useAuctionsChanged();
  const columns = useAuctionColumns();
  const filters = useAuctionFilters();
  const actions = useAuctionActions(setCancelled);
  const bulk = useAuctionBulk();
  const request = { ...listRequest(list.filters), sort: sortText(list.sort) };
  const result = useQuery({
    ...auctionListQuery({ ...request, page: list.page, limit: list.limit }),
    enabled: list.isReady,
  });
  const create = may('auction:auction:add') && may('goods:goods:list') && (
    <ButtonLink
      to={to.goodsList({ sale_type: SALE_TYPE.auction, status: GOODS_STATUS.listed })}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('list.create')}
    </ButtonLink>
  );
  return (
    <>
      <DataTable
        label={t('title')}
        list={list}
        result={result}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ goods_name }) => goods_name}
        filters={filters}
        actions={actions}
        bulk={bulk}
        onBulkDone={changed}
        onOpen={({ id }) => open(id)}
        exporting={{ resource: 'auctions', request }}
        empty={{ title: t('list.empty'), text: t('list.empty_text'), action: create }}
      >
        {create}
      </DataTable>
      {cancelled !== null && <CancelQuestion lot={cancelled} onClose={() => setCancelled(null)} />}
    </>
  );
}
