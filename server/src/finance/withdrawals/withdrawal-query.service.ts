import { Injectable } from '@nestjs/common';
import type {
  MyWithdrawalListRequest,
  MyWithdrawalListResponse,
  WithdrawalDetail,
  WithdrawalParams,
} from '@fovea/shared-types/finance/withdrawal.dto';
import { toWire } from '@fovea/shared-types/money';
import { codeName } from '../../i18n/dictionary-text.js';
import { ApprovalService } from '../../platform/approval/approval.service.js';
import { Database } from '../../platform/database/database.js';
import { pageOf, toPage } from '../../platform/database/page.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import type { MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import { BankAccountNumbers } from '../bank-accounts/bank-account-numbers.js';
import { toBankAccount } from '../bank-accounts/bank-account.mapper.js';
import { BankAccountService } from '../bank-accounts/bank-account.service.js';
import type { MoneyOwner } from '../bank-accounts/money-owner.js';
import { WithdrawalQueryRepository } from './withdrawal-query.repository.js';
import { BEGINNING } from './withdrawal.repository.js';
import { WithdrawalReviewService } from './withdrawal-review.service.js';

/** Withdrawals as owners and finance read them. */
@Injectable()
export class WithdrawalQueryService {
  constructor(
    private readonly db: Database,
    private readonly rows: WithdrawalQueryRepository,
    private readonly accounts: BankAccountService,
    private readonly numbers: BankAccountNumbers,
    private readonly approval: ApprovalService,
    private readonly reviews: WithdrawalReviewService,
  ) {}

  async mine(caller: MemberCaller, request: MyWithdrawalListRequest): Promise<MyWithdrawalListResponse> {
    const { accountId } = caller.member;
    const { rows, total } = await this.rows.listOwn(this.db, accountId, request.status, pageOf(request));
    const data = rows.map(({ amount, created_at, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      money: toWire(amount, row.currency),
      status_name: codeName(caller.language, 'states:withdrawal', row.status),
    }));
    return toPage(data, total, request);
  }

  async params(owner: MoneyOwner): Promise<WithdrawalParams> {
    const held = await this.rows.listHeld(this.db, owner);
    return {
      balances: held.map(({ currency, available, frozen }) => ({
        balance: toWire(available, currency),
        freeze_balance: toWire(frozen, currency),
        currency,
      })),
      bank_accounts: await this.accounts.listBankAccounts(owner),
    };
  }

  /** Only who pays reads the whole number. */
  async getWithdrawalDetail(caller: StaffCaller, id: number): Promise<WithdrawalDetail> {
    const { language } = caller;
    const row = await this.rows.findWithdrawal(this.db, id, caller.companies, language);
    if (!row) throw new AppError('NOT_FOUND');
    const account = (await this.accounts.byId(this.db, [row.bank_account_id])).get(row.bank_account_id);
    invariant(account, 'a withdrawal goes to an account that is kept');
    const bankAccount = toBankAccount(account);
    const pays = caller.member.grants.scopeOf('finance:withdrawal:pay').includes(null);
    const owner = { accountId: row.account_id, companyId: row.company_id };
    const others = pays ? await this.accounts.listBankAccounts(owner) : [];
    const decisions = await this.approval.decisionsOf(this.db, caller, 'withdrawal', [id]);
    const moves = await this.rows.listMoves(this.db, id);
    const money = (amount: number): string => toWire(amount, row.currency);
    return {
      id,
      sn: row.sn,
      created_at: row.created_at.toISOString(),
      money: money(row.amount),
      currency: row.currency,
      status: row.status,
      status_name: codeName(language, 'states:withdrawal', row.status),
      company_name: row.company_name,
      username: row.username,
      account_id: row.account_id,
      company_id: row.company_id,
      balance: money(row.available),
      freeze_balance: money(row.frozen),
      bank_account: bankAccount,
      account_no: pays ? this.numbers.open(account) : bankAccount.account_no,
      other_accounts: others.filter(
        (other) => other.currency === row.currency && other.id !== row.bank_account_id,
      ),
      deadline_at: row.deadline_at?.toISOString() ?? null,
      paid_at: row.paid_at?.toISOString() ?? null,
      bank_reference: row.bank_reference,
      audit_notes: row.audit_notes,
      words: decisions.get(id) ?? [],
      history: moves.map(({ from_key, created_at, ...move }) => ({
        ...move,
        from_status: from_key === BEGINNING ? null : from_key,
        created_at: created_at.toISOString(),
      })),
      needs_two: await this.reviews.isLarge(this.db, row),
    };
  }
}
