import { Controller } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import {
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
import { OPENING_TEMPLATE } from './opening-template.js';
import { OpeningService } from './opening.service.js';

@Controller()
export class OpeningController {
  constructor(
    private readonly openings: OpeningService,
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
  run(caller: StaffCaller, request: IdActionRequest) {
    return this.openings.run(caller, request);
  }
}
