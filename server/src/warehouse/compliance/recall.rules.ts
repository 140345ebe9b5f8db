import { Injectable } from '@nestjs/common';
import type { StoredOf } from '@fovea/shared-types/record/record';
import { recallMachine } from '@fovea/shared-types/states/warehouse.states';
import type { recall } from '@fovea/shared-types/warehouse/recall.record';
import type { Tx } from '../../platform/database/database.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { Change, RecordRules } from '../../platform/records/served-record.js';
import { folded, rangeOf } from './recall-ranges.js';
import { RecallRepository } from './recall.repository.js';

type Declared = (typeof recall)['declared'];
type Stored = StoredOf<Declared>;

/** A recall is drafted, and fixed once opened. */
@Injectable()
export class RecallRules implements RecordRules<Declared> {
  constructor(private readonly recalls: RecallRepository) {}

  async settle(wanted: Stored, tx: Tx, { id }: Change<Declared>): Promise<Stored> {
    if (id !== null) await this.refuseOpened(tx, id);
    const models = [...new Set(wanted.models.map(folded))].filter((model) => model !== '');
    if (models.length === 0) throw fieldError({ models: { key: 'required' } });
    if (!/^https?:\/\/\S+$/.test(wanted.source)) throw fieldError({ source: { key: 'format' } });
    refuseOddPeriod(wanted);
    return { ...wanted, models, serials: rangesOf('serials', wanted), lots: rangesOf('lots', wanted) };
  }

  async beforeDelete(tx: Tx, id: number): Promise<void> {
    await this.refuseOpened(tx, id);
  }

  private async refuseOpened(tx: Tx, id: number): Promise<void> {
    const row = await this.recalls.lockRecall(tx, id);
    if (row && !recallMachine.may(row.status, 'open')) throw new AppError('STATE_CONFLICT');
  }
}

/** A period is of something, and ends after it began. */
function refuseOddPeriod({ moved, moved_from: from, moved_until: until }: Stored): void {
  const hasPeriod = from !== null || until !== null;
  if (moved === 0 && hasPeriod) throw fieldError({ moved: { key: 'required' } });
  if (moved !== 0 && !hasPeriod) throw fieldError({ moved_from: { key: 'required' } });
  if (from !== null && until !== null && until < from)
    throw fieldError({ moved_until: { key: 'not_after_start' } });
}

function rangesOf(field: 'serials' | 'lots', wanted: Stored): string[] {
  const ranges = wanted[field].map(rangeOf);
  if (ranges.includes(null)) throw fieldError({ [field]: { key: 'format' } });
  return [...new Set(ranges.filter((range) => range !== null))];
}
