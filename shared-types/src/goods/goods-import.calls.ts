import { call, uploadCall, type NoRequest } from '../call.js';
import type { IdRequest } from '../common.dto.js';
import type { PageRequest } from '../pagination.js';
import type {
  GoodsImport,
  ImportListResponse,
  ImportRowListRequest,
  ImportRowListResponse,
  ImportTemplate,
  RunImportRequest,
} from './goods-import.dto.js';

export const importTemplate = call<NoRequest, ImportTemplate>('/goods-import/import-template');
export const uploadImport = uploadCall<GoodsImport>('/goods-import/upload-import');
export const checkImport = call<IdRequest, GoodsImport>('/goods-import/check-import');
export const importList = call<PageRequest, ImportListResponse>('/goods-import/import-list');
export const importDetail = call<IdRequest, GoodsImport>('/goods-import/import-detail');
export const importRowList = call<ImportRowListRequest, ImportRowListResponse>(
  '/goods-import/import-row-list',
);
export const runImport = call<RunImportRequest, GoodsImport>('/goods-import/run-import');
export const cancelImport = call<IdRequest, GoodsImport>('/goods-import/cancel-import');
