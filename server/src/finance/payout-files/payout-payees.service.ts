import { Injectable } from '@nestjs/common';
import type {
  PayoutPayee,
  PayoutPayees,
  PayoutPayeesRequest,
} from '@fovea/shared-types/finance/payout-file.dto';
import { type Currency, toWire } from '@fovea/shared-types/money';
import { Database } from '../../platform/database/database.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { maskedNumber } from '../bank-accounts/bank-account.mapper.js';
import { BankAccountService } from '../bank-accounts/bank-account.service.js';
import { payoutReference } from '../withdrawals/withdrawal-matches.js';
import { type ItemRow, PayoutFileRepository } from './payout-file.repository.js';

/** Who is paid by a file: read before it is made, and beside it afterwards. */
@Injectable()
export class PayoutPayeesService {
  constructor(
    private readonly db: Database,
    private readonly files: PayoutFileRepository,
    private readonly accounts: BankAccountService,
  ) {}

  async ofNewFile({ member }: StaffCaller, request: PayoutPayeesRequest): Promise<PayoutPayees> {
    return this.payees(request.currency, await this.files.listFitting(this.db, member, request));
  }

  /** @throws NOT_FOUND */
  async ofFile(id: number): Promise<PayoutPayees> {
    const file = await this.files.findPayoutFile(this.db, id);
    if (!file) throw new AppError('NOT_FOUND');
    return this.payees(file.currency, await this.files.items(this.db, id));
  }

  private async payees(currency: Currency, items: readonly ItemRow[]): Promise<PayoutPayees> {
    const accounts = await this.accounts.byId(
      this.db,
      items.map((item) => item.bank_account_id),
    );
    const payees = items.map((item): PayoutPayee => {
      const account = accounts.get(item.bank_account_id);
      invariant(account, 'bank accounts are never removed');
      const { payee, bank_name, branch_name, number_end } = account;
      return {
        reference: payoutReference(item),
        ...{ payee, bank_name, branch_name },
        account_no: maskedNumber(number_end),
        money: toWire(item.amount, currency),
      };
    });
    const total = items.reduce((sum, { amount }) => sum + amount, 0);
    return { currency, count: items.length, total: toWire(total, currency), payees };
  }
}
