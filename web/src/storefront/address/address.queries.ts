import {
  addAddress,
  addressList,
  deleteAddress,
  updateAddress,
} from '@fovea/shared-types/member/address.calls';
import type { AddAddressRequest, Address } from '@fovea/shared-types/member/address.dto';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';
import { asDefault } from './address-values';

export const addressesQuery = () =>
  queryOptions({
    queryKey: ['address', 'list'],
    queryFn: ({ signal }) => api(addressList, {}, { signal, quiet: true }),
  });

export interface SaveAddress {
  /** Absent: a new one. */
  id?: number;
  address: AddAddressRequest;
}

export const saveAddressMutation = () =>
  mutationOptions({
    mutationFn: ({ id, address }: SaveAddress) =>
      id === undefined
        ? api(addAddress, address, { quiet: true })
        : api(updateAddress, { ...address, id }, { quiet: true }),
  });

export const defaultAddressMutation = () =>
  mutationOptions({ mutationFn: (address: Address) => api(updateAddress, asDefault(address)) });

export const deleteAddressMutation = () =>
  mutationOptions({ mutationFn: (id: number) => api(deleteAddress, { id }) });
