import { merchantOptions } from '@fovea/shared-types/member/company.calls';
import { ownerNameOf } from '@fovea/shared-types/record/record';
import { LABELS } from '@fovea/shared-types/record/translations';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { SelectField } from '../../kit/form/fields';
import type { FormState } from '../../kit/form/use-form';
import { api } from '../../lib/api-client';
import { useMay } from '../../lib/permissions';
import { localText } from '../../lib/local-text';
import { useAccess } from '../layout/access/access-context';
import type { PlainRecord, PlainRow, PlainValues } from './record-types';

/** Whether a new row needs an owner chosen: staff of a company add to their own. */
export function useIsOwnerChosen({ declared }: PlainRecord): boolean {
  return useAccess().user.company_id === null && declared.scope === 'company';
}

/** Staff of the platform who may see companies choose one; staff of one company have nothing to choose. */
export function useMayChooseCompany(): boolean {
  const may = useMay();
  return useAccess().user.company_id === null && may('member:company:list');
}

/** Companies that the platform's staff choose from. */
export function useCompanyChoices(isOwnerChosen: boolean): { value: string; label: string }[] {
  const { data } = useQuery({
    queryKey: ['merchant-options'],
    queryFn: ({ signal }) => api(merchantOptions, {}, { quiet: true, signal }),
    staleTime: 10 * 60_000,
    enabled: isOwnerChosen,
  });
  return useMemo(
    () => (data ?? []).map(({ id, company_name }) => ({ value: String(id), label: company_name })),
    [data],
  );
}

export function OwnerInput({ record, form }: { record: PlainRecord; form: FormState<PlainValues> }) {
  return (
    <SelectField
      form={form as unknown as FormState<Record<string, string | null>>} // this one field holds a choice
      name={ownerNameOf(record)}
      label={localText(LABELS.company_name)}
      required
      options={useCompanyChoices(true)}
    />
  );
}

/** The owner of the new row in a request: the chosen one, or that of the copied row. */
export function ownerIn(
  record: PlainRecord,
  values: PlainValues,
  copied: PlainRow | null | undefined,
): Record<string, number> {
  const name = ownerNameOf(record);
  const owner = values[name] ?? copied?.[name];
  return owner === null || owner === undefined ? {} : { [name]: Number(owner) };
}
