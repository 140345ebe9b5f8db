import { Module } from '@nestjs/common';
import { servedProduct } from './product.record.js';

/** The item master, which offers refer to. */
@Module({ controllers: servedProduct.controllers, providers: servedProduct.providers })
export class ProductsModule {}
