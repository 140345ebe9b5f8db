import { call, type NoRequest } from '../call.js';
import type { IdAnswer, IdRequest } from '../common.dto.js';
import type {
  AddAddressRequest,
  Address,
  PostalCodeRequest,
  PostalPlace,
  UpdateAddressRequest,
} from './address.dto.js';

export const addressList = call<NoRequest, Address[]>('/address/address-list');
export const addAddress = call<AddAddressRequest, IdAnswer>('/address/add-address');
export const updateAddress = call<UpdateAddressRequest, IdAnswer>('/address/update-address');
export const deleteAddress = call<IdRequest, null>('/address/del-address');
export const addressInfo = call<IdRequest, Address>('/address/address-info');
/** null when the person keeps no address. */
export const defaultAddress = call<NoRequest, Address | null>('/address/user_default_address');
export const postalCode = call<PostalCodeRequest, PostalPlace[]>('/address/postal-code');
