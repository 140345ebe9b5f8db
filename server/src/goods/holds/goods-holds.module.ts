import { Module } from '@nestjs/common';
import { GoodsHolds } from './goods-holds.js';

/** One list of holds for modules that change goods and modules that sell them. */
@Module({ providers: [GoodsHolds], exports: [GoodsHolds] })
export class GoodsHoldsModule {}
