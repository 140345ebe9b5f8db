import type { IdAnswer, IdRequest } from '../common.dto.js';
import { call, type NoRequest, uploadCall } from '../call.js';
import type { DeleteUploadRequest, DeleteUploadResponse, UploadedFile, UploadLimits } from './file.dto.js';
import type { AddExportRequest, ExportAnswer, ExportListRequest, ExportListResponse } from './export.dto.js';
import type { DictListRequest, DictListResponse } from './dict.dto.js';
import type { MyPreferences, SetPreferenceRequest, SetPreferenceResponse } from './preference.dto.js';
import type {
  AddTableViewRequest,
  ShareTableViewRequest,
  TableView,
  TableViewListRequest,
  UpdateTableViewRequest,
} from './table-view.dto.js';

export const uploadImage = uploadCall<UploadedFile>('/upload/upload-image');
export const uploadVideo = uploadCall<UploadedFile>('/upload/upload-video');
export const uploadFile = uploadCall<UploadedFile>('/upload/upload-file');
export const uploadLimits = call<NoRequest, UploadLimits>('/upload/upload-limits');
export const deleteUpload = call<DeleteUploadRequest, DeleteUploadResponse>('/upload/del-upload');

export const addExport = call<AddExportRequest, ExportAnswer>('/exports/add-export');
export const exportList = call<ExportListRequest, ExportListResponse>('/exports/export-list');
export const cancelExport = call<IdRequest, ExportAnswer>('/exports/cancel-export');
export const exportDetail = call<IdRequest, ExportAnswer>('/exports/export-detail');

export const dictList = call<DictListRequest, DictListResponse>('/dicts/dict-list');

export const myPreferences = call<NoRequest, MyPreferences>('/preferences/my-preferences');
export const setPreference = call<SetPreferenceRequest, SetPreferenceResponse>('/preferences/set-preference');

export const tableViewList = call<TableViewListRequest, TableView[]>('/table-views/table-view-list');
export const addTableView = call<AddTableViewRequest, TableView>('/table-views/add-table-view');
export const updateTableView = call<UpdateTableViewRequest, TableView>('/table-views/update-table-view');
export const deleteTableView = call<IdRequest, IdAnswer>('/table-views/del-table-view');
export const shareTableView = call<ShareTableViewRequest, TableView>('/table-views/share-table-view');
