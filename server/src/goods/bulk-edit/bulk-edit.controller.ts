import { Controller } from '@nestjs/common';
import { bulkEditGoods } from '@fovea/shared-types/goods/bulk-edit.calls';
import type { BulkEditGoodsRequest } from '@fovea/shared-types/goods/bulk-edit.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { BulkEditService } from './bulk-edit.service.js';

@Controller()
export class BulkEditController {
  constructor(private readonly edits: BulkEditService) {}

  @Call(bulkEditGoods)
  edit(caller: StaffCaller, request: BulkEditGoodsRequest) {
    return this.edits.edit(caller, request);
  }
}
