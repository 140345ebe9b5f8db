import { Controller } from '@nestjs/common';
import { moneyChart, moneyFigures } from '@fovea/shared-types/finance/money-figures.calls';
import type { MoneyChartRequest, MoneyFiguresRequest } from '@fovea/shared-types/finance/money-figures.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { MoneyFiguresService } from './money-figures.service.js';

@Controller()
export class MoneyFiguresController {
  constructor(private readonly figures: MoneyFiguresService) {}

  @Call(moneyFigures)
  moneyFigures(caller: StaffCaller, request: MoneyFiguresRequest) {
    return this.figures.readMoneyFigures(caller, request);
  }

  @Call(moneyChart)
  chart(caller: StaffCaller, request: MoneyChartRequest) {
    return this.figures.chart(caller, request);
  }
}
