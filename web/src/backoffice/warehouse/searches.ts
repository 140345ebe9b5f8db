import { product } from '@fovea/shared-types/goods/product.record';
import { customer } from '@fovea/shared-types/warehouse/customer.record';
import { warehouse } from '@fovea/shared-types/warehouse/warehouse.record';
import { WAREHOUSE_STATUS } from '@fovea/shared-types/states';
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
