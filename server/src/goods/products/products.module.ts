import { Module } from '@nestjs/common';
import { ProductController } from './product.controller.js';
import { ProductRepository } from './product.repository.js';
import { ProductService } from './product.service.js';

/** The item master, which offers refer to. */
@Module({
  controllers: [ProductController],
  providers: [ProductRepository, ProductService],
})
export class ProductsModule {}
