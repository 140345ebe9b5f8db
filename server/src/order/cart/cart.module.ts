import { Module } from '@nestjs/common';
import { CartController } from './cart.controller.js';
import { CartRepository } from './cart.repository.js';
import { CartService } from './cart.service.js';

/** What members mean to buy. */
@Module({ controllers: [CartController], providers: [CartRepository, CartService] })
export class CartModule {}
