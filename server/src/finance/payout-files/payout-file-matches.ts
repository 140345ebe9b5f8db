import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BANK_LINE_KIND } from '@fovea/shared-types/finance/payout-file-bounds';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import {
  BankMatches,
  type BankMovement,
  type BankSubject,
  type LineProposal,
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

  find(q: Queryable, movements: readonly BankMovement[]): Promise<LineProposal[]> {
    return this.files.listDebited(
      q,
      movements.filter(
        (movement) =>
          movement.kind === BANK_LINE_KIND.out && movement.booked_on !== null && !quotesPayout(movement),
      ),
    );
  }

  async confirm(tx: Tx, _caller: StaffCaller, movement: BankMovement, id: number): Promise<string> {
    if (!(await this.files.lockPayouts(tx, id))) throw new AppError('NOT_FOUND');
    const file = (await this.find(tx, [movement])).find(({ subject_id }) => subject_id === id);
    if (!file) throw new AppError('STATE_CONFLICT');
    return file.sn;
  }
}
