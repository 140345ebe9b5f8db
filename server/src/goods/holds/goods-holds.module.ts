import { Module } from '@nestjs/common';
import { GoodsHolds } from './goods-holds.js';

/** One list of holds for whoever changes goods and whoever runs sales with them. */
@Module({ providers: [GoodsHolds], exports: [GoodsHolds] })
export class GoodsHoldsModule {}
