import { Body, Controller } from '@nestjs/common';
import { IdRequest } from '@fovea/shared-types/common.dto';
import {
  AddExportRequest,
  ExportAnswer,
  ExportListRequest,
  ExportListResponse,
} from '@fovea/shared-types/platform/export.dto';
import {
  addExport,
  cancelExport,
  exportDetail,
  exportList,
} from '@fovea/shared-types/platform/platform.calls';
import { Call, RequestCaller } from '../http/call.decorator.js';
import type { StaffCaller } from '../kernel/caller.js';
import { ExportService } from './export.service.js';

@Controller()
export class ExportController {
  constructor(private readonly exports: ExportService) {}

  @Call(addExport, {
    may: 'platform:export:add',
    request: AddExportRequest,
    response: ExportAnswer,
    summary: 'Exports the filtered rows of a table as CSV or XLSX, above 10,000 rows by a job',
  })
  add(@RequestCaller() caller: StaffCaller, @Body() request: AddExportRequest) {
    return this.exports.add(caller, request);
  }

  @Call(exportList, {
    may: 'platform:export:add',
    request: ExportListRequest,
    response: ExportListResponse,
    summary: "The caller's exports of the last seven days, newest first",
  })
  list(@RequestCaller() caller: StaffCaller, @Body() request: ExportListRequest) {
    return this.exports.list(caller, request);
  }

  @Call(cancelExport, {
    may: 'platform:export:add',
    request: IdRequest,
    response: ExportAnswer,
    summary: "Cancels one of the caller's exports that is not finished; what was written of it is deleted",
  })
  cancel(@RequestCaller() caller: StaffCaller, @Body() { id }: IdRequest) {
    return this.exports.cancel(caller, id);
  }

  @Call(exportDetail, {
    may: 'platform:export:add',
    request: IdRequest,
    response: ExportAnswer,
    summary: "One of the caller's exports: how far it is, and where its file can be fetched",
  })
  detail(@RequestCaller() caller: StaffCaller, @Body() { id }: IdRequest) {
    return this.exports.detail(caller, id);
  }
}
