import { myPreferences, setPreference } from '@fovea/shared-types/platform/platform.calls';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from './api-client';

/** A person's preferences, by key. */
export interface Preference {
  /** As it was stored; null when nothing was. Its reader checks its shape. */
  value: unknown;
  set: (value: unknown) => void;
  /** false while it is not known yet. A server that does not answer counts as "nothing kept". */
  isReady: boolean;
}

/** All of them at once: they are few, and every page needs some. */
const preferencesQuery = () =>
  queryOptions({
    queryKey: ['preferences'],
    queryFn: ({ signal }) => api(myPreferences, {}, { quiet: true, signal }),
    staleTime: Infinity,
    gcTime: Infinity,
  });

export function usePreference(key: string): Preference {
  const queries = useQueryClient();
  const { data, isPending } = useQuery(preferencesQuery());
  const { mutate } = useMutation({
    // One after the other: the last choice must be the one that stays.
    scope: { id: `preference.${key}` },
    mutationFn: (value: unknown) => api(setPreference, { key, value }),
    onError: () => queries.invalidateQueries(preferencesQuery()),
  });
  const set = useCallback(
    (value: unknown): void => {
      queries.setQueryData(preferencesQuery().queryKey, (old) => ({
        preferences: { ...old?.preferences, [key]: value },
      }));
      mutate(value);
    },
    [queries, key, mutate],
  );
  return { value: data?.preferences[key] ?? null, set, isReady: !isPending };
}
