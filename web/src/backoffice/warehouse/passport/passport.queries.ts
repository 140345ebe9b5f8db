import {
  findSerials,
  serialPassport,
  serialPassportCert,
} from '@fovea/shared-types/warehouse/passport.calls';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../../lib/api-client';

export const passportQuery = (id: number) =>
  queryOptions({
    queryKey: ['serial-passport', id],
    queryFn: ({ signal }) => api(serialPassport, { id }, { signal, quiet: true }),
  });

export function usePassportChanged(id: number): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: passportQuery(id).queryKey }), [client, id]);
}

/** What an address with a code leads to: the pieces on a document. */
export const foundQuery = (code: string) =>
  queryOptions({
    queryKey: ['find-serials', code],
    queryFn: ({ signal }) => api(findSerials, { code }, { signal, quiet: true }),
  });

export const sendFind = (code: string) => api(findSerials, { code }, { quiet: true });
export const passportDocument = async (id: number) => (await api(serialPassportCert, { id })).url;
