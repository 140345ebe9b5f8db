import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import type { AddExportRequest, ExportListRequest } from '@fovea/shared-types/platform/export.dto';
import {
  addExport,
  cancelExport,
  exportDetail,
  exportList,
} from '@fovea/shared-types/platform/platform.calls';
import { Call } from '../http/call.decorator.js';
import type { StaffCaller } from '../kernel/caller.js';
import { ExportQueryService } from './export-query.service.js';
import { ExportService } from './export.service.js';

@Controller()
export class ExportController {
  constructor(
    private readonly exports: ExportService,
    private readonly queries: ExportQueryService,
  ) {}

  @Call(addExport)
  add(caller: StaffCaller, request: AddExportRequest) {
    return this.exports.add(caller, request);
  }

  @Call(exportList)
  list(caller: StaffCaller, request: ExportListRequest) {
    return this.queries.list(caller, request);
  }

  @Call(cancelExport)
  cancel(caller: StaffCaller, { id }: IdRequest) {
    return this.queries.cancel(caller, id);
  }

  @Call(exportDetail)
  detail(caller: StaffCaller, { id }: IdRequest) {
    return this.queries.detail(caller, id);
  }
}
