import { Injectable } from '@nestjs/common';
import type { bin } from '@fovea/shared-types/warehouse/bin.record';
import type { Tx } from '../../platform/database/database.js';
import type { RecordRules } from '../../platform/records/served-record.js';
import { PlaceHolds } from './place-holds.js';

@Injectable()
export class BinRules implements RecordRules<(typeof bin)['declared']> {
  constructor(private readonly holds: PlaceHolds) {}

  beforeDelete(tx: Tx, id: number): Promise<void> {
    return this.holds.refuseHeldBin(tx, id);
  }
}
