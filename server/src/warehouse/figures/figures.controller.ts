import { Controller } from '@nestjs/common';
import { stockFigures } from '@fovea/shared-types/warehouse/figures.calls';
import type { StockFiguresRequest } from '@fovea/shared-types/warehouse/figures.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { FiguresService } from './figures.service.js';

@Controller()
export class StockFiguresController {
  constructor(private readonly figures: FiguresService) {}

  @Call(stockFigures)
  stockFigures(caller: StaffCaller, request: StockFiguresRequest) {
    return this.figures.readStockFigures(caller, request);
  }
}
