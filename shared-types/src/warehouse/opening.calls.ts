import { call, uploadCall } from '../call.js';
import { IdActionRequest, IdRequest } from '../common.dto.js';
import { OpeningImport, OpeningRows, OpeningRowsRequest, OpeningTemplate } from './opening.dto.js';

export const openingTemplate = call('/warehouse-inps/opening-template', {
  may: 'warehouse:inbound:add',
  response: OpeningTemplate,
  summary: "The sheet of opening stock to fill in, with titles and lists in the reader's language",
});

export const uploadOpening = uploadCall('/warehouse-inps/upload-opening', {
  may: 'warehouse:inbound:add',
  response: OpeningImport,
  summary: 'Reads an XLSX or CSV sheet of opening stock and checks every row; nothing comes in yet',
});

export const openingRows = call('/warehouse-inps/opening-rows', {
  may: 'warehouse:inbound:add',
  request: OpeningRowsRequest,
  response: OpeningRows,
  summary: 'Rows of a sheet of opening stock with what is wrong with them',
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
  summary: "One of the caller's sheets of opening stock: how far it is, and the papers it became",
});

export const cancelOpening = call('/warehouse-inps/cancel-opening', {
  may: 'warehouse:inbound:add',
  request: IdRequest,
  response: OpeningImport,
  summary: 'Stops a sheet of opening stock that is brought in; nothing of it has come in then',
});
