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
  addExport(caller: StaffCaller, request: AddExportRequest) {
    return this.exports.addExport(caller, request);
  }

  @Call(exportList)
  exportList(caller: StaffCaller, request: ExportListRequest) {
    return this.queries.listExports(caller, request);
  }

  @Call(cancelExport)
  cancelExport(caller: StaffCaller, { id }: IdRequest) {
    return this.queries.cancelExport(caller, id);
  }

  @Call(exportDetail)
  exportDetail(caller: StaffCaller, { id }: IdRequest) {
    return this.queries.getExportDetail(caller, id);
  }
}
