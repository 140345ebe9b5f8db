import { Injectable } from '@nestjs/common';
import type { SentRemittance, SentRemittancesRequest } from '@fovea/shared-types/finance/remittance.dto';
import { toWire } from '@fovea/shared-types/money';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import { FileService } from '../../platform/storage/file.service.js';
import { PayableRegistry } from '../payments/payable.js';
import { RemittanceRepository, type RemittanceShownRow } from './remittance.repository.js';

/** Bank transfers as their sender and finance read them. */
@Injectable()
export class RemittanceQueryService {
  constructor(
    private readonly db: Database,
    private readonly payables: PayableRegistry,
    private readonly remittances: RemittanceRepository,
    private readonly files: FileService,
  ) {}

  /**
   * The member of finance who decided is not shown to the payer. @throws NOT_FOUND for a document of somebody
   * else
   */
  async ofSubject({ member }: MemberCaller, request: SentRemittancesRequest): Promise<SentRemittance[]> {
    const payerId = member.accountId;
    const subject = { type: request.subject_type ?? 'order', id: request.id };
    const due = await this.db.transaction((tx) => this.payables.of(subject).lock(tx, subject.id, payerId));
    if (!due) throw new AppError('NOT_FOUND');
    const rows = await this.remittances.listRemittances(this.db, { subject, payerId });
    return this.shown(rows.map((row) => ({ ...row, decided_by: null })));
  }

  /** @throws NOT_FOUND */
  async getRemittanceDetail(_caller: StaffCaller, id: number): Promise<SentRemittance> {
    const [shown] = await this.shown(await this.remittances.listRemittances(this.db, { id }));
    if (!shown) throw new AppError('NOT_FOUND');
    return shown;
  }

  private async shown(rows: readonly RemittanceShownRow[]): Promise<SentRemittance[]> {
    const links = await this.files.links(
      this.db,
      rows.flatMap(({ images }) => images),
    );
    return rows.map((row) => toRemittance(row, links));
  }
}

const toRemittance = (row: RemittanceShownRow, links: ReadonlyMap<number, FileLink>): SentRemittance => ({
  id: row.id,
  subject_type: row.subject_type,
  subject_id: row.subject_id,
  reference: row.reference,
  username: row.username,
  money: toWire(row.amount, row.currency),
  currency: row.currency,
  status: row.status,
  shares: row.shares.map(({ amount, ...share }) => ({ ...share, money: toWire(amount, row.currency) })),
  bank: {
    payee: row.payee,
    bank_name: row.bank_name,
    branch_name: row.branch_name,
    account_type: row.account_type,
    account_no: row.account_no,
    // Only shown to who still has to transfer.
    ...{ bic: '', payee_latin: '' },
  },
  received:
    row.received_amount === null || row.received_currency === null
      ? null
      : toWire(row.received_amount, row.received_currency),
  received_currency: row.received_currency,
  audit_notes: row.audit_notes,
  decided_by: row.decided_by,
  decided_at: row.decided_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  images: row.images.flatMap((id) => links.get(id) ?? []),
});
