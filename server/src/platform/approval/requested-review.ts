import { REQUESTED_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../database/database.js';
import type { StaffCaller } from '../kernel/caller.js';
import type { ApprovalService } from './approval.service.js';
import type { Decision } from './approval-document.js';
import { type AfterDecision, type LockedMoney, MoneyDocument } from './money-document.js';
import type { RequestedRow, RequestedRows } from './requested-rows.js';
import type { Money } from './second-level.js';

const { pending, booked, rejected, withdrawn } = REQUESTED_STATUS;

/** Another person's decision on a document that one of the staff requested: approved, it is posted in the same step. */
export abstract class RequestedReview<Row extends RequestedRow> extends MoneyDocument<Row> {
  constructor(
    approval: ApprovalService,
    private readonly rows: RequestedRows<Row>,
  ) {
    super(approval);
  }

  /** Moves the money. @throws AppError where it cannot be moved any more */
  protected abstract post(tx: Tx, caller: StaffCaller, row: Row): Promise<void>;
  /** Above the limit that is set for the document two people approve. */
  protected abstract atStake(row: Row): Money;
  /** Whether it is about the caller's own money, whoever asked. */
  protected abstract isAbout(caller: StaffCaller, row: Row): boolean;

  get name() {
    return this.rows.document.name;
  }

  protected get auditAction() {
    return `${this.rows.document.permission}:audit` as const;
  }

  /** The platform's own documents: whoever reaches companies alone finds none. */
  async lock(
    tx: Tx,
    ids: readonly number[],
    companies: readonly number[] | null,
  ): Promise<ReadonlyMap<number, LockedMoney<Row>>> {
    if (companies !== null) return new Map();
    const rows = await this.rows.lock(tx, ids);
    return new Map([...rows].map(([id, row]) => [id, this.reviewed(row)]));
  }

  isParty(caller: StaffCaller, { row }: LockedMoney<Row>): boolean {
    return this.isAbout(caller, row);
  }

  value({ row }: LockedMoney<Row>): Money {
    return this.atStake(row);
  }

  waiting(): AfterDecision {
    return { status: pending };
  }

  async approve(
    tx: Tx,
    caller: StaffCaller,
    { row }: LockedMoney<Row>,
    decision: Decision,
  ): Promise<AfterDecision> {
    await this.rows.decide(tx, row.id, booked, decision.id);
    await this.post(tx, caller, row);
    return { status: booked };
  }

  async reject(
    tx: Tx,
    _caller: StaffCaller,
    { row }: LockedMoney<Row>,
    decision: Decision,
  ): Promise<AfterDecision> {
    await this.rows.decide(tx, row.id, rejected, decision.id);
    return { status: rejected };
  }

  private reviewed(row: Row): LockedMoney<Row> {
    const isWaiting = this.rows.document.machine.may(row.status, 'approve');
    return {
      id: row.id,
      row,
      documentId: row.id,
      reviewState: isWaiting ? 'waiting' : row.status === withdrawn ? 'closed' : 'decided',
      version: row.id,
      initiatorId: row.made_by,
      companyId: null,
    };
  }
}

/** The decision's result, as its event reports it. */
export const statusAfter = ({ isApproved }: Decision): number => (isApproved ? booked : rejected);
