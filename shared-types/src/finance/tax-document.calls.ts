import { call } from '../call.js';
import { IdActionRequest, IdAnswer, IdRequest } from '../common.dto.js';
import {
  MailedTaxDocument,
  MyTaxDocumentListRequest,
  MyTaxDocumentPage,
  SetRedLetterNumberRequest,
  TaxDocumentAddress,
  TaxDocumentArchiveRequest,
} from './tax-document.dto.js';

export const myTaxDocumentList = call('/tax-documents/my-tax-document-list', {
  may: 'member',
  request: MyTaxDocumentListRequest,
  response: MyTaxDocumentPage,
  summary: "The caller's invoices, receipts and credit notes, newest first",
});

export const myTaxDocument = call('/tax-documents/my-tax-document', {
  may: 'member',
  request: IdRequest,
  response: TaxDocumentAddress,
  summary: 'One of the caller’s documents as PDF, marked as a reissue',
});

export const myTaxDocumentArchive = call('/tax-documents/my-tax-document-archive', {
  may: 'member',
  request: TaxDocumentArchiveRequest,
  response: TaxDocumentAddress,
  summary: 'All documents of a month that the caller received, as one ZIP with an index',
});

export const staffTaxDocument = call('/tax-documents/tax-document', {
  may: 'finance:tax-document:list',
  request: IdRequest,
  response: TaxDocumentAddress,
  summary: 'One document as PDF, marked as a reissue; each download is logged',
});

export const mailTaxDocument = call('/tax-documents/mail-tax-document', {
  may: 'order:invoice:print',
  request: IdActionRequest,
  response: MailedTaxDocument,
  summary: 'Mails a document as PDF to its recipient, in their language',
});

export const taxDocumentArchive = call('/tax-documents/tax-document-archive', {
  may: 'finance:tax-document:list',
  request: TaxDocumentArchiveRequest,
  response: TaxDocumentAddress,
  summary: 'All documents that the caller’s companies issued in a month, as one ZIP with an index',
});

export const setRedLetterNumber = call('/tax-documents/set-red-letter-number', {
  may: 'finance:tax-document:edit',
  request: SetRedLetterNumberRequest,
  response: IdAnswer,
  summary: 'Enters the number of the red-letter fapiao that belongs to a refund in China',
});
