import type { DictTone } from '@fovea/shared-types/platform/dict.dto';
import { dictList } from '@fovea/shared-types/platform/platform.calls';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from './api-client';

/** All dictionaries in the reader's language; they change with a new version of the server only. */
const dictsQuery = () =>
  queryOptions({
    queryKey: ['dicts'],
    queryFn: ({ signal }) => api(dictList, {}, { quiet: true, signal }),
    staleTime: Infinity,
    gcTime: Infinity,
  });

export interface Dict {
  /** For select boxes. */
  options: ReadonlyArray<{ value: string; label: string }>;
  /** The name of a code; an unknown one stays as it is, and none is shown before the names have come. */
  label: (code: number | string) => string;
  /** The colour of the code; neutral where the server has none. */
  tone: (code: number | string) => DictTone;
}

export function useDict(name: string): Dict {
  const { data, isPending } = useQuery(dictsQuery());
  return useMemo(() => {
    const items = data?.dicts?.find((dict) => dict.name === name)?.items ?? [];
    const byCode = new Map(items.map((item) => [String(item.code), item]));
    return {
      options: items.map((item) => ({ value: String(item.code), label: item.label })),
      label: (code) => byCode.get(String(code))?.label ?? (isPending ? '…' : String(code)),
      tone: (code) => byCode.get(String(code))?.tone ?? 'neutral',
    };
  }, [data, isPending, name]);
}
