import { call, uploadCall } from '../call.js';
import { IdAnswer, IdRequest } from '../common.dto.js';
import { DictListRequest, DictListResponse } from './dict.dto.js';
import { AddExportRequest, ExportAnswer, ExportListRequest, ExportListResponse } from './export.dto.js';
import { DeleteUploadRequest, DeleteUploadResponse, UploadLimits, UploadedFile } from './file.dto.js';
import { RequeueParkedEventsRequest, RequeueParkedEventsResponse } from './parked-event.dto.js';
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
  summary: 'Uploads a picture, PNG or JPEG; it is written anew without metadata',
});

export const uploadVideo = uploadCall('/upload/upload-video', {
  may: 'member',
  response: UploadedFile,
  summary: 'Uploads a video, MP4 with a video track',
});

export const uploadFile = uploadCall('/upload/upload-file', {
  may: 'member',
  response: UploadedFile,
  summary: 'Uploads a paper, PDF, PNG or JPEG; only its owner and its examiner see it',
});

export const uploadLimits = call('/upload/upload-limits', {
  may: 'public',
  response: UploadLimits,
  summary: 'Sizes and counts that uploads are held to',
});

export const deleteUpload = call('/upload/del-upload', {
  may: 'member',
  request: DeleteUploadRequest,
  response: DeleteUploadResponse,
  summary: "Deletes one of the caller's uploads to which no record refers yet",
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
  summary: "Cancels one of the caller's exports that is not finished; what was written of it is deleted",
});

export const exportDetail = call('/exports/export-detail', {
  may: 'platform:export:add',
  request: IdRequest,
  response: ExportAnswer,
  summary: "One of the caller's exports: how far it is, and where its file can be fetched",
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
  summary: 'Everything the caller set for himself, by key',
});

export const setPreference = call('/preferences/set-preference', {
  may: 'member',
  request: SetPreferenceRequest,
  response: SetPreferenceResponse,
  summary: 'Sets one preference of the caller; null takes it away',
});

export const tableViewList = call('/table-views/table-view-list', {
  may: 'member',
  request: TableViewListRequest,
  response: [TableView],
  summary: "Views of a table: the caller's own, and those shared with him",
});

export const addTableView = call('/table-views/add-table-view', {
  may: 'member',
  request: AddTableViewRequest,
  response: TableView,
  summary: 'Keeps a view of a table under a name',
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
  summary: "Shares one of the caller's views with his colleagues, or takes it back",
});

export const searchRecords = call('/record-searches/search-records', {
  may: 'member',
  request: RecordSearchRequest,
  response: RecordSearchResponse,
  summary: 'Finds members, merchants and goods by words, as far as the caller may see their lists',
});

export const requeueParkedEvents = call('/parked-events/requeue-parked-events', {
  may: 'platform:event:requeue',
  request: RequeueParkedEventsRequest,
  response: RequeueParkedEventsResponse,
  summary: 'Gives parked events to their handlers again, one of them perhaps mended',
});
