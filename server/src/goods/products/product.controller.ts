import { Controller } from '@nestjs/common';
import { productLabels } from '@fovea/shared-types/goods/product.calls';
import type { LabelsRequest } from '@fovea/shared-types/platform/labels.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { ProductLabels } from './product-labels.js';

/** The item master beside its list. */
@Controller()
export class ProductController {
  constructor(private readonly labels: ProductLabels) {}

  @Call(productLabels)
  print(caller: StaffCaller, request: LabelsRequest) {
    return this.labels.address(caller, request);
  }
}
