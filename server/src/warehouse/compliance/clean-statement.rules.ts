import { Injectable } from '@nestjs/common';
import type { StoredOf } from '@fovea/shared-types/record/record';
import type { cleanStatement } from '@fovea/shared-types/warehouse/clean-statement.record';
import type { FieldFault } from '../../i18n/texts.js';
import type { Tx } from '../../platform/database/database.js';
import { fieldError } from '../../platform/kernel/app-error.js';
import type { Change, RecordRules } from '../../platform/records/served-record.js';
import { CleanStatementRepository } from './clean-statement.repository.js';
import { refuseUnusableItem } from './usable-item.js';

type Declared = (typeof cleanStatement)['declared'];
type Stored = StoredOf<Declared>;

const REQUIRED: FieldFault = { key: 'required' };
const FAULTS = {
  product_id: 'choice',
  serial_number: 'serial_not_known',
  cleaned_on: 'in_future',
  wiped_on: 'in_future',
} as const;
const [KEEPS_NONE, OTHER_METHOD] = [2, 9];

/**
 * The author of a statement makes it; an omitted statement on a device that keeps data counts for nothing.
 */
@Injectable()
export class CleanStatementRules implements RecordRules<Declared> {
  constructor(private readonly statements: CleanStatementRepository) {}

  async settle(wanted: Stored, tx: Tx, { caller }: Change<Declared>): Promise<Stored> {
    const faults: Record<string, FieldFault> = {};
    if (wanted.patient_data !== KEEPS_NONE) {
      if (wanted.wiped_on === null) faults.wiped_on = REQUIRED;
      if (wanted.wiped_by === '') faults.wiped_by = REQUIRED;
    }
    if (wanted.method === OTHER_METHOD && wanted.agent === '') faults.agent = REQUIRED;
    if (Object.keys(faults).length > 0) throw fieldError(faults);
    await refuseUnusableItem(tx, caller, wanted.product_id);
    return { ...wanted, serial_number: wanted.serial_number.normalize('NFKC') };
  }

  async saved(tx: Tx, id: number, _after: Stored, { caller }: Change<Declared>): Promise<void> {
    const fault = await this.statements.sign(tx, id, caller.member.accountId);
    if (fault !== null) throw fieldError({ [fault]: { key: FAULTS[fault] } });
  }
}
