import { Injectable } from '@nestjs/common';
import type { IdAnswer } from '@fovea/shared-types/common.dto';
import { addPayoutFile } from '@fovea/shared-types/finance/payout-file.calls';
import type {
  AddPayoutFileRequest,
  PayoutFileContent,
  PayoutFiles,
} from '@fovea/shared-types/finance/payout-file.dto';
import { toWire } from '@fovea/shared-types/money';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Payout } from '../../platform/bank-files/payout-order.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { priceText } from '../../i18n/notice-text.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError, fieldError, invariant } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { minorUnits } from '../../platform/records/minor-units.js';
import { BankAccountNumbers } from '../bank-accounts/bank-account-numbers.js';
import { BankAccountService } from '../bank-accounts/bank-account.service.js';
import { PlatformAccounts } from '../platform-accounts/platform-accounts.js';
import { ledgerToday } from '../ledger/value-day.js';
import { payoutReference } from '../withdrawals/withdrawal-matches.js';
import { checkPayDay, nextPayDay } from './pay-days.js';
import { type ItemRow, PayoutFileRepository } from './payout-file.repository.js';
import { WRITTEN } from './written-file.js';

/** Approved withdrawals as our banks are instructed to pay them. */
@Injectable()
export class PayoutFileService {
  constructor(
    private readonly db: Database,
    private readonly idempotency: Idempotency,
    private readonly files: PayoutFileRepository,
    private readonly platformAccounts: PlatformAccounts,
    private readonly accounts: BankAccountService,
    private readonly numbers: BankAccountNumbers,
    private readonly audit: AuditLog,
  ) {}

  async listPayoutFiles({ member }: StaffCaller): Promise<PayoutFiles> {
    const senders = await this.platformAccounts.senders(this.db);
    const waiting = await this.files.listWaiting(this.db, member);
    const today = await ledgerToday(this.db);
    const byHand = await this.files.listByHand(this.db);
    const held = await this.files.listHeld(this.db);
    const files = await this.files.listLatest(this.db);
    return {
      waiting: waiting.map(({ format, currency, count, total }) => {
        const sender = senders.get(currency);
        const isReady = sender !== undefined && WRITTEN[format].isReady(sender);
        return {
          format,
          currency,
          count,
          total: toWire(total, currency),
          is_ready: isReady,
          pay_on: nextPayDay(today, currency),
        };
      }),
      by_hand: byHand.map(({ amount, deadline_at, ...row }) => ({
        ...row,
        money: toWire(amount, row.currency),
        deadline_at: deadline_at.toISOString(),
      })),
      held: held.map(({ amount, held_until, ...row }) => ({
        ...row,
        money: toWire(amount, row.currency),
        held_until: held_until.toISOString(),
      })),
      files: files.map(({ total, created_at, ...file }) => ({
        ...file,
        total: toWire(total, file.currency),
        created_at: created_at.toISOString(),
      })),
    };
  }

  /** @throws VALIDATION of a day on which banks do not pay, or of another sum than the file has, STATE_CONFLICT where nothing waits, or our own account is not written down */
  addPayoutFile(caller: StaffCaller, request: AddPayoutFileRequest): Promise<IdAnswer> {
    const { format, currency, pay_on: payOn, expected_total: expected } = request;
    checkPayDay(payOn, currency);
    const expectedTotal = minorUnits('expected_total', expected, currency);
    return this.idempotency.run(caller, addPayoutFile.path, request, async (tx) => {
      const sender = (await this.platformAccounts.senders(tx)).get(currency);
      if (!sender || !WRITTEN[format].isReady(sender)) throw new AppError('STATE_CONFLICT');
      const { id, count, total } = await this.files.insertPayoutFile(
        tx,
        caller.member,
        { format, currency, payOn },
        sender,
      );
      if (count === 0) throw new AppError('STATE_CONFLICT');
      if (total !== expectedTotal)
        throw fieldError({
          expected_total: { key: 'total_differs', params: { total: priceText(total, currency) } },
        });
      await this.note(tx, caller, 'add', id);
      return { id };
    });
  }

  /** Written anew each time from what never changes, so it is the same file. */
  content(caller: StaffCaller, id: number): Promise<PayoutFileContent> {
    return this.db.transaction(async (tx) => {
      const file = await this.files.findPayoutFile(tx, id);
      if (!file) throw new AppError('NOT_FOUND');
      const payouts = await this.payouts(tx, await this.files.items(tx, id));
      await this.note(tx, caller, 'fetch', id);
      const { sn, pay_on: day, created_at: madeAt, currency, sender } = file;
      const { write, mime, extension } = WRITTEN[file.format];
      const content = write({ sn, day, madeAt, currency, sender, payouts });
      return { name: `${sn}.${extension}`, mime, content: content.toString('base64') };
    });
  }

  private async payouts(tx: Tx, items: readonly ItemRow[]): Promise<Payout[]> {
    const accounts = await this.accounts.byId(
      tx,
      items.map((item) => item.bank_account_id),
    );
    return items.map((item) => {
      const account = accounts.get(item.bank_account_id);
      invariant(account, 'bank accounts are never removed');
      return {
        reference: payoutReference(item),
        amount: item.amount,
        payee: account.payee,
        country: account.country,
        bankCode: account.bank_code,
        bankName: account.bank_name,
        branchCode: account.branch_code,
        branchName: account.branch_name,
        accountType: account.account_type,
        accountNo: this.numbers.open(account),
      };
    });
  }

  private note(tx: Tx, caller: StaffCaller, verb: 'add' | 'fetch', id: number): Promise<void> {
    return this.audit.record(tx, caller, {
      action: `finance:payout-file:${verb}`,
      subjectType: 'payout_file',
      subjectId: id,
    });
  }
}
