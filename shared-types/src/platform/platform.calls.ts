import type { IdRequest } from '../common.dto.js';
import { call, type NoRequest, uploadCall } from '../call.js';
import type { DeleteUploadRequest, DeleteUploadResponse, UploadedFile, UploadLimits } from './file.dto.js';
import type { AddExportRequest, ExportAnswer, ExportListRequest, ExportListResponse } from './export.dto.js';

export const uploadImage = uploadCall<UploadedFile>('/upload/upload-image');
export const uploadVideo = uploadCall<UploadedFile>('/upload/upload-video');
export const uploadFile = uploadCall<UploadedFile>('/upload/upload-file');
export const uploadLimits = call<NoRequest, UploadLimits>('/upload/upload-limits');
export const deleteUpload = call<DeleteUploadRequest, DeleteUploadResponse>('/upload/del-upload');

export const addExport = call<AddExportRequest, ExportAnswer>('/exports/add-export');
export const exportList = call<ExportListRequest, ExportListResponse>('/exports/export-list');
export const exportDetail = call<IdRequest, ExportAnswer>('/exports/export-detail');
