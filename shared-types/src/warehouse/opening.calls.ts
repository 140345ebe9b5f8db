import { call, uploadCall } from '../call.js';
import { IdActionRequest, IdRequest } from '../common.dto.js';
import { OpeningImport, OpeningRows, OpeningRowsRequest, OpeningTemplate } from './opening.dto.js';

export const openingTemplate = call('/warehouse-inps/opening-template', {
  may: 'warehouse:inbound:add',
  response: OpeningTemplate,
  summary: 'The template sheet of opening stock, with titles and lists in the reader’s language',
});

export const uploadOpening = uploadCall('/warehouse-inps/upload-opening', {
  may: 'warehouse:inbound:add',
  response: OpeningImport,
  summary: 'Reads an XLSX or CSV sheet of opening stock and checks every row; nothing is imported yet',
});

export const openingRows = call('/warehouse-inps/opening-rows', {
  may: 'warehouse:inbound:add',
  request: OpeningRowsRequest,
  response: OpeningRows,
  summary: 'Rows of a sheet of opening stock with their faults',
});

export const runOpening = call('/warehouse-inps/run-opening', {
  may: 'warehouse:inbound:add',
  request: IdActionRequest,
  response: OpeningImport,
  summary:
    'Makes stock-ins of a sound sheet, of 500 lines at most, above 200 rows by a job; they wait for their approval',
});

export const openingDetail = call('/warehouse-inps/opening-detail', {
  may: 'warehouse:inbound:add',
  request: IdRequest,
  response: OpeningImport,
  summary: 'Progress of one of the caller’s opening-stock sheets, and the documents created from it',
});

export const cancelOpening = call('/warehouse-inps/cancel-opening', {
  may: 'warehouse:inbound:add',
  request: IdRequest,
  response: OpeningImport,
  summary: 'Stops an import of opening stock; nothing of it is stocked in then',
});
