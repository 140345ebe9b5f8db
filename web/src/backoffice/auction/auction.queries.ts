import {
  addAuction,
  adminAuctionDetail,
  adminAuctionList,
  cancelAuction,
  relistAuction,
  updateAuction,
} from '@fovea/shared-types/auction/auction.calls';
import type { AdminAuctionListRequest, AuctionTerms } from '@fovea/shared-types/auction/admin-auction.dto';
import { auctionPlan } from '@fovea/shared-types/auction/plan.record';
import { auctionTemplate } from '@fovea/shared-types/auction/template.record';
import { adminGoodsDetail, adminGoodsList } from '@fovea/shared-types/goods/publishing.calls';
import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Choice } from '../../kit/form/fields';
import type { ChoiceSearch } from '../../kit/form/search-select';
import { api } from '../../lib/api-client';
import { PAGE_SIZES } from '../../lib/list-page';
import { newRequestId } from '../../lib/request-id';
import { badgeKeys } from '../layout/badges.queries';
import { recordKey } from '../record/record.queries';

/** Lots as staff read them: their lists, their terms, the calendar of their ends. */
export const AUCTIONS_KEY = 'admin-auctions';

export const auctionListQuery = (request: AdminAuctionListRequest) =>
  queryOptions({
    queryKey: [AUCTIONS_KEY, 'list', request],
    queryFn: ({ signal }) => api(adminAuctionList, request, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });

/** A form is filled with it: what somebody else saved a moment ago must be in it. */
const FRESH = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false } as const;

export const termsQuery = (id: number) =>
  queryOptions({
    queryKey: [AUCTIONS_KEY, 'terms', id],
    queryFn: ({ signal }) => api(adminAuctionDetail, { id }, { quiet: true, signal }),
    ...FRESH,
  });

/** The newest templates of terms; a company that has more finds the others where they are kept. */
export const templatesQuery = () =>
  queryOptions({
    queryKey: [...recordKey(auctionTemplate), 'choices'],
    queryFn: ({ signal }) =>
      api(auctionTemplate.calls.list, { page: 1, limit: PAGE_SIZES.at(-1) ?? 160 }, { quiet: true, signal }),
  });

const titleOf = ({ goods_name, goods_sn }: { goods_name: string; goods_sn: string }): string =>
  `${goods_name} · ${goods_sn}`;

/** Goods that are for auction, the newest first. */
export const AUCTION_GOODS: ChoiceSearch<Choice> = {
  key: [AUCTIONS_KEY, 'for-auction'],
  find: async (text, signal) => {
    const request = { sale_type: SALE_TYPE.auction, ...(text !== '' && { goods_name: text }) };
    const { data } = await api(adminGoodsList, request, { quiet: true, signal });
    return data.map((goods) => ({ value: String(goods.id), label: titleOf(goods) }));
  },
  nameOf: async (id, signal) =>
    titleOf(await api(adminGoodsDetail, { id: Number(id) }, { quiet: true, signal })),
};

/** The draft of goods, if there is one. */
export const planQuery = (goodsId: number) =>
  queryOptions({
    queryKey: [AUCTIONS_KEY, 'plan', goodsId],
    queryFn: async ({ signal }) => {
      const request = { goods_id: goodsId, page: 1, limit: PAGE_SIZES[0] };
      return (await api(auctionPlan.calls.list, request, { quiet: true, signal })).data[0] ?? null;
    },
    ...FRESH,
  });

/** The goods that go up, as their seller sees them. */
export const goodsQuery = (id: number) =>
  queryOptions({
    queryKey: [AUCTIONS_KEY, 'goods', id],
    queryFn: ({ signal }) => api(adminGoodsDetail, { id }, { quiet: true, signal }),
    ...FRESH,
  });

export const openLot = (goods_id: number, terms: AuctionTerms, serial_number: string, request_id: string) =>
  api(addAuction, { goods_id, ...terms, serial_number, request_id }, { quiet: true });
export const changeTerms = (id: number, terms: AuctionTerms, request_id: string) =>
  api(updateAuction, { id, ...terms, request_id }, { quiet: true });
export const relistLot = (id: number, terms: AuctionTerms, serial_number: string, request_id: string) =>
  api(relistAuction, { id, ...terms, serial_number, request_id }, { quiet: true });

export const cancelLot = (id: number, reason: string) =>
  api(cancelAuction, { id, reason, request_id: newRequestId() }, { quiet: true });

/** Whatever shows lots, and the counts in the menu. */
export function useAuctionsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: [AUCTIONS_KEY] }),
      queries.invalidateQueries({ queryKey: badgeKeys.menu }),
    ]);
  }, [queries]);
}
