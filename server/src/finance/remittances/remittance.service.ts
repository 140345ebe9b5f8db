import { Injectable } from '@nestjs/common';
import { sendRemittance } from '@fovea/shared-types/finance/remittance.calls';
import { REMITTANCE_IMAGES_MAX } from '@fovea/shared-types/finance/remittance-bounds';
import type { RemittanceAnswer, SendRemittanceRequest } from '@fovea/shared-types/finance/remittance.dto';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { REMITTANCE_STATUS } from '@fovea/shared-types/states';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { FileService, type ClaimRule } from '../../platform/storage/file.service.js';
import { PlatformAccounts } from '../platform-accounts/platform-accounts.js';
import { PayableRegistry } from '../payments/payable.js';
import { PaymentService } from '../payments/payment.service.js';
import { RemittanceRepository } from './remittance.repository.js';
import { remittanceMoved } from './remittance-moved.js';

const RECEIPT_FILES: ClaimRule = { kinds: ['image'], max: REMITTANCE_IMAGES_MAX, isPrivate: true };
const { pending } = REMITTANCE_STATUS;

/** Payers show that they transferred what is due: it waits for finance, and its deadline no longer runs. */
@Injectable()
export class RemittanceService {
  constructor(
    private readonly payments: PaymentService,
    private readonly payables: PayableRegistry,
    private readonly platformAccounts: PlatformAccounts,
    private readonly remittances: RemittanceRepository,
    private readonly files: FileService,
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
  ) {}

  /** @throws NOT_FOUND, PAY_TYPE_REFUSED where nobody pays by bank, ALREADY_PAID, ORDER_EXPIRED, STATE_CONFLICT, FILE_UNKNOWN */
  async send(caller: MemberCaller, request: SendRemittanceRequest): Promise<RemittanceAnswer> {
    const payerId = caller.member.accountId;
    const subject = { type: request.subject_type ?? 'order', id: request.id };
    const images = [...new Set(request.remittance_images)];
    const answer = await this.idempotency.run(caller, sendRemittance.path, request, async (tx) => {
      const due = await this.payments.lockDue(tx, subject, payerId);
      const bank = await this.platformAccounts.find(tx, due.currency);
      if (!bank || !due.methods.includes(PAY_TYPE.bank)) throw new AppError('PAY_TYPE_REFUSED');
      await this.files.claim(tx, payerId, images, RECEIPT_FILES);
      const shares = await this.payables.shares(tx, subject, due, PAY_TYPE.bank);
      for (const { subject: one } of shares) await this.payables.single(one).remitted?.(tx, one.id, payerId);
      const { amount, currency, reference } = due;
      const sent = { subject, payerId, amount, currency, reference, bank };
      const id = await this.remittances.insertRemittance(tx, sent, shares, images);
      const row = { id, subject_type: subject.type, subject_id: subject.id, payer_id: payerId };
      await this.outbox.add(
        tx,
        'remittance.moved',
        remittanceMoved({ ...row, amount, currency, reference, status: pending }, shares),
      );
      return { id, status: pending };
    });
    this.outbox.wake();
    return answer;
  }
}
