import { Injectable } from '@nestjs/common';
import type { StoredOf } from '@fovea/shared-types/record/record';
import type { customer } from '@fovea/shared-types/warehouse/customer.record';
import type { FieldFault } from '../../i18n/texts.js';
import { isCountry } from '../../member/contact/countries.js';
import type { Tx } from '../../platform/database/database.js';
import { fieldError } from '../../platform/kernel/app-error.js';
import type { RecordRules } from '../../platform/records/served-record.js';
import { CustomerHolds } from './customer-holds.js';

type Declared = (typeof customer)['declared'];

const REQUIRED: FieldFault = { key: 'required' };

@Injectable()
export class CustomerRules implements RecordRules<Declared> {
  constructor(private readonly holds: CustomerHolds) {}

  settle(wanted: StoredOf<Declared>): StoredOf<Declared> {
    if (wanted.country !== null && !isCountry(wanted.country))
      throw fieldError({ country: { key: 'choice' } });
    const { licence_kind: kind, licence_number: number, licence_valid_until: until } = wanted;
    if (kind === '' && (number !== '' || until !== null)) throw fieldError({ licence_kind: REQUIRED });
    if (kind !== '' && number === '') throw fieldError({ licence_number: REQUIRED });
    return wanted;
  }

  beforeDelete(tx: Tx, id: number): Promise<void> {
    return this.holds.refuseHeld(tx, id);
  }
}
