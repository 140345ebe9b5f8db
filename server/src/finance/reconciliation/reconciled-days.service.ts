import { Injectable } from '@nestjs/common';
import type {
  MissingOpening,
  ReconcileDayRequest,
  ReconciledDay,
  ReconciledDaysRequest,
} from '@fovea/shared-types/finance/reconciliation.dto';
import { toWire } from '@fovea/shared-types/money';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { ReconciledDaysRepository, type ReconciledDayRow } from './reconciled-days.repository.js';
import { ReconciliationService } from './reconciliation.service.js';

/** The days as finance sees them. */
@Injectable()
export class ReconciledDaysService {
  constructor(
    private readonly db: Database,
    private readonly days: ReconciledDaysRepository,
    private readonly reconciliations: ReconciliationService,
  ) {}

  async listReconciledDays({ before }: ReconciledDaysRequest): Promise<ReconciledDay[]> {
    return (await this.days.listReconciledDays(this.db, before)).map(dayOf);
  }

  async listMissingOpenings(): Promise<MissingOpening[]> {
    const rows = await this.days.listMissingOpenings(this.db);
    return rows.map(({ opening, ledger_balance, ...row }) => ({
      ...row,
      opening: toWire(opening, row.currency),
      ledger_balance: toWire(ledger_balance, row.currency),
      missing: toWire(opening - ledger_balance, row.currency),
    }));
  }

  /** Whether it could be compared is in its row, as after a run of the job. */
  async again(requested: ReconcileDayRequest): Promise<ReconciledDay> {
    if (!(await this.reconciliations.again(requested))) throw new AppError('NOT_FOUND');
    return dayOf(await this.days.get(this.db, requested));
  }
}

const dayOf = ({
  finished_at,
  next_at,
  statement_balance: statement,
  ledger_balance: ledger,
  ...row
}: ReconciledDayRow): ReconciledDay => ({
  ...row,
  statement_balance: statement === null ? null : toWire(statement, row.currency),
  ledger_balance: ledger === null ? null : toWire(ledger, row.currency),
  finished_at: finished_at?.toISOString() ?? null,
  next_at: next_at?.toISOString() ?? null,
});
