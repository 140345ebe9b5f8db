import { Module } from '@nestjs/common';
import { VisibleGoods } from './visible-goods.js';

/** One rule for lookups of goods by an id that a person sent. */
@Module({ providers: [VisibleGoods], exports: [VisibleGoods] })
export class VisibilityModule {}
