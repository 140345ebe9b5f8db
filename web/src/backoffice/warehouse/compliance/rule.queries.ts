import { licenceKind } from '@fovea/shared-types/member/licence-kind.record';
import { tryRule } from '@fovea/shared-types/warehouse/compliance.calls';
import type { TryRuleRequest } from '@fovea/shared-types/warehouse/compliance.dto';
import { rule } from '@fovea/shared-types/warehouse/rule.record';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Choice } from '../../../kit/form/fields';
import { api } from '../../../lib/api-client';
import { useMay } from '../../../lib/permissions';
import { recordKey } from '../../record/record.queries';

/** The decision of the rules on a case; a changed rule queries anew. */
export const trialQuery = (request: TryRuleRequest) =>
  queryOptions({
    queryKey: [...recordKey(rule), 'trial', request],
    queryFn: ({ signal }) => api(tryRule, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

/** Licences that a rule can require. */
export function useRuleKinds(): Choice[] {
  const may = useMay();
  const { data } = useQuery({
    queryKey: [...recordKey(licenceKind), 'choices'],
    queryFn: ({ signal }) => api(licenceKind.calls.list, { limit: 160 }, { signal, quiet: true }),
    enabled: may('member:licence-kind:list'),
  });
  return useMemo(
    () => (data?.data ?? []).map(({ id, kind_name }) => ({ value: String(id), label: kind_name })),
    [data],
  );
}
