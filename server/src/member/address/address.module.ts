import { Module } from '@nestjs/common';
import { AddressController } from './address.controller.js';
import { AddressRepository } from './address.repository.js';
import { AddressService } from './address.service.js';

/** Addresses that members keep. */
@Module({
  controllers: [AddressController],
  providers: [AddressRepository, AddressService],
  exports: [AddressService],
})
export class AddressModule {}
