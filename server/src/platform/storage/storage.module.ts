import { Global, Module } from '@nestjs/common';
import { FileLinks } from './file-links.js';
import { FileRepository } from './file.repository.js';
import { FileService } from './file.service.js';

/** Uploaded files. Global: every module's records may have some. */
@Global()
@Module({
  providers: [FileLinks, FileRepository, FileService],
  exports: [FileLinks, FileService],
})
export class StorageModule {}
