import { call, type NoRequest, uploadCall } from '../call.js';
import type { DeleteUploadRequest, DeleteUploadResponse, UploadedFile, UploadLimits } from './file.dto.js';

export const uploadImage = uploadCall<UploadedFile>('/upload/upload-image');
export const uploadVideo = uploadCall<UploadedFile>('/upload/upload-video');
export const uploadFile = uploadCall<UploadedFile>('/upload/upload-file');
export const uploadLimits = call<NoRequest, UploadLimits>('/upload/upload-limits');
export const deleteUpload = call<DeleteUploadRequest, DeleteUploadResponse>('/upload/del-upload');
