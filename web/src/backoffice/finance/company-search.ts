import { merchant } from '@fovea/shared-types/member/merchant.record';
import type { Choice } from '../../kit/form/fields';
import type { ChoiceSearch } from '../../kit/form/search-select';
import { api } from '../../lib/api-client';
import { useMay } from '../../lib/permissions';
import { recordKey } from '../record/record.queries';

const COMPANIES: ChoiceSearch<Choice> = {
  key: recordKey(merchant),
  find: async (text, signal) => {
    const request = text === '' ? {} : { company_name: text };
    const { data } = await api(merchant.calls.list, request, { signal, quiet: true });
    return data.map(({ id, company_name }) => ({ value: String(id), label: company_name }));
  },
};

/** Companies by their names; null without permission to read the list of them. */
export const useCompanySearch = (): ChoiceSearch<Choice> | null =>
  useMay()('member:company:list') ? COMPANIES : null;
