import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import {
  addAddress,
  addressInfo,
  addressList,
  defaultAddress,
  deleteAddress,
  postalCode,
  updateAddress,
} from '@fovea/shared-types/member/address.calls';
import type {
  AddAddressRequest,
  PostalCodeRequest,
  UpdateAddressRequest,
} from '@fovea/shared-types/member/address.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { Caller, MemberCaller } from '../../platform/kernel/caller.js';
import { AddressService } from './address.service.js';

@Controller()
export class AddressController {
  constructor(private readonly addresses: AddressService) {}

  @Call(addressList)
  addressList(caller: MemberCaller) {
    return this.addresses.listAddresses(caller);
  }

  @Call(addAddress)
  addAddress(caller: MemberCaller, request: AddAddressRequest) {
    return this.addresses.addAddress(caller, request);
  }

  @Call(updateAddress)
  updateAddress(caller: MemberCaller, request: UpdateAddressRequest) {
    return this.addresses.updateAddress(caller, request);
  }

  @Call(deleteAddress)
  deleteAddress(caller: MemberCaller, request: IdRequest) {
    return this.addresses.deleteAddress(caller, request);
  }

  @Call(addressInfo)
  info(caller: MemberCaller, request: IdRequest) {
    return this.addresses.get(caller, request);
  }

  @Call(defaultAddress)
  findDefault(caller: MemberCaller) {
    return this.addresses.findDefault(caller);
  }

  @Call(postalCode)
  places(_caller: Caller, request: PostalCodeRequest) {
    return this.addresses.placesOf(request);
  }
}
