import { Body, Controller } from '@nestjs/common';
import {
  DeleteUploadRequest,
  DeleteUploadResponse,
  UploadedFile,
  UploadLimits,
} from '@fovea/shared-types/platform/file.dto';
import {
  deleteUpload,
  uploadFile,
  uploadImage,
  uploadLimits,
  uploadVideo,
} from '@fovea/shared-types/platform/platform.calls';
import { Call, RequestCaller, Upload, UploadTo } from '../http/call.decorator.js';
import type { MemberCaller } from '../kernel/caller.js';
import type { IncomingFile } from '../http/incoming-file.js';
import { UploadService } from './upload.service.js';

@Controller()
export class UploadController {
  constructor(private readonly uploads: UploadService) {}

  @UploadTo(uploadImage, {
    may: 'member',
    response: UploadedFile,
    summary: 'Uploads a picture, PNG or JPEG; it is written anew without metadata',
  })
  image(@RequestCaller() caller: MemberCaller, @Upload() file: IncomingFile) {
    return this.uploads.upload(caller, file, 'image');
  }

  @UploadTo(uploadVideo, {
    may: 'member',
    response: UploadedFile,
    summary: 'Uploads a video, MP4 with a video track',
  })
  video(@RequestCaller() caller: MemberCaller, @Upload() file: IncomingFile) {
    return this.uploads.upload(caller, file, 'video');
  }

  @UploadTo(uploadFile, {
    may: 'member',
    response: UploadedFile,
    summary: 'Uploads a paper, PDF, PNG or JPEG; only its owner and its examiner see it',
  })
  file(@RequestCaller() caller: MemberCaller, @Upload() file: IncomingFile) {
    return this.uploads.upload(caller, file, 'file');
  }

  @Call(uploadLimits, {
    may: 'public',
    request: null,
    response: UploadLimits,
    summary: 'Sizes and counts that uploads are held to',
  })
  limits() {
    return this.uploads.limits();
  }

  @Call(deleteUpload, {
    may: 'member',
    request: DeleteUploadRequest,
    response: DeleteUploadResponse,
    summary: "Deletes one of the caller's uploads to which no record refers yet",
  })
  delete(@RequestCaller() caller: MemberCaller, @Body() { id }: DeleteUploadRequest) {
    return this.uploads.delete(caller, id);
  }
}
