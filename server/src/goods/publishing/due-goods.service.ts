import { Injectable } from '@nestjs/common';
import { GOODS_STATUS } from '@fovea/shared-types/states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { inBatches } from '../../platform/jobs/in-batches.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { ComplianceChecks } from '../compliance/compliance-checks.js';
import { ApprovedGoods } from './approved-goods.js';
import { PublishingRepository } from './publishing.repository.js';

/** Goods put on the shelf together when their time has come, in one transaction. */
const DUE_AT_ONCE = 100;

/** Reviewed goods that come to the shelf by the clock. */
@Injectable()
export class DueGoodsService {
  constructor(
    private readonly db: Database,
    private readonly goods: PublishingRepository,
    private readonly approved: ApprovedGoods,
    private readonly compliance: ComplianceChecks,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** Puts goods on the shelf whose time has come; what a stop of the server held up comes with the next look. */
  async listDue(): Promise<void> {
    let refused: readonly number[] = [];
    await inBatches(DUE_AT_ONCE, async (max) => {
      const found = await this.listRound(max, refused);
      refused = [...refused, ...found.refused];
      return found.count;
    });
    this.outbox.wake();
  }

  /** What the law or a recall does not allow now waits, and is not looked at again by this run. */
  private listRound(max: number, refused: readonly number[]): Promise<{ count: number; refused: number[] }> {
    return this.db.transaction(async (tx) => {
      const due = await this.goods.lockDue(tx, max, refused);
      const refusals = await this.compliance.refusalsOfOffered(
        tx,
        due.map(({ id }) => id),
      );
      const rows = due.filter(({ id }) => !refusals.has(id));
      for (const row of rows) await this.approved.putOn(tx, row);
      await this.audit.recordAll(
        tx,
        null,
        rows.map((row) => ({
          action: 'goods:goods:list-on-time',
          subjectType: 'goods',
          subjectId: row.id,
          before: { status: row.status, up_at: row.up_at },
          after: { status: GOODS_STATUS.listed },
        })),
      );
      return { count: due.length, refused: [...refusals.keys()] };
    });
  }
}
