import { Global, Module } from '@nestjs/common';
import { registerAuditSubjects } from '../audit/audit-subjects.js';
import { ENV } from '../config/config.module.js';
import { FileLinks } from './file-links.js';
import { FileJobs } from './file.jobs.js';
import { FileRepository } from './file.repository.js';
import { FileRoutes } from './file.routes.js';
import { FileService } from './file.service.js';
import { Incoming } from './incoming.js';
import { storageOf } from './storage-of.js';
import { Storage } from './storage.js';
import { UploadController } from './upload.controller.js';
import { UploadService } from './upload.service.js';

/** Uploaded files. Global: every module's records may have some. */
@Global()
@Module({
  controllers: [UploadController],
  providers: [
    FileJobs,
    FileLinks,
    FileRepository,
    FileRoutes,
    FileService,
    Incoming,
    { provide: Storage, inject: [ENV], useFactory: storageOf },
    UploadService,
  ],
  exports: [FileLinks, FileService, Incoming, Storage],
})
export class StorageModule {
  constructor() {
    registerAuditSubjects({
      file: {
        table: 'file',
        // A private file may name its owner.
        name: () => 'CASE WHEN NOT t.is_private THEN t.name END',
        opens: 'NULL::bigint',
        nameFields: () => [],
      },
    });
  }
}
