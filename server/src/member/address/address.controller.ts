import { Body, Controller } from '@nestjs/common';
import { IdAnswer, IdRequest } from '@fovea/shared-types/common.dto';
import {
  addAddress,
  addressInfo,
  addressList,
  defaultAddress,
  deleteAddress,
  postalCode,
  updateAddress,
} from '@fovea/shared-types/member/address.calls';
import {
  AddAddressRequest,
  Address,
  PostalCodeRequest,
  PostalPlace,
  UpdateAddressRequest,
} from '@fovea/shared-types/member/address.dto';
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { AddressService } from './address.service.js';

@Controller()
export class AddressController {
  constructor(private readonly addresses: AddressService) {}

  @Call(addressList, {
    may: 'member',
    request: null,
    response: [Address],
    summary: "The caller's addresses, the default first",
  })
  list(@RequestCaller() caller: MemberCaller) {
    return this.addresses.list(caller);
  }

  @Call(addAddress, {
    may: 'member',
    request: AddAddressRequest,
    response: IdAnswer,
    summary: 'Adds an address; the first one becomes the default',
  })
  add(@RequestCaller() caller: MemberCaller, @Body() request: AddAddressRequest) {
    return this.addresses.add(caller, request);
  }

  @Call(updateAddress, {
    may: 'member',
    request: UpdateAddressRequest,
    response: IdAnswer,
    summary: 'Writes an address anew, and makes it the default when asked to',
  })
  update(@RequestCaller() caller: MemberCaller, @Body() request: UpdateAddressRequest) {
    return this.addresses.update(caller, request);
  }

  @Call(deleteAddress, {
    may: 'member',
    request: IdRequest,
    response: null,
    summary: 'Deletes an address; when it was the default, the newest other one becomes it',
  })
  delete(@RequestCaller() caller: MemberCaller, @Body() request: IdRequest) {
    return this.addresses.delete(caller, request);
  }

  @Call(addressInfo, {
    may: 'member',
    request: IdRequest,
    response: Address,
    summary: 'One address of the caller',
  })
  info(@RequestCaller() caller: MemberCaller, @Body() request: IdRequest) {
    return this.addresses.get(caller, request);
  }

  @Call(defaultAddress, {
    may: 'member',
    request: null,
    response: Address,
    mayBeNull: true,
    summary: "The caller's default address; null when he keeps none",
  })
  findDefault(@RequestCaller() caller: MemberCaller) {
    return this.addresses.findDefault(caller);
  }

  @Call(postalCode, {
    may: 'public',
    request: PostalCodeRequest,
    response: [PostalPlace],
    summary: 'Prefecture, city and town of a postal code of Japan; several where it covers several',
  })
  places(@Body() request: PostalCodeRequest) {
    return this.addresses.placesOf(request);
  }
}
