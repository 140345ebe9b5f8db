import {
  mailTaxDocument,
  setRedLetterNumber,
  staffTaxDocument,
  taxDocumentArchive,
} from '@fovea/shared-types/finance/tax-document.calls';
import type { SetRedLetterNumberRequest } from '@fovea/shared-types/finance/tax-document.dto';
import { api } from '../../lib/api-client';
import { newRequestId } from '../../lib/request-id';

export const staffDocumentAddress = async (id: number): Promise<string> =>
  (await api(staffTaxDocument, { id })).url;

export const mailDocument = (id: number) => api(mailTaxDocument, { id, request_id: newRequestId() });

export const staffArchiveAddress = async (month: string): Promise<string> =>
  (await api(taxDocumentArchive, { month })).url;

export const sendRedLetterNumber = (request: SetRedLetterNumberRequest) =>
  api(setRedLetterNumber, request, { quiet: true });
