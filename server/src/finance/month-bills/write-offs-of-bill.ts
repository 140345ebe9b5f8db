import { Inject, Injectable } from '@nestjs/common';
import type { writeOff } from '@fovea/shared-types/finance/write-off.record';
import type { RequestedStory } from '@fovea/shared-types/platform/approval.dto';
import { Database } from '../../platform/database/database.js';
import type { DocumentUseCases } from '../../platform/documents/serve-document.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { servedWriteOff, WRITE_OFF_ENTRY, type WriteOffRow } from './write-off.document.js';

interface ListedRow extends Pick<
  RequestedStory,
  'id' | 'sn' | 'reason' | 'status' | 'asked_by' | 'entry_id'
> {
  created_at: Date;
}

/** As many as a drawer shows; one that is rejected may be requested again. */
const OF_BILL_MAX = 20;

/** The write-offs of one bill, as its detail shows them. */
@Injectable()
export class WriteOffsOfBill {
  constructor(
    private readonly db: Database,
    @Inject(servedWriteOff.Service)
    private readonly writeOffs: DocumentUseCases<typeof writeOff.declared, WriteOffRow>,
  ) {}

  /** The newest first. */
  async list(caller: StaffCaller, billId: number): Promise<RequestedStory[]> {
    const { rows } = await this.db.query<ListedRow>(
      `SELECT t.id, t.sn, t.reason, t.status, m.username AS asked_by, t.created_at, ${WRITE_OFF_ENTRY} AS entry_id
       FROM write_off t JOIN account m ON m.id = t.made_by WHERE t.bill_id = $1 ORDER BY t.id DESC LIMIT ${OF_BILL_MAX}`,
      [billId],
    );
    const ids = rows.map(({ id }) => id);
    const stories = await this.writeOffs.stories(caller, ids);
    return rows.map(({ created_at, ...row }) => {
      const story = stories.get(row.id);
      invariant(story, 'a listed write-off has its requester');
      return { ...row, created_at: created_at.toISOString(), ...story };
    });
  }
}
