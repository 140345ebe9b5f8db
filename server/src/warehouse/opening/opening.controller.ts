import { Controller } from '@nestjs/common';
import type { IdActionRequest, IdRequest } from '@fovea/shared-types/common.dto';
import {
  cancelOpening,
  openingDetail,
  openingRows,
  openingTemplate,
  runOpening,
  uploadOpening,
} from '@fovea/shared-types/warehouse/opening.calls';
import type { OpeningRowsRequest } from '@fovea/shared-types/warehouse/opening.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { IncomingFile } from '../../platform/http/incoming-file.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { SheetTemplates } from '../../platform/sheets/sheet-templates.js';
import { OpeningRunService } from './opening-run.service.js';
import { OPENING_TEMPLATE } from './opening-template.js';
import { OpeningService } from './opening.service.js';

@Controller()
export class OpeningController {
  constructor(
    private readonly openings: OpeningService,
    private readonly runs: OpeningRunService,
    private readonly templates: SheetTemplates,
  ) {}

  @Call(openingTemplate)
  async template({ language }: StaffCaller) {
    return { url: this.templates.addressOf(OPENING_TEMPLATE, language) };
  }

  @Call(uploadOpening)
  upload(caller: StaffCaller, file: IncomingFile) {
    return this.openings.upload(caller, file);
  }

  @Call(openingRows)
  rows(caller: StaffCaller, request: OpeningRowsRequest) {
    return this.openings.rows(caller, request);
  }

  @Call(runOpening)
  runOpening(caller: StaffCaller, request: IdActionRequest) {
    return this.runs.startOpeningRun(caller, request);
  }

  @Call(openingDetail)
  openingDetail(caller: StaffCaller, { id }: IdRequest) {
    return this.openings.getOpeningDetail(caller, id);
  }

  @Call(cancelOpening)
  cancelOpening(caller: StaffCaller, { id }: IdRequest) {
    return this.runs.cancelOpeningRun(caller, id);
  }
}
