import { call, uploadCall } from '../call.js';
import { IdAnswer, IdRequest } from '../common.dto.js';
import { DictListRequest, DictListResponse } from './dict.dto.js';
import { AddExportRequest, ExportAnswer, ExportListRequest, ExportListResponse } from './export.dto.js';
import { DeleteUploadRequest, DeleteUploadResponse, UploadLimits, UploadedFile } from './file.dto.js';
import { RequeueDeadLettersRequest, RequeueDeadLettersResponse } from './dead-letter.dto.js';
import { MyPreferences, SetPreferenceRequest, SetPreferenceResponse } from './preference.dto.js';
import { RecordSearchRequest, RecordSearchResponse } from './record-search.dto.js';
import {
  AddTableViewRequest,
  ShareTableViewRequest,
  TableView,
  TableViewListRequest,
  UpdateTableViewRequest,
} from './table-view.dto.js';

export const uploadImage = uploadCall('/upload/upload-image', {
  may: 'member',
  response: UploadedFile,
  summary: 'Uploads a picture, PNG or JPEG; it is rewritten without metadata',
});

export const uploadVideo = uploadCall('/upload/upload-video', {
  may: 'member',
  response: UploadedFile,
  summary: 'Uploads a video, MP4 with a video track',
});

export const uploadFile = uploadCall('/upload/upload-file', {
  may: 'member',
  response: UploadedFile,
  summary: 'Uploads a document, PDF, PNG or JPEG; only its owner and its examiner see it',
});

export const uploadLimits = call('/upload/upload-limits', {
  may: 'public',
  response: UploadLimits,
  summary: 'Size and count limits of uploads',
});

export const deleteUpload = call('/upload/del-upload', {
  may: 'member',
  request: DeleteUploadRequest,
  response: DeleteUploadResponse,
  summary: 'Deletes an upload of the caller that no record refers to yet',
});

export const addExport = call('/exports/add-export', {
  may: 'platform:export:add',
  request: AddExportRequest,
  response: ExportAnswer,
  summary: 'Exports the filtered rows of a table as CSV or XLSX, above 10,000 rows by a job',
});

export const exportList = call('/exports/export-list', {
  may: 'platform:export:add',
  request: ExportListRequest,
  response: ExportListResponse,
  summary: "The caller's exports of the last seven days, newest first",
});

export const cancelExport = call('/exports/cancel-export', {
  may: 'platform:export:add',
  request: IdRequest,
  response: ExportAnswer,
  summary: 'Cancels an unfinished export of the caller; what was written of it is deleted',
});

export const exportDetail = call('/exports/export-detail', {
  may: 'platform:export:add',
  request: IdRequest,
  response: ExportAnswer,
  summary: 'Progress of one of the caller’s exports, and the address of its file',
});

export const dictList = call('/dicts/dict-list', {
  may: 'public',
  request: DictListRequest,
  response: DictListResponse,
  summary: 'All dictionaries and names of states, unless the caller has this version of them',
});

export const myPreferences = call('/preferences/my-preferences', {
  may: 'member',
  response: MyPreferences,
  summary: 'All preferences of the caller, by key',
});

export const setPreference = call('/preferences/set-preference', {
  may: 'member',
  request: SetPreferenceRequest,
  response: SetPreferenceResponse,
  summary: 'Sets one preference of the caller; null removes it',
});

export const tableViewList = call('/table-views/table-view-list', {
  may: 'member',
  request: TableViewListRequest,
  response: [TableView],
  summary: 'Views of a table: the caller’s own, and those shared with them',
});

export const addTableView = call('/table-views/add-table-view', {
  may: 'member',
  request: AddTableViewRequest,
  response: TableView,
  summary: 'Saves a view of a table under a name',
});

export const updateTableView = call('/table-views/update-table-view', {
  may: 'member',
  request: UpdateTableViewRequest,
  response: TableView,
  summary: "Changes one of the caller's views",
});

export const deleteTableView = call('/table-views/del-table-view', {
  may: 'member',
  request: IdRequest,
  response: IdAnswer,
  summary: "Deletes one of the caller's views",
});

export const shareTableView = call('/table-views/share-table-view', {
  may: 'platform:table-view:share',
  request: ShareTableViewRequest,
  response: TableView,
  summary: 'Shares a view of the caller with colleagues, or stops sharing it',
});

export const searchRecords = call('/record-searches/search-records', {
  may: 'member',
  request: RecordSearchRequest,
  response: RecordSearchResponse,
  summary: 'Finds members, merchants and goods by search terms, within the lists the caller may see',
});

export const requeueDeadLetters = call('/parked-events/requeue-parked-events', {
  may: 'platform:event:requeue',
  request: RequeueDeadLettersRequest,
  response: RequeueDeadLettersResponse,
  summary: 'Requeues failed events to their handlers',
});
