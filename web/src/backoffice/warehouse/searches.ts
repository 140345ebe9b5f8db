import { product } from '@fovea/shared-types/goods/product.record';
import { customer } from '@fovea/shared-types/warehouse/customer.record';
import { adminGoodsList } from '@fovea/shared-types/goods/publishing.calls';
import { warehouse } from '@fovea/shared-types/warehouse/warehouse.record';
import { GOODS_STATUS, WAREHOUSE_STATUS } from '@fovea/shared-types/states';
import { useTranslation } from 'react-i18next';
import type { Choice } from '../../kit/form/fields';
import type { ChoiceSearch } from '../../kit/form/search-select';
import { api } from '../../lib/api-client';
import { useMay } from '../../lib/permissions';
import { recordKey } from '../record/record.queries';

const OFFERED = 1;

/** A warehouse that can be chosen, with the currency in which its stock is valued. */
export interface WarehouseChoice extends Choice {
  currency: string;
}

/** Enabled warehouses by name, address or keeper; null for whoever may not read the list of them. */
export function useWarehouseSearch(): ChoiceSearch<WarehouseChoice> | null {
  return useMay()('warehouse:warehouse:list') ? WAREHOUSES : null;
}

const WAREHOUSES: ChoiceSearch<WarehouseChoice> = {
  key: recordKey(warehouse),
  find: async (words, signal) => {
    const request = { status: WAREHOUSE_STATUS.enabled, ...(words !== '' && { ware_house_name: words }) };
    const { data } = await api(warehouse.calls.list, request, { signal, quiet: true });
    return data.map(({ id, ware_house_name, currency }) => ({
      value: String(id),
      label: ware_house_name,
      currency,
    }));
  },
};

/** Customers by name or address, the newest first; null for whoever may not read the list of them. */
export function useCustomerSearch(): ChoiceSearch<Choice> | null {
  return useMay()('warehouse:customer:list') ? CUSTOMERS : null;
}

const CUSTOMERS: ChoiceSearch<Choice> = {
  key: recordKey(customer),
  find: async (words, signal) => {
    const request = words === '' ? {} : { customer_name: words };
    const { data } = await api(customer.calls.list, request, { signal, quiet: true });
    return data.map(({ id, customer_name, company_name }) => ({
      value: String(id),
      label: company_name === null ? customer_name : `${customer_name} · ${company_name}`,
    }));
  },
};

/** A listing, and whether it is off the shelf. */
export interface ListingOption extends Choice {
  isOff: boolean;
}

/** Listings of an item by name or number; null for whoever may not read the list of them. */
export function useListingSearch(product_id: number): ChoiceSearch<ListingOption> | null {
  const { t } = useTranslation('stock');
  const may = useMay();
  if (!may('goods:goods:list')) return null;
  return {
    key: ['listings', product_id],
    find: async (words, signal) => {
      const request = { product_id, ...(words !== '' && { goods_name: words }) };
      const { data } = await api(adminGoodsList, request, { signal, quiet: true });
      const isOfMany = new Set(data.map(({ company_name }) => company_name)).size > 1;
      return data.map(({ id, goods_name, goods_sn, quantity, status, needs_review, company_name }) => ({
        value: String(id),
        label: [
          goods_name,
          goods_sn,
          isOfMany ? company_name : '',
          t('lines.listing_number', { count: quantity }),
        ]
          .filter(Boolean)
          .join(' · '),
        isOff: status === GOODS_STATUS.off_shelf && !needs_review,
      }));
    },
  };
}

/** Items of the item master by name, model or maker. */
export const ITEM_SEARCH: ChoiceSearch<Choice> = {
  key: recordKey(product),
  find: async (search, signal) => {
    const request = { status: OFFERED, ...(search !== '' && { search }) };
    const { data } = await api(product.calls.list, request, { signal, quiet: true });
    return data.map((item) => ({
      value: String(item.id),
      label: [item.goods_name, item.goods_code].filter(Boolean).join(' · '),
    }));
  },
};
