import { adminGoodsList } from '@fovea/shared-types/goods/publishing.calls';
import { adminOrderQuote, orderCustomers } from '@fovea/shared-types/order/order-entry.calls';
import type { AdminOrderQuoteRequest, OrderCustomer } from '@fovea/shared-types/order/order-entry.dto';
import { order } from '@fovea/shared-types/order/order.record';
import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import { GOODS_STATUS } from '@fovea/shared-types/states';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { Choice } from '../../../kit/form/fields';
import type { ChoiceSearch } from '../../../kit/form/search-select';
import { api, ApiRefusal } from '../../../lib/api-client';
import { formatMoney, formatNumber } from '../../../lib/format';
import { recordKey } from '../../record/record.queries';

const QUOTES = [...recordKey(order), 'quote'] as const;
/** Fewer signs find nobody. */
const SIGNS_MIN = 2;
/** Prices and pieces are looked at again while the customer speaks. */
const EVERY_MS = 15_000;

/** A customer, and the search text that found them: the server checks it again. */
export interface CustomerChoice extends Choice {
  customer: OrderCustomer;
  search: string;
}

export const CUSTOMERS: ChoiceSearch<CustomerChoice> = {
  key: [...recordKey(order), 'customers'],
  find: async (search, signal) => {
    if ([...search].length < SIGNS_MIN) return [];
    const found = await api(orderCustomers, { search }, { signal, quiet: true });
    return found.map((customer) => ({
      value: String(customer.id),
      label: [customer.username, customer.company_name].filter(Boolean).join(' · '),
      ...{ customer, search },
    }));
  },
};

export interface GoodsChoice extends Choice {
  name: string;
}

/** Goods on the shelf at a fixed price, with what they cost and how many there are. */
export const GOODS: ChoiceSearch<GoodsChoice> = {
  key: ['order', 'entry', 'goods'],
  find: async (text, signal) => {
    const request = {
      ...{ status: GOODS_STATUS.listed, sale_type: SALE_TYPE.immediate },
      ...(text !== '' && { goods_name: text }),
    };
    const { data } = await api(adminGoodsList, request, { signal, quiet: true });
    return data.map(({ id, goods_name, goods_sn, price, currency, quantity }) => ({
      value: String(id),
      label: [goods_name, goods_sn, price && formatMoney(price, currency), `× ${formatNumber(quantity)}`]
        .filter(Boolean)
        .join(' · '),
      name: goods_name,
    }));
  },
};

/** The price at this moment; queried as long as there are lines. */
export const entryQuoteQuery = (request: AdminOrderQuoteRequest | null) =>
  queryOptions({
    queryKey: [...QUOTES, request] as const,
    queryFn:
      request === null ? skipToken : ({ signal }) => api(adminOrderQuote, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: EVERY_MS,
    retry: (count, error) => !(error instanceof ApiRefusal) && count < 2,
  });

export const quotesKey = QUOTES;
