import { member } from '@fovea/shared-types/member/member.record';
import type { Choice } from '../../kit/form/fields';
import type { ChoiceSearch } from '../../kit/form/search-select';
import { api } from '../../lib/api-client';
import { useMay } from '../../lib/permissions';
import { recordKey } from '../record/record.queries';

/** People by their names; null without permission to read the list of them. */
export function useMemberSearch(isMonthly?: true): ChoiceSearch<Choice> | null {
  const may = useMay();
  if (!may('member:account:list')) return null;
  return isMonthly ? MONTHLY : MEMBERS;
}

const members = (filter: { is_month_payment?: number }): ChoiceSearch<Choice> => ({
  key: [...recordKey(member), filter],
  find: async (text, signal) => {
    const request = { ...filter, ...(text !== '' && { username: text }) };
    const { data } = await api(member.calls.list, request, { signal, quiet: true });
    return data.map(({ id, username, company_name }) => ({
      value: String(id),
      label: company_name === null ? username : `${username} · ${company_name}`,
    }));
  },
});

const MEMBERS = members({});
const MONTHLY = members({ is_month_payment: 1 });
