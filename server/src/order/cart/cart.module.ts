import { Module } from '@nestjs/common';
import { GoodsModule } from '../../goods/goods.module.js';
import { CartCheckout } from './cart-checkout.service.js';
import { CartController } from './cart.controller.js';
import { CartRepository } from './cart.repository.js';
import { CartService } from './cart.service.js';

/** What members mean to buy. */
@Module({
  imports: [GoodsModule],
  controllers: [CartController],
  providers: [CartCheckout, CartRepository, CartService],
  exports: [CartCheckout],
})
export class CartModule {}
