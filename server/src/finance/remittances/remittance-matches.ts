import { Injectable, type OnModuleInit } from '@nestjs/common';
import { REMITTANCE_STATUS } from '@fovea/shared-types/states';
import {
  type BankMovement,
  BankMatches,
  type BankSubject,
  type LineProposal,
} from '../bank-matches/bank-matches.js';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { RemittanceReviewService } from './remittance-review.service.js';
import { RemittanceRepository } from './remittance.repository.js';

/** Announced transfers wait for a bank to report the money, or finance confirmed it before. */
@Injectable()
export class RemittanceMatches implements BankSubject, OnModuleInit {
  readonly type = 'remittance';

  constructor(
    private readonly matches: BankMatches,
    private readonly remittances: RemittanceRepository,
    private readonly reviews: RemittanceReviewService,
  ) {}

  onModuleInit(): void {
    this.matches.register(this);
  }

  payerSql(): string {
    return 'SELECT r.payer_id FROM remittance r WHERE r.id = m.subject_id';
  }

  find(q: Queryable, movements: readonly BankMovement[]): Promise<LineProposal[]> {
    return this.remittances.listQuoted(q, movements);
  }

  async confirm(tx: Tx, caller: StaffCaller, movement: BankMovement, id: number): Promise<string> {
    const row = await this.reviews.lock(tx, id);
    const proposals = await this.find(tx, [movement]);
    if (!proposals.some(({ subject_id }) => subject_id === id)) throw new AppError('STATE_CONFLICT');
    if (row.status === REMITTANCE_STATUS.pending) await this.reviews.confirmLocked(tx, caller, row);
    return row.reference;
  }
}
