import { Controller } from '@nestjs/common';
import { tryFreight } from '@fovea/shared-types/order/freight.calls';
import type { TryFreightRequest } from '@fovea/shared-types/order/freight.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { FreightPreviewService } from './freight-preview.service.js';

@Controller()
export class FreightController {
  constructor(private readonly preview: FreightPreviewService) {}

  @Call(tryFreight)
  tried(caller: StaffCaller, request: TryFreightRequest) {
    return this.preview.tried(caller, request);
  }
}
