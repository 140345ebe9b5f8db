import { Controller } from '@nestjs/common';
import { tryFreight } from '@fovea/shared-types/order/freight.calls';
import type { TryFreightRequest } from '@fovea/shared-types/order/freight.dto';
import { freightTemplate, importFreight } from '@fovea/shared-types/order/freight-sheet.calls';
import { Call } from '../../platform/http/call.decorator.js';
import type { IncomingFile } from '../../platform/http/incoming-file.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { FreightSheetService } from './freight-sheet.service.js';
import { FreightPreviewService } from './freight-preview.service.js';

@Controller()
export class FreightController {
  constructor(
    private readonly preview: FreightPreviewService,
    private readonly sheets: FreightSheetService,
  ) {}

  @Call(tryFreight)
  tried(caller: StaffCaller, request: TryFreightRequest) {
    return this.preview.tried(caller, request);
  }

  @Call(freightTemplate)
  async template(caller: StaffCaller) {
    return this.sheets.template(caller);
  }

  @Call(importFreight)
  import(caller: StaffCaller, file: IncomingFile) {
    return this.sheets.import(caller, file);
  }
}
