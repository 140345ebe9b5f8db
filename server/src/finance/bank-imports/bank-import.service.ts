import { Injectable } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import { addBankImport } from '@fovea/shared-types/finance/bank-import.calls';
import type { BankImport } from '@fovea/shared-types/finance/bank-import.dto';
import { toWire } from '@fovea/shared-types/money';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { isRefused } from '../../platform/bank-files/file-checks.js';
import { Database, type Queryable } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import type { IncomingFile } from '../../platform/http/incoming-file.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { BankFileIntake } from './bank-file-intake.js';
import { BankImportRepository, type ImportRow } from './bank-import.repository.js';
import { BankStatements } from './bank-statements.js';
import { hashedLines } from './hashed-lines.js';

const IMPORTS_PER_HOUR = 60;
const HOUR_S = 3600;
const SAMPLE = 20;
const FAULTS_SHOWN = 100;

/** Files of banks: read and checked, then taken over. */
@Injectable()
export class BankImportService {
  constructor(
    private readonly db: Database,
    private readonly idempotency: Idempotency,
    private readonly imports: BankImportRepository,
    private readonly files: BankFileIntake,
    private readonly statements: BankStatements,
    private readonly audit: AuditLog,
  ) {}

  /** @throws as `BankFileIntake` */
  async upload(caller: StaffCaller, file: IncomingFile): Promise<BankImport> {
    const { accountId } = caller.member;
    const read = await this.files.read(caller, file);
    const { name, currency } = read;
    const row = await this.db.transaction(async (tx) => {
      if ((await this.imports.lockRecentCount(tx, accountId)) >= IMPORTS_PER_HOUR)
        throw new AppError('RATE_LIMITED', { retry_after_s: HOUR_S });
      const content = await this.statements.withGaps(tx, read.content, currency);
      return this.imports.insertBankImport(tx, accountId, { fileName: name, currency, content });
    });
    return this.importResult(this.db, row);
  }

  /** Once: a repeat is answered with what it added. @throws STATE_CONFLICT for a file with a fault of the whole */
  addBankImport(caller: StaffCaller, request: IdActionRequest): Promise<BankImport> {
    return this.idempotency.run(caller, addBankImport.path, request, async (tx) => {
      const row = await this.imports.lockOwn(tx, caller.member.accountId, request.id);
      if (!row) throw new AppError('NOT_FOUND');
      if (row.added_count !== null) throw new AppError('ALREADY_DONE');
      // A statement that came between the two is compared as well.
      await this.statements.lockAccount(tx, row.currency);
      const content = await this.statements.withGaps(tx, row.content, row.currency);
      if (isRefused(content)) throw new AppError('STATE_CONFLICT');
      await this.statements.addStatements(tx, row);
      const added = await this.imports.addLines(tx, row, hashedLines(row.content.lines, row.currency));
      await this.audit.record(tx, caller, {
        action: 'finance:bank-import:add',
        subjectType: 'bank_import',
        subjectId: row.id,
      });
      return this.importResult(tx, { ...row, added_count: added });
    });
  }

  private async importResult(q: Queryable, { id, file_name, currency, content, added_count }: ImportRow) {
    const lines = hashedLines(content.lines, currency);
    return {
      id,
      file_name,
      currency,
      lines: lines.length,
      known: await this.imports.countKnown(
        q,
        lines.map(({ hash }) => hash),
      ),
      sample: lines
        .slice(0, SAMPLE)
        .map(({ row_no, booked_on, kind, amount, reference, words: details }) => ({
          row_no,
          booked_on,
          kind,
          money: toWire(amount, currency),
          reference,
          words: details,
        })),
      balances: content.balances.map(({ from, to, opening, closing }) => ({
        from,
        to,
        opening: toWire(opening, currency),
        closing: toWire(closing, currency),
      })),
      is_refused: isRefused(content),
      fault_count: content.faults.length,
      faults: content.faults.slice(0, FAULTS_SHOWN).map(({ row, fault }) => ({ row_no: row, fault })),
      added_count,
    };
  }
}
