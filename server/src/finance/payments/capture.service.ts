import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import type { LedgerAccountKey, Posting } from '../ledger/ledger-rows.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { PayableRegistry, takenAs, type Capture } from './payable.js';
import { PaymentRepository } from './payment.repository.js';

/** Takes money for a document, once, and lets it move on: all in the caller's transaction, under the document's lock. */
@Injectable()
export class CaptureService {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly payables: PayableRegistry,
    private readonly ledger: LedgerService,
  ) {}

  /**
   * @param source where the money lies until now
   * @throws ALREADY_PAID, INSUFFICIENT_BALANCE, and whatever the document refuses
   */
  async take(tx: Tx, taken: Omit<Capture, 'id'>, source: LedgerAccountKey): Promise<Capture> {
    const capture: Capture = { ...taken, id: await this.payments.insertCapture(tx, taken) };
    const { subject, amount } = capture;
    const postings = await this.payables.of(subject).captured(tx, subject.id, capture);
    const prepaid = frozenIn(postings);
    if (prepaid > 0) await this.payments.setPrepaid(tx, capture.id, prepaid);
    await this.ledger.post(tx, takenAs(capture), [{ account: source, change: -amount }, ...postings]);
    return capture;
  }
}

/** What the document had of the payer before, as the postings that bring it say. */
const frozenIn = (postings: readonly Posting[]): number =>
  postings.reduce((sum, { change }) => (change < 0 ? sum - change : sum), 0);
