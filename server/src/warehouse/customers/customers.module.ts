import { Module } from '@nestjs/common';
import { CustomerCheckService } from './customer-check.service.js';
import { servedCustomerCompany } from './customer-company.record.js';
import { CustomerHolds } from './customer-holds.js';
import { CustomerController } from './customer.controller.js';
import { servedCustomer } from './customer.record.js';

/** The parties with whom goods are exchanged. */
@Module({
  controllers: [CustomerController, ...servedCustomer.controllers, ...servedCustomerCompany.controllers],
  providers: [
    CustomerCheckService,
    CustomerHolds,
    ...servedCustomer.providers,
    ...servedCustomerCompany.providers,
  ],
  exports: [CustomerHolds],
})
export class CustomersModule {}
