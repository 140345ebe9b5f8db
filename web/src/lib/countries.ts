import { countryList } from '@fovea/shared-types/member/member.calls';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from './api-client';
import { formatCountry } from './format';

/** A failure is left unsaid: the field then offers what it has. */
export const countriesQuery = () =>
  queryOptions({
    queryKey: ['index', 'countries'],
    queryFn: ({ signal }) => api(countryList, {}, { signal, quiet: true }),
    staleTime: Infinity,
  });

/** Known countries, in the reader's language. */
export function useCountries(): { value: string; label: string }[] {
  const { data } = useQuery(countriesQuery());
  return useMemo(() => (data ?? []).map(({ code }) => ({ value: code, label: formatCountry(code) })), [data]);
}
