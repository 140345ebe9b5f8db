import { taxRate } from '@fovea/shared-types/order/tax-rate.record';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCountries } from '../../lib/countries';
import { categoryChoices } from '../goods/publish/choices';
import { goodsParamsQuery } from '../goods/publish/publishing.queries';
import { recordPage } from '../record/record-page';
import { backOfficePage } from '../back-office-page';
import { pendingChangesOf } from '../system/pending-changes';

/** Rates of consumption tax. */
export const TaxRatePage = recordPage(taxRate, {
  Ways: pendingChangesOf(taxRate),
  columns: [
    { prop: 'country', width: 160, decides: true },
    { prop: 'category_name', width: 240, decides: true },
    { prop: 'rate', align: 'right', width: 120, decides: true },
    { prop: 'effective_from', width: 140, decides: true },
  ],
  useChoices: () => {
    const { data: params } = useQuery(goodsParamsQuery());
    const countries = useCountries();
    return useMemo(
      () => ({
        country: { options: countries },
        category_id: { tree: categoryChoices(params?.categories ?? []) },
      }),
      [countries, params],
    );
  },
  form: {
    byError: { ALREADY_DONE: 'effective_from' },
  },
});

backOfficePage(TaxRatePage, { path: '/orders/taxRate', texts: ['kit', 'approval', 'system'] });
