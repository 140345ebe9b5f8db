import { licenceHistory, licenceKindOptions } from '@fovea/shared-types/member/licence.calls';
import { licence } from '@fovea/shared-types/member/licence.record';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { api } from '../../lib/api-client';
import { badgeKeys } from '../layout/badges.queries';
import { recordKey } from '../record/record.queries';

export const licenceQuery = (id: number) =>
  queryOptions({
    queryKey: [...recordKey(licence), 'seen', id],
    queryFn: ({ signal }) => api(licence.calls.detail, { id }, { signal, quiet: true }),
  });

export const licenceHistoryQuery = (id: number) =>
  queryOptions({
    queryKey: [...recordKey(licence), 'history', id],
    queryFn: ({ signal }) => api(licenceHistory, { id }, { signal, quiet: true }),
  });

/** Kinds as a form and a filter offer them. */
export function useLicenceKinds(): { kind: { options: { value: string; label: string }[] } } {
  const { data } = useQuery({
    queryKey: [...recordKey(licence), 'kinds'],
    queryFn: ({ signal }) => api(licenceKindOptions, {}, { signal, quiet: true }),
  });
  return useMemo(
    () => ({ kind: { options: (data ?? []).map(({ id, name }) => ({ value: String(id), label: name })) } }),
    [data],
  );
}

/** One that is decided waits no longer: the figure at the menu moves as well. */
export function useLicencesChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: recordKey(licence) }),
      queries.invalidateQueries({ queryKey: badgeKeys.menu }),
    ]);
  }, [queries]);
}
