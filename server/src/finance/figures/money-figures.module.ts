import { Module } from '@nestjs/common';
import { MoneyFiguresController } from './money-figures.controller.js';
import { MoneyFiguresRepository } from './money-figures.repository.js';
import { MoneyFiguresService } from './money-figures.service.js';

/** The dashboard of money. */
@Module({
  controllers: [MoneyFiguresController],
  providers: [MoneyFiguresRepository, MoneyFiguresService],
})
export class MoneyFiguresModule {}
