import { Module } from '@nestjs/common';
import { ContentModule } from '../../content/content.module.js';
import { GoodsModule } from '../../goods/goods.module.js';
import { WarehouseModule } from '../../warehouse/warehouse.module.js';
import { FigureHandlers } from './figure.handlers.js';
import { FigureRepository } from './figure.repository.js';
import { MenuFiguresController } from './menu-figures.controller.js';
import { MenuFiguresService } from './menu-figures.service.js';
import { ReviewFigures } from './review-figures.js';

/** What waits for staff, as figures at their menu. */
@Module({
  imports: [ContentModule, GoodsModule, WarehouseModule],
  controllers: [MenuFiguresController],
  providers: [FigureHandlers, FigureRepository, MenuFiguresService, ReviewFigures],
})
export class FiguresModule {}
