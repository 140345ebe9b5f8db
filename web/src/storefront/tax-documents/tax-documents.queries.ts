import { myLicenceList } from '@fovea/shared-types/member/licence.calls';
import {
  myTaxDocument,
  myTaxDocumentArchive,
  myTaxDocumentList,
} from '@fovea/shared-types/finance/tax-document.calls';
import type { MyTaxDocumentListRequest } from '@fovea/shared-types/finance/tax-document.dto';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';
import { documentKey } from '../../lib/document-key';

export const myTaxDocumentsQuery = (request: MyTaxDocumentListRequest) =>
  queryOptions({
    queryKey: [...documentKey('order'), 'documents', request] as const,
    queryFn: ({ signal }) => api(myTaxDocumentList, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    // A refund or freight paid elsewhere has issued another one since.
    staleTime: 0,
  });

export const myLicencesQuery = () =>
  queryOptions({
    queryKey: ['member', 'my-licences'] as const,
    queryFn: ({ signal }) => api(myLicenceList, {}, { signal, quiet: true }),
    // The addresses of its documents work for a quarter of an hour.
    staleTime: 0,
  });

export const myTaxDocumentAddress = async (id: number): Promise<string> =>
  (await api(myTaxDocument, { id })).url;

export const myArchiveAddress = async (month: string): Promise<string> =>
  (await api(myTaxDocumentArchive, { month })).url;
