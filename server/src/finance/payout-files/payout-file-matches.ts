import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BANK_LINE_KIND } from '@fovea/shared-types/finance/payout-file-bounds';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import {
  BankMatches,
  type BankMovement,
  type BankSubject,
  type Proposal,
} from '../bank-matches/bank-matches.js';
import { quotesPayout } from '../withdrawals/withdrawal-matches.js';
import { PayoutFileRepository } from './payout-file.repository.js';

/**
 * A bank may debit a whole file at once. The result of each payout was reported before, so the line moves nothing: it documents
 * of all that were paid.
 */
@Injectable()
export class PayoutFileMatches implements BankSubject, OnModuleInit {
  readonly type = 'payout_file';

  constructor(
    private readonly matches: BankMatches,
    private readonly files: PayoutFileRepository,
  ) {}

  onModuleInit(): void {
    this.matches.register(this);
  }

  async find(q: Queryable, movement: BankMovement): Promise<Proposal[]> {
    if (movement.kind !== BANK_LINE_KIND.out || movement.booked_on === null || quotesPayout(movement))
      return [];
    return this.files.listDebited(q, movement);
  }

  async confirm(tx: Tx, _caller: StaffCaller, movement: BankMovement, id: number): Promise<string> {
    if (!(await this.files.lockPayouts(tx, id))) throw new AppError('NOT_FOUND');
    const file = (await this.find(tx, movement)).find(({ subject_id }) => subject_id === id);
    if (!file) throw new AppError('STATE_CONFLICT');
    return file.sn;
  }
}
