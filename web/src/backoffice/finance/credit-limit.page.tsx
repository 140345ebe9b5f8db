import { creditLimit } from '@fovea/shared-types/finance/credit-limit.record';
import { useMemo } from 'react';
import { useCompanyChoices, useMayChooseCompany } from '../record/record-owner';
import { type RecordColumns, recordPage } from '../record/record-page';
import { useMemberSearch } from './member-search';
import { backOfficePage } from '../back-office-page';
import { paths } from '../../lib/paths';

/** Who may owe how much. */
export const CreditLimitPage = recordPage(creditLimit, {
  columns: useColumns,
  useChoices: () => {
    const search = useMemberSearch();
    const options = useCompanyChoices(useMayChooseCompany());
    return useMemo(() => ({ account_id: { search }, company_id: { options } }), [search, options]);
  },
  without: ['account_id', 'company_id'],
});

function useColumns(): RecordColumns<typeof creditLimit.declared> {
  return useMemo(
    () => [
      { prop: 'customer_name', width: 240 },
      { prop: 'currency', width: 90, decides: true },
      { prop: 'credit_limit', width: 140, decides: true },
      { prop: 'used', width: 160, decides: true },
      { prop: 'remark', width: 240 },
    ],
    [],
  );
}

backOfficePage(CreditLimitPage, { path: paths.creditLimits, texts: ['kit', 'system'] });
