import { call, uploadCall } from '../call.js';
import { IdRequest } from '../common.dto.js';
import { PageRequest } from '../pagination.js';
import {
  GoodsImport,
  ImportListResponse,
  ImportRowListRequest,
  ImportRowListResponse,
  ImportTemplate,
  RunImportRequest,
} from './goods-import.dto.js';

export const importTemplate = call('/goods-import/import-template', {
  may: 'goods:draft:edit',
  response: ImportTemplate,
  summary: 'The template sheet of goods, with titles and lists in the reader’s language',
});

export const uploadImport = uploadCall('/goods-import/upload-import', {
  may: 'goods:draft:edit',
  response: GoodsImport,
  summary: 'Reads an XLSX or CSV sheet of goods and checks every row; nothing is imported yet',
});

export const checkImport = call('/goods-import/check-import', {
  may: 'goods:draft:edit',
  request: IdRequest,
  response: GoodsImport,
  summary: 'Checks the rows of a sheet again, after pictures were uploaded',
});

export const importList = call('/goods-import/import-list', {
  may: 'goods:draft:edit',
  request: PageRequest,
  response: ImportListResponse,
  summary: "The caller's imports of the last thirty days, newest first",
});

export const importDetail = call('/goods-import/import-detail', {
  may: 'goods:draft:edit',
  request: IdRequest,
  response: GoodsImport,
  summary: 'Progress of one of the caller’s imports, and the result of each row',
});

export const importRowList = call('/goods-import/import-row-list', {
  may: 'goods:draft:edit',
  request: ImportRowListRequest,
  response: ImportRowListResponse,
  summary: 'Rows of an import with their faults, in the order of the sheet',
});

export const runImport = call('/goods-import/run-import', {
  may: 'goods:draft:edit',
  request: RunImportRequest,
  response: GoodsImport,
  summary: 'Imports the valid rows of a checked sheet as drafts or for review, above 200 rows by a job',
});

export const cancelImport = call('/goods-import/cancel-import', {
  may: 'goods:draft:edit',
  request: IdRequest,
  response: GoodsImport,
  summary: 'Stops a running import; what it has imported stays',
});
