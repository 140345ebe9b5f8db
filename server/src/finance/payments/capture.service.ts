import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { Entry, LedgerAccountKey, Posting } from '../ledger/ledger-rows.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { PayableRegistry, takenAs, type Capture } from './payable.js';
import { PaymentRepository } from './payment.repository.js';

/** What a payer brings by one payment. */
type Brought = Omit<Capture, 'id' | 'groupId'>;

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
   * @returns a capture for each document that was paid with it
   * @throws ALREADY_PAID, INSUFFICIENT_BALANCE, and whatever the document refuses
   */
  async take(tx: Tx, brought: Brought, source: LedgerAccountKey): Promise<Capture[]> {
    const captures: Capture[] = [];
    const entries: Entry[] = [];
    for (const share of await this.sharesOf(tx, brought)) {
      const capture: Capture = { ...share, id: await this.payments.insertCapture(tx, share) };
      const { subject, amount } = capture;
      const postings = await this.payables.single(subject).captured(tx, subject.id, capture);
      const prepaid = frozenIn(postings);
      if (prepaid > 0) await this.payments.setPrepaid(tx, capture.id, prepaid);
      entries.push({
        cause: takenAs(capture),
        postings: [{ account: source, change: -amount }, ...postings],
      });
      captures.push(capture);
    }
    await this.ledger.postAll(tx, entries);
    return captures;
  }

  /** The document itself, or those of which it consists. */
  private async sharesOf(tx: Tx, brought: Brought): Promise<Omit<Capture, 'id'>[]> {
    const { subject, amount, method } = brought;
    const payable = this.payables.of(subject);
    if ('captured' in payable) return [{ ...brought, groupId: null }];
    const shares = await payable.shares(tx, subject.id, method);
    invariant(
      shares.reduce((sum, share) => sum + share.amount, 0) === amount,
      `the shares of ${subject.type} ${subject.id} are what was due`,
    );
    return shares.map((share) => ({ ...brought, ...share, groupId: subject.id }));
  }
}

/** What the document had of the payer before, as the postings that bring it say. */
const frozenIn = (postings: readonly Posting[]): number =>
  postings.reduce((sum, { change }) => (change < 0 ? sum - change : sum), 0);
