import { Injectable } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import type {
  PaymentDetail,
  PaymentOptions,
  PaymentOptionsRequest,
} from '@fovea/shared-types/finance/payment.dto';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { toWire } from '@fovea/shared-types/money';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { PlatformAccounts } from '../platform-accounts/platform-accounts.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { PaymentRepository } from './payment.repository.js';
import { PaymentService } from './payment.service.js';

/** Payments as their payer sees them, and the method that the payer chose. */
@Injectable()
export class PaymentQueryService {
  constructor(
    private readonly db: Database,
    private readonly payments: PaymentRepository,
    private readonly service: PaymentService,
    private readonly ledger: LedgerService,
    private readonly platformAccounts: PlatformAccounts,
  ) {}

  async getPaymentDetail({ member }: MemberCaller, { id }: IdRequest): Promise<PaymentDetail> {
    const row = await this.payments.findOf(this.db, member.accountId, id);
    if (!row) throw new AppError('NOT_FOUND');
    return {
      id: row.id,
      status: row.status,
      money: toWire(row.amount, row.currency),
      currency: row.currency,
      pay_type: row.method,
      subject_type: row.subject_type,
      subject_id: row.subject_id,
    };
  }

  /** @throws as `PaymentService.chooseBank` */
  async chooseBank({ member }: MemberCaller, { subject_type, id }: PaymentOptionsRequest): Promise<null> {
    await this.db.transaction((tx) =>
      this.service.chooseBank(tx, { type: subject_type, id }, member.accountId),
    );
    return null;
  }

  /** @throws NOT_FOUND, and why the document cannot be paid */
  options({ member }: MemberCaller, request: PaymentOptionsRequest): Promise<PaymentOptions> {
    const { accountId } = member;
    return this.db.transaction(async (tx) => {
      const subject = { type: request.subject_type, id: request.id };
      const due = await this.service.lockDue(tx, subject, accountId);
      const held = await this.ledger.balance(accountId, tx);
      const { available = 0 } = held.find(({ currency }) => currency === due.currency) ?? {};
      const { deposit = 0 } = due;
      const left = available - due.amount;
      const methods = await this.service.openMethods(tx, due, accountId);
      return {
        reference: due.reference,
        money: toWire(due.amount, due.currency),
        deposit: deposit === 0 ? null : toWire(deposit, due.currency),
        total_price: deposit === 0 ? null : toWire(due.amount + deposit, due.currency),
        currency: due.currency,
        pay_types: methods,
        bank: methods.includes(PAY_TYPE.bank) ? await this.platformAccounts.find(tx, due.currency) : null,
        balance: toWire(available, due.currency),
        balance_after: left < 0 ? null : toWire(left, due.currency),
        pay_deadline: due.deadline?.toISOString() ?? null,
        server_time: new Date(await this.db.clock(tx)).toISOString(),
      };
    });
  }
}
