import { Injectable } from '@nestjs/common';
import type { IdAnswer } from '@fovea/shared-types/common.dto';
import type { AddBankAccountRequest, BankAccount } from '@fovea/shared-types/finance/bank-account.dto';
import { BANK_ACCOUNTS_MAX } from '@fovea/shared-types/finance/payout-bounds';
import type { Currency } from '@fovea/shared-types/money';
import { SecurityMailService } from '../../member/accounts/security-mail.service.js';
import { nothingSlow } from '../../member/passwords/owner-check.service.js';
import { FullProofService } from '../../member/security/full-proof.service.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Queryable, type Tx } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { BankAccountNumbers } from './bank-account-numbers.js';
import { endOf, readBankAccount, type ReadBankAccount } from './bank-account-rules.js';
import { maskedNumber, toBankAccount } from './bank-account.mapper.js';
import { BankAccountRepository, type BankAccountRow } from './bank-account.repository.js';
import type { MoneyOwner } from './money-owner.js';

/** Where an owner is paid. A new account requires full re-authentication, and its owner is notified by mail. */
@Injectable()
export class BankAccountService {
  constructor(
    private readonly db: Database,
    private readonly accounts: BankAccountRepository,
    private readonly numbers: BankAccountNumbers,
    private readonly proof: FullProofService,
    private readonly idempotency: Idempotency,
    private readonly mails: SecurityMailService,
    private readonly audit: AuditLog,
  ) {}

  async listBankAccounts(owner: MoneyOwner): Promise<BankAccount[]> {
    return (await this.accounts.listBankAccounts(this.db, owner)).map(toBankAccount);
  }

  /** One to which this owner may be paid in this currency. @throws VALIDATION at the field that names it */
  async payable(tx: Tx, owner: MoneyOwner, currency: Currency, id: number): Promise<BankAccountRow> {
    const row = await this.accounts.findBankAccount(tx, owner, id);
    if (row?.currency !== currency) throw fieldError({ bank_account_id: { key: 'choice' } });
    return row;
  }

  /** Any of these, deleted ones too, by id. */
  async byId(q: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, BankAccountRow>> {
    return new Map((await this.accounts.listById(q, ids)).map((row) => [row.id, row]));
  }

  /** @param replaced the account in whose place it comes */
  async addBankAccount(
    caller: MemberCaller,
    path: string,
    owner: MoneyOwner,
    { password, second_factor_code, ...request }: AddBankAccountRequest,
    replaced?: number,
  ): Promise<IdAnswer> {
    const read = readBankAccount(request);
    const proof = { password, ...(second_factor_code === undefined ? {} : { second_factor_code }) };
    return this.idempotency.run(
      caller,
      path,
      request,
      (tx) => this.addProven(tx, caller, owner, read, replaced),
      (work) => this.proof.prove(caller, proof, nothingSlow, work),
    );
  }

  async deleteBankAccount(caller: MemberCaller, owner: MoneyOwner, id: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      await this.accounts.lockOwner(tx, owner);
      const { currency } = await this.remove(tx, owner, id);
      await this.accounts.fillDefault(tx, owner, currency);
      await this.note(tx, caller, 'delete', id);
    });
  }

  private async addProven(
    tx: Tx,
    caller: MemberCaller,
    owner: MoneyOwner,
    read: ReadBankAccount,
    replaced: number | undefined,
  ): Promise<IdAnswer> {
    await this.accounts.lockOwner(tx, owner);
    const before = replaced === undefined ? null : await this.remove(tx, owner, replaced);
    if ((await this.accounts.countBankAccounts(tx, owner)) >= BANK_ACCOUNTS_MAX)
      throw new AppError('COUNT_LIMIT', { limit: BANK_ACCOUNTS_MAX });
    const end = endOf(read.number);
    const id = await this.accounts.insertBankAccount(tx, owner, read, end, (row) =>
      this.numbers.seal(row, read.number),
    );
    const stays = before?.was_default === true && before.currency === read.currency;
    if (read.isDefault || stays) await this.accounts.makeDefault(tx, owner, read.currency, id);
    await this.accounts.fillDefault(tx, owner, read.currency);
    if (before && before.currency !== read.currency)
      await this.accounts.fillDefault(tx, owner, before.currency);
    await this.note(tx, caller, replaced === undefined ? 'add' : 'update', id);
    for (const recipient of await this.accounts.listRecipients(tx, owner))
      await this.mails.send(tx, recipient, 'bank_account_changed', caller, {
        account: `${read.bank_name} ${maskedNumber(end)}`,
      });
    return { id };
  }

  private async remove(tx: Tx, owner: MoneyOwner, id: number) {
    const removed = await this.accounts.markDeleted(tx, owner, id);
    if (!removed) throw new AppError('NOT_FOUND');
    return removed;
  }

  /** The log is never cleared, so it records that an account changed and nothing of its number. */
  private note(tx: Tx, caller: MemberCaller, verb: 'add' | 'update' | 'delete', id: number): Promise<void> {
    return this.audit.record(tx, caller, {
      action: `finance:bank-account:${verb}`,
      subjectType: 'bank_account',
      subjectId: id,
    });
  }
}
