import { product } from '@fovea/shared-types/goods/product.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { customerCompany } from '@fovea/shared-types/warehouse/customer-company.record';
import { customer } from '@fovea/shared-types/warehouse/customer.record';
import { adminGoodsList } from '@fovea/shared-types/goods/publishing.calls';
import { warehouse } from '@fovea/shared-types/warehouse/warehouse.record';
import { GOODS_STATUS, WAREHOUSE_STATUS } from '@fovea/shared-types/states';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice } from '../../kit/form/fields';
import type { ChoiceSearch } from '../../kit/form/search-select';
import { api } from '../../lib/api-client';
import { useMay } from '../../lib/permissions';
import type { SearchedChoices } from '../record/record-types';
import { recordKey } from '../record/record.queries';

const OFFERED = 1;

/** A warehouse that can be chosen, with the currency in which its stock is valued. */
export interface WarehouseChoice extends Choice {
  currency: string;
}

const quiet = (signal: AbortSignal) => ({ signal, quiet: true });

/**
 * Warehouses in any state by name, address or keeper, for filters; null without permission to read the list.
 */
export function usePlaceSearch(): ChoiceSearch<WarehouseChoice> | null {
  return useMay()('warehouse:warehouse:list') ? PLACES : null;
}

/** For `useChoices` of a page: these filters find a warehouse that the reader sees. */
export const warehouseFilters = <Name extends string>(...names: readonly Name[]) =>
  function useWarehouseFilters(): Record<Name, SearchedChoices> {
    const search = usePlaceSearch();
    return useMemo(() => {
      const choices = {} as Record<Name, SearchedChoices>; // filled name by name
      for (const name of names) choices[name] = { search };
      return choices;
    }, [search]);
  };

/** Enabled warehouses by name, address or keeper; null without permission to read the list of them. */
export function useWarehouseSearch(): ChoiceSearch<WarehouseChoice> | null {
  return useMay()('warehouse:warehouse:list') ? WAREHOUSES : null;
}

const warehouses = (filter: { status?: number }): ChoiceSearch<WarehouseChoice> => ({
  key: [...recordKey(warehouse), filter],
  find: async (text, signal) => {
    const request = { ...filter, ...(text !== '' && { ware_house_name: text }) };
    const { data } = await api(warehouse.calls.list, request, quiet(signal));
    return data.map(({ id, ware_house_name, currency }) => ({
      value: String(id),
      label: ware_house_name,
      currency,
    }));
  },
  nameOf: async (id, signal) =>
    (await api(warehouse.calls.detail, { id: Number(id) }, quiet(signal))).ware_house_name,
});

const PLACES = warehouses({});
const WAREHOUSES = warehouses({ status: WAREHOUSE_STATUS.enabled });

/** Companies of customers by name, phone or address; null without permission to read the list of them. */
export function useCustomerCompanySearch(): ChoiceSearch<Choice> | null {
  return useMay()('warehouse:customer-company:list') ? CUSTOMER_COMPANIES : null;
}

const CUSTOMER_COMPANIES: ChoiceSearch<Choice> = {
  key: recordKey(customerCompany),
  find: async (text, signal) => {
    const request = text === '' ? {} : { company_name: text };
    const { data } = await api(customerCompany.calls.list, request, quiet(signal));
    return data.map(({ id, company_name }) => ({ value: String(id), label: company_name }));
  },
  nameOf: async (id, signal) => {
    const { data } = await api(customerCompany.calls.list, { id: Number(id) }, quiet(signal));
    return data[0]?.company_name ?? '';
  },
};

/** Customers by name or address, the newest first; null without permission to read the list of them. */
export function useCustomerSearch(): ChoiceSearch<Choice> | null {
  return useMay()('warehouse:customer:list') ? CUSTOMERS : null;
}

const CUSTOMERS: ChoiceSearch<Choice> = {
  key: recordKey(customer),
  find: async (text, signal) => {
    const request = text === '' ? {} : { customer_name: text };
    const { data } = await api(customer.calls.list, request, quiet(signal));
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

/** Listings of an item by name or number; null without permission to read the list of them. */
export function useListingSearch(product_id: number): ChoiceSearch<ListingOption> | null {
  const { t } = useTranslation('stock');
  const may = useMay();
  if (!may('goods:goods:list')) return null;
  return {
    key: ['listings', product_id],
    find: async (text, signal) => {
      const request = { product_id, ...(text !== '' && { goods_name: text }) };
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

const items = (labelOf: (item: RowOf<typeof product.declared>) => string): ChoiceSearch<Choice> => ({
  key: [...recordKey(product), labelOf.name],
  find: async (search, signal) => {
    const request = { status: OFFERED, ...(search !== '' && { search }) };
    const { data } = await api(product.calls.list, request, quiet(signal));
    return data.map((item) => ({ value: String(item.id), label: labelOf(item) }));
  },
});

/** Items of the item master by name, model or maker. */
export const ITEM_SEARCH = items(function byModel({ goods_name, goods_code }) {
  return [goods_name, goods_code].filter(Boolean).join(' · ');
});

const ITEMS_OF_MAKERS = items(function byMaker({ maker, goods_name, goods_code }) {
  return [maker, goods_name, goods_code].filter(Boolean).join(' · ');
});

/** The same as notices and statements name them; null without permission to read the item master. */
export function useItemSearch(): ChoiceSearch<Choice> | null {
  return useMay()('goods:product:list') ? ITEMS_OF_MAKERS : null;
}
