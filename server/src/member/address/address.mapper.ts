import type { Address } from '@fovea/shared-types/member/address.dto';
import type { AddressRow } from './address.repository.js';

export const toAddress = (row: AddressRow): Address => ({
  id: row.id,
  name: row.name,
  family_name: row.family_name,
  given_name: row.given_name,
  family_name_reading: row.family_name_reading,
  given_name_reading: row.given_name_reading,
  country: row.country,
  province: row.province,
  city: row.city,
  district: row.district,
  street: row.street,
  house_number: row.house_number,
  building: row.building,
  postal_code: row.postal_code,
  mobile: row.mobile,
  telephone: row.telephone,
  is_default: row.is_default ? 1 : 0,
});
