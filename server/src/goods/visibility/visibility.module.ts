import { Module } from '@nestjs/common';
import { VisibleGoods } from './visible-goods.js';

/** One rule for whoever looks goods up by an id that a person sent. */
@Module({ providers: [VisibleGoods], exports: [VisibleGoods] })
export class VisibilityModule {}
