import { Body, Controller } from '@nestjs/common';
import { bulkEditGoods } from '@fovea/shared-types/goods/bulk-edit.calls';
import { BulkEditGoodsRequest } from '@fovea/shared-types/goods/bulk-edit.dto';
import { GoodsOutcome } from '@fovea/shared-types/goods/publishing.dto';
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { BulkEditService } from './bulk-edit.service.js';

@Controller()
export class BulkEditController {
  constructor(private readonly edits: BulkEditService) {}

  @Call(bulkEditGoods, {
    may: 'goods:goods:edit',
    request: BulkEditGoodsRequest,
    response: [GoodsOutcome],
    summary: 'The same change to many goods, each by itself, with what became of it',
  })
  edit(@RequestCaller() caller: StaffCaller, @Body() request: BulkEditGoodsRequest) {
    return this.edits.edit(caller, request);
  }
}
