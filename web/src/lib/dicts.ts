import { call, type NoRequest } from '@fovea/shared-types/call';
import type { DictionaryItem } from '@fovea/shared-types/common.dto';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from './api-client';

const dictList = call<NoRequest, Record<string, DictionaryItem[]>>('/dicts/dict-list');

/** All dictionaries in the reader's language; they change with a new version of the server only. */
export const dictsQuery = () =>
  queryOptions({
    queryKey: ['dicts'],
    queryFn: ({ signal }) => api(dictList, {}, { quiet: true, signal }),
    staleTime: Infinity,
    gcTime: Infinity,
  });

export interface Dict {
  /** For select boxes. */
  options: ReadonlyArray<{ value: string; label: string }>;
  /** The name of a code; an unknown one stays as it is. */
  label: (code: number | string) => string;
}

export function useDict(name: string): Dict {
  const { data } = useQuery(dictsQuery());
  return useMemo(() => {
    const options = (data?.[name] ?? []).map((item) => ({ value: String(item.code), label: item.name }));
    const labels = new Map(options.map(({ value, label }) => [value, label]));
    return { options, label: (code) => labels.get(String(code)) ?? String(code) };
  }, [data, name]);
}
