import { balanceLine } from '@fovea/shared-types/finance/balance-line.record';
import { OWNER_KINDS } from '@fovea/shared-types/finance/balance-types';
import { merchant } from '@fovea/shared-types/member/merchant.record';
import { CURRENCIES } from '@fovea/shared-types/money';
import type { RowOf } from '@fovea/shared-types/record/record';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice } from '../../kit/form/fields';
import type { ChoiceSearch } from '../../kit/form/search-select';
import { api } from '../../lib/api-client';
import { useMay } from '../../lib/permissions';
import { says } from '../../lib/words';
import { type RecordColumns, recordPage } from '../record/record-page';
import { recordKey } from '../record/record.queries';

type Row = RowOf<typeof balanceLine.declared>;
const { shown } = balanceLine.declared;

const COMPANIES: ChoiceSearch<Choice> = {
  key: recordKey(merchant),
  find: async (words, signal) => {
    const request = words === '' ? {} : { company_name: words };
    const { data } = await api(merchant.calls.list, request, { signal, quiet: true });
    return data.map(({ id, company_name }) => ({ value: String(id), label: company_name }));
  },
};

/** Every movement of the money of members and companies. */
export const BalanceDetailsPage = recordPage(balanceLine, {
  columns: useColumns,
  useChoices: () => {
    const { t } = useTranslation('finance');
    const mayFind = useMay()('member:company:list');
    return useMemo(
      () => ({
        company_id: { search: mayFind ? COMPANIES : null },
        currency: { options: CURRENCIES.map((value) => ({ value, label: value })) },
        kind: { options: OWNER_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })) },
      }),
      [mayFind, t],
    );
  },
});

function useColumns(): RecordColumns<typeof balanceLine.declared> {
  const { t } = useTranslation('finance');
  return useMemo(
    () => [
      { prop: 'created_at', width: 170 },
      { prop: 'company_name', width: 180 },
      { prop: 'username', width: 130 },
      { prop: 'type', width: 150, decides: true },
      { prop: 'kind', width: 100, render: ({ kind }: Row) => t(`kind.${kind}`) },
      money('change'),
      money('after'),
      { prop: 'document', width: 150 },
      { prop: 'remark', width: 200, visible: false },
    ],
    [t],
  );
}

const money = (prop: 'change' | 'after') => ({
  prop,
  type: 'money' as const,
  get label() {
    return says(shown[prop].label);
  },
  currency: ({ currency }: Row) => currency,
  align: 'right' as const,
  width: 150,
  decides: true,
});
