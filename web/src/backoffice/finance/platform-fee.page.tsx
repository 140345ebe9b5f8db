import { platformFee } from '@fovea/shared-types/finance/platform-fee.record';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { categoryChoices } from '../goods/publish/choices';
import { goodsParamsQuery } from '../goods/publish/publishing.queries';
import { useCompanyChoices, useMayChooseCompany } from '../record/record-owner';
import { recordPage } from '../record/record-page';
import { backOfficePage } from '../back-office-page';
import { pendingChangesOf } from '../system/pending-changes';

/** What the platform takes of sales, by category and merchant. */
export const PlatformFeePage = recordPage(platformFee, {
  Ways: pendingChangesOf(platformFee),
  without: ['id'],
  columns: [
    { prop: 'currency', width: 90, decides: true },
    { prop: 'category_name', width: 200, decides: true },
    { prop: 'company_name', width: 200, decides: true },
    { prop: 'rate', align: 'right', width: 130 },
    { prop: 'minimum', align: 'right', width: 120 },
    { prop: 'tax_rate', align: 'right', width: 130, visible: false },
    { prop: 'effective_from', width: 130 },
    { prop: 'effective_until', width: 130, visible: false },
  ],
  useChoices: () => {
    const { data: params } = useQuery(goodsParamsQuery());
    const companies = useCompanyChoices(useMayChooseCompany());
    return useMemo(
      () => ({
        category_id: { tree: categoryChoices(params?.categories ?? []) },
        seller_company_id: { options: companies },
      }),
      [params, companies],
    );
  },
  form: {
    byError: { ALREADY_DONE: 'effective_from' },
  },
});

backOfficePage(PlatformFeePage, { path: '/finance/platformFee', texts: ['kit', 'approval', 'system'] });
