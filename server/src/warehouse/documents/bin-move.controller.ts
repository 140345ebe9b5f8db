import { Controller } from '@nestjs/common';
import type { MoveBetweenBinsRequest } from '@fovea/shared-types/warehouse/bin-move.dto';
import { moveBetweenBins } from '@fovea/shared-types/warehouse/stock.calls';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { BinMoveService } from './bin-move.service.js';

@Controller()
export class BinMoveController {
  constructor(private readonly bins: BinMoveService) {}

  @Call(moveBetweenBins)
  move(caller: StaffCaller, request: MoveBetweenBinsRequest) {
    return this.bins.move(caller, request);
  }
}
