import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import { paymentMachine } from '@fovea/shared-types/states/payment.states';
import { Database } from '../../platform/database/database.js';
import { Log } from '../../platform/logging/log.js';
import { PaymentProviders } from '../../platform/payments/payment-providers.js';
import { OnlinePaymentRepository, type OnlinePaymentRow } from './online.repository.js';
import { PayableRegistry, type PaySubject } from './payable.js';

export const BALANCE_PAGE = '/#/balance';

/** Where a payer continues. */
export interface PaymentPage {
  /** The provider's page, or what became of the payment; null while the provider does not answer. */
  address: string | null;
  /** Where the payment was started, and can be paid another way. */
  startedAt: string;
}

/** The address of a payment, which leads to the provider's page while it can be paid. */
@Injectable()
export class PaymentPageService {
  constructor(
    private readonly db: Database,
    private readonly payments: OnlinePaymentRepository,
    private readonly payables: PayableRegistry,
    private readonly providers: PaymentProviders,
    private readonly log: Log,
  ) {}

  /** @returns null where no payment has this address */
  async open(token: string, language: Language): Promise<PaymentPage | null> {
    const row = await this.payments.findByToken(this.db, token);
    if (!row) return null;
    const startedAt = startOf(row);
    const returnPath = `/#/paymentSuccess?payment_id=${row.id}`;
    const provider = this.providers.current;
    const isOpen = paymentMachine.may(row.status, 'no message') && !row.is_over && !row.is_waiting;
    if (!isOpen || provider?.name !== row.provider) return { address: returnPath, startedAt };
    const terms = await this.payments.beginPage(this.db, row.id, language);
    if (!terms) return { address: returnPath, startedAt };
    const title = await this.titleOf(row);
    const address = await this.unlessAway(row.id, () =>
      provider.open({
        ...{ paymentId: row.id, amount: row.amount, currency: row.currency, title, returnPath },
        language: terms.language,
        cancelPath: startedAt,
        expiresAt: Math.floor(terms.expires_at.getTime() / 1000),
      }),
    );
    if (address !== null) await this.payments.markOpened(this.db, row.id);
    return { address, startedAt };
  }

  /** Nothing was taken: the payment stays open, and the same address works when the provider is back. */
  private async unlessAway(paymentId: number, open: () => Promise<string>): Promise<string | null> {
    try {
      return await open();
    } catch (error) {
      this.log.error('a payment provider did not open a page', { payment_id: paymentId, error });
      return null;
    }
  }

  private titleOf({ payer_id: payerId, ...row }: OnlinePaymentRow): Promise<string> {
    const subject = subjectOf(row);
    return this.db.transaction(
      async (tx) => (await this.payables.of(subject).lock(tx, subject.id, payerId))?.reference ?? '',
    );
  }
}

const subjectOf = ({
  subject_type: type,
  subject_id: id,
}: Pick<OnlinePaymentRow, 'subject_type' | 'subject_id'>): PaySubject => ({ type, id });

/** A recharge is begun anew; whatever else waits is paid another way. */
function startOf(row: OnlinePaymentRow): string {
  const { type, id } = subjectOf(row);
  return type === 'recharge' ? BALANCE_PAGE : `/#/paymentOrder?id=${id}&subject_type=${type}`;
}
