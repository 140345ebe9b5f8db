import { Module } from '@nestjs/common';
import { ProductController } from './product.controller.js';
import { ProductLabels } from './product-labels.js';
import { servedProduct } from './product.record.js';

/** The item master, which offers refer to. */
@Module({
  controllers: [ProductController, ...servedProduct.controllers],
  providers: [ProductLabels, ...servedProduct.providers],
})
export class ProductsModule {}
