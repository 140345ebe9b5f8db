import { postalCode } from '@fovea/shared-types/member/address.calls';
import type { PostalPlace } from '@fovea/shared-types/member/address.dto';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { plainText } from '../../kit/form/use-form';
import { api } from '../../lib/api-client';

/** Seven digits, however they were typed; else nothing. */
export function japaneseCode(country: string, typed: string): string | null {
  const digits = plainText(typed).replace(/[\s-]/g, '');
  return country === 'JP' && /^\d{7}$/.test(digits) ? digits : null;
}

/** A failure is left unsaid: the address can be typed as well. */
const placesQuery = (code: string) =>
  queryOptions({
    queryKey: ['address', 'postal-code', code],
    queryFn: ({ signal }) => api(postalCode, { country: 'JP', postal_code: code }, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The places of a postal code of Japan; nothing while the code is not complete. */
export function usePlaces(country: string, typed: string): readonly PostalPlace[] | undefined {
  const code = japaneseCode(country, typed);
  const { data } = useQuery({ ...placesQuery(code ?? ''), enabled: code !== null });
  return code === null ? undefined : data;
}

export const placeText = ({ prefecture, city, town }: PostalPlace): string => prefecture + city + town;
