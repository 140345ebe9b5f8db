import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
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
import type { ImportRowListRequest, RunImportRequest } from '@fovea/shared-types/goods/goods-import.dto';
import type { PageRequest } from '@fovea/shared-types/pagination';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import type { IncomingFile } from '../../platform/http/incoming-file.js';
import { ImportQueryService } from './import-query.service.js';
import { SheetService } from './sheet.service.js';
import { ImportService } from './import.service.js';
import { SheetTemplates } from '../../platform/sheets/sheet-templates.js';

@Controller()
export class ImportController {
  constructor(
    private readonly imports: ImportService,
    private readonly queries: ImportQueryService,
    private readonly sheets: SheetService,
    private readonly templates: SheetTemplates,
  ) {}

  @Call(importTemplate)
  template({ language }: StaffCaller) {
    return { url: this.templates.addressOf('goods', language) };
  }

  @Call(uploadImport)
  upload(caller: StaffCaller, file: IncomingFile) {
    return this.sheets.upload(caller, file);
  }

  @Call(checkImport)
  check(caller: StaffCaller, { id }: IdRequest) {
    return this.sheets.recheck(caller, id);
  }

  @Call(importList)
  importList(caller: StaffCaller, request: PageRequest) {
    return this.queries.listOwn(caller, request);
  }

  @Call(importDetail)
  importDetail(caller: StaffCaller, { id }: IdRequest) {
    return this.queries.getImportDetail(caller, id);
  }

  @Call(importRowList)
  rows(caller: StaffCaller, request: ImportRowListRequest) {
    return this.queries.listRows(caller, request);
  }

  @Call(runImport)
  runImport(caller: StaffCaller, request: RunImportRequest) {
    return this.imports.startImport(caller, request);
  }

  @Call(cancelImport)
  cancelImport(caller: StaffCaller, { id }: IdRequest) {
    return this.imports.cancelImport(caller, id);
  }
}
