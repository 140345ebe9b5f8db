import { call } from '../call.js';
import { IdAnswer, IdRequest } from '../common.dto.js';
import {
  AddAddressRequest,
  Address,
  PostalCodeRequest,
  PostalPlace,
  UpdateAddressRequest,
} from './address.dto.js';

export const addressList = call('/address/address-list', {
  may: 'member',
  response: [Address],
  summary: "The caller's addresses, the default first",
});

export const addAddress = call('/address/add-address', {
  may: 'member',
  request: AddAddressRequest,
  response: IdAnswer,
  summary: 'Adds an address; the first one becomes the default',
});

export const updateAddress = call('/address/update-address', {
  may: 'member',
  request: UpdateAddressRequest,
  response: IdAnswer,
  summary: 'Updates an address, and makes it the default on request',
});

export const deleteAddress = call('/address/del-address', {
  may: 'member',
  request: IdRequest,
  response: null,
  summary: 'Deletes an address; when it was the default, the newest other one becomes it',
});

export const addressInfo = call('/address/address-info', {
  may: 'member',
  request: IdRequest,
  response: Address,
  summary: 'One address of the caller',
});

/** null when the person keeps no address. */
export const defaultAddress = call('/address/user_default_address', {
  may: 'member',
  response: Address,
  mayBeNull: true,
  summary: 'The caller’s default address; null without one',
});

export const postalCode = call('/address/postal-code', {
  may: 'public',
  request: PostalCodeRequest,
  response: [PostalPlace],
  summary: 'Prefecture, city and town of a postal code of Japan; several where it covers several',
});
