import { Module } from '@nestjs/common';
import { StockFiguresController } from './figures.controller.js';
import { FiguresRepository } from './figures.repository.js';
import { FiguresService } from './figures.service.js';

/** The dashboard of stock. */
@Module({
  controllers: [StockFiguresController],
  providers: [FiguresRepository, FiguresService],
})
export class StockFiguresModule {}
