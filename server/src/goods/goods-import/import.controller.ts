import { Body, Controller } from '@nestjs/common';
import { IdRequest } from '@fovea/shared-types/common.dto';
import {
  cancelImport,
  checkImport,
  importDetail,
  importList,
  importRowList,
  importTemplate,
  runImport,
  uploadImport,
} from '@fovea/shared-types/goods/goods-import.calls';
import {
  GoodsImport,
  ImportListResponse,
  ImportRowListRequest,
  ImportRowListResponse,
  ImportTemplate,
  RunImportRequest,
} from '@fovea/shared-types/goods/goods-import.dto';
import { PageRequest } from '@fovea/shared-types/pagination';
import { Call, RequestCaller, Upload, UploadTo } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import type { IncomingFile } from '../../platform/http/incoming-file.js';
import { ImportService } from './import.service.js';
import { TemplateRoutes } from './template.routes.js';

@Controller()
export class ImportController {
  constructor(
    private readonly imports: ImportService,
    private readonly templates: TemplateRoutes,
  ) {}

  @Call(importTemplate, {
    may: 'goods:draft:edit',
    request: null,
    response: ImportTemplate,
    summary: "The sheet to fill in, with titles and lists in the reader's language",
  })
  template(@RequestCaller() { language }: StaffCaller) {
    return { url: this.templates.addressOf(language) };
  }

  @UploadTo(uploadImport, {
    may: 'goods:draft:edit',
    response: GoodsImport,
    summary: 'Reads an XLSX or CSV sheet of goods and checks every row; nothing is imported yet',
  })
  upload(@RequestCaller() caller: StaffCaller, @Upload() file: IncomingFile) {
    return this.imports.upload(caller, file);
  }

  @Call(checkImport, {
    may: 'goods:draft:edit',
    request: IdRequest,
    response: GoodsImport,
    summary: 'Checks the rows of a sheet again, after pictures were uploaded',
  })
  check(@RequestCaller() caller: StaffCaller, @Body() { id }: IdRequest) {
    return this.imports.recheck(caller, id);
  }

  @Call(importList, {
    may: 'goods:draft:edit',
    request: PageRequest,
    response: ImportListResponse,
    summary: "The caller's imports of the last thirty days, newest first",
  })
  list(@RequestCaller() caller: StaffCaller, @Body() request: PageRequest) {
    return this.imports.list(caller, request);
  }

  @Call(importDetail, {
    may: 'goods:draft:edit',
    request: IdRequest,
    response: GoodsImport,
    summary: "One of the caller's imports: how far it is and what became of its rows",
  })
  detail(@RequestCaller() caller: StaffCaller, @Body() { id }: IdRequest) {
    return this.imports.detail(caller, id);
  }

  @Call(importRowList, {
    may: 'goods:draft:edit',
    request: ImportRowListRequest,
    response: ImportRowListResponse,
    summary: 'Rows of an import with their faults, in the order of the sheet',
  })
  rows(@RequestCaller() caller: StaffCaller, @Body() request: ImportRowListRequest) {
    return this.imports.rows(caller, request);
  }

  @Call(runImport, {
    may: 'goods:draft:edit',
    request: RunImportRequest,
    response: GoodsImport,
    summary: 'Imports the sound rows of a checked sheet as drafts or for review, above 200 rows by a job',
  })
  run(@RequestCaller() caller: StaffCaller, @Body() request: RunImportRequest) {
    return this.imports.run(caller, request);
  }

  @Call(cancelImport, {
    may: 'goods:draft:edit',
    request: IdRequest,
    response: GoodsImport,
    summary: 'Stops an import that runs; what it has imported stays',
  })
  cancel(@RequestCaller() caller: StaffCaller, @Body() { id }: IdRequest) {
    return this.imports.cancel(caller, id);
  }
}
