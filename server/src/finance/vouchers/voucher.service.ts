import { Injectable } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import { VOUCHER_KIND } from '@fovea/shared-types/finance/journal-voucher-bounds';
import { addJournalVoucher, cancelJournalVoucher } from '@fovea/shared-types/finance/journal-voucher.calls';
import type {
  AddJournalVoucherRequest,
  JournalVoucherState,
} from '@fovea/shared-types/finance/journal-voucher.dto';
import { JOURNAL_VOUCHER_STATUS } from '@fovea/shared-types/states';
import { journalVoucherMachine } from '@fovea/shared-types/states/journal-voucher.states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { filled } from '../../platform/text/filled.js';
import { VoucherRepository, type NewVoucher } from './voucher.repository.js';
import { termsOf } from './voucher-terms.js';

/** One of finance asks for an entry, and takes his own back while nobody has decided it. */
@Injectable()
export class VoucherService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly vouchers: VoucherRepository,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /** @throws VALIDATION by field */
  async add(caller: StaffCaller, request: AddJournalVoucherRequest): Promise<JournalVoucherState> {
    const asked = askedOf(caller, request);
    const state = await this.idempotency.run(caller, addJournalVoucher.path, request, async (tx) => {
      const row = await this.vouchers.insert(tx, asked);
      await this.audit.record(tx, caller, {
        action: 'finance:journal-voucher:add',
        subjectType: 'journal_voucher',
        subjectId: row.id,
        after: { status: row.status },
        reason: asked.reason,
      });
      await this.outbox.add(tx, 'journal-voucher.submitted', { voucher_id: row.id });
      return { id: row.id, status: row.status };
    });
    this.outbox.wake();
    return state;
  }

  cancel(caller: StaffCaller, request: IdActionRequest): Promise<JournalVoucherState> {
    return this.idempotency.run(caller, cancelJournalVoucher.path, request, async (tx) => {
      const row = (await this.vouchers.lock(tx, [request.id])).get(request.id);
      if (!row || row.made_by !== caller.member.accountId) throw new AppError('NOT_FOUND');
      if (!journalVoucherMachine.may(row.status, 'take back')) throw new AppError('STATE_CONFLICT');
      await this.vouchers.takeBack(tx, row.id);
      const { withdrawn } = JOURNAL_VOUCHER_STATUS;
      await this.audit.record(tx, caller, {
        action: 'finance:journal-voucher:cancel',
        subjectType: 'journal_voucher',
        subjectId: row.id,
        before: { status: row.status },
        after: { status: withdrawn },
      });
      return { id: row.id, status: withdrawn };
    });
  }
}

/** What a bank did has its day and its reference there. */
function askedOf({ member }: StaffCaller, request: AddJournalVoucherRequest): NewVoucher {
  const terms = termsOf(request);
  const reason = filled('reason', request.reason);
  const reference = (request.reference ?? '').normalize('NFC').trim();
  const valueDay = request.value_day ?? null;
  if (terms.kind !== VOUCHER_KIND.correction) {
    if (valueDay === null) throw fieldError({ value_day: { key: 'required' } });
    if (reference === '') throw fieldError({ reference: { key: 'required' } });
  }
  return { ...terms, valueDay, reference, reason, madeBy: member.accountId };
}
