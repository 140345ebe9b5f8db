import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Choice } from '../../../kit/form/fields';
import { formatCountry } from '../../../lib/format';
import { countriesQuery } from './publishing.queries';

/** Countries that the house knows, in the reader's words. */
export function useCountries(): Choice[] {
  const { data } = useQuery(countriesQuery());
  return useMemo(() => (data ?? []).map(({ code }) => ({ value: code, label: formatCountry(code) })), [data]);
}
