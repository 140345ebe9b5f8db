import { Controller } from '@nestjs/common';
import { packingLists, shippingLabels } from '@fovea/shared-types/order/packing.calls';
import type { PackingListsRequest } from '@fovea/shared-types/order/packing.dto';
import type { LabelsRequest } from '@fovea/shared-types/platform/labels.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { PackingService } from './packing.service.js';

@Controller()
export class PackingController {
  constructor(private readonly packing: PackingService) {}

  @Call(packingLists)
  lists(caller: StaffCaller, request: PackingListsRequest) {
    return this.packing.lists(caller, request);
  }

  @Call(shippingLabels)
  labels(caller: StaffCaller, request: LabelsRequest) {
    return this.packing.shippingLabels(caller, request);
  }
}
