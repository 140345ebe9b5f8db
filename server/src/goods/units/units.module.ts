import { Module } from '@nestjs/common';
import { GoodsUnits } from './goods-units.js';

@Module({ providers: [GoodsUnits], exports: [GoodsUnits] })
export class UnitsModule {}
