import { Controller } from '@nestjs/common';
import type { DeleteUploadRequest } from '@fovea/shared-types/platform/file.dto';
import {
  deleteUpload,
  uploadFile,
  uploadImage,
  uploadLimits,
  uploadVideo,
} from '@fovea/shared-types/platform/platform.calls';
import { Call } from '../http/call.decorator.js';
import type { MemberCaller } from '../kernel/caller.js';
import type { IncomingFile } from '../http/incoming-file.js';
import { UploadService } from './upload.service.js';

@Controller()
export class UploadController {
  constructor(private readonly uploads: UploadService) {}

  @Call(uploadImage)
  image(caller: MemberCaller, file: IncomingFile) {
    return this.uploads.upload(caller, file, 'image');
  }

  @Call(uploadVideo)
  video(caller: MemberCaller, file: IncomingFile) {
    return this.uploads.upload(caller, file, 'video');
  }

  @Call(uploadFile)
  file(caller: MemberCaller, file: IncomingFile) {
    return this.uploads.upload(caller, file, 'file');
  }

  @Call(uploadLimits)
  limits() {
    return this.uploads.limits();
  }

  @Call(deleteUpload)
  deleteUpload(caller: MemberCaller, { id }: DeleteUploadRequest) {
    return this.uploads.deleteUpload(caller, id);
  }
}
