import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import type { Entry, LedgerAccountKey, Posting } from '../ledger/ledger-rows.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { PayableRegistry, captureCause, type Capture, type Share } from './payable.js';
import { PaymentRepository } from './payment.repository.js';

/** What a payer pays by one payment. */
interface PaymentInput extends Omit<Capture, 'id' | 'groupId'> {
  /** For which documents; without them, for those that wait now. */
  shares?: readonly Share[];
}

/** Takes money for a document, once, and lets it move on: all in the caller's transaction, under the document's lock. */
@Injectable()
export class CaptureService {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly payables: PayableRegistry,
    private readonly ledger: LedgerService,
  ) {}

  /**
   * @param source the account that holds the money until now
   * @returns a capture for each document that was paid with it
   * @throws ALREADY_PAID, INSUFFICIENT_BALANCE, and the refusals of the document
   */
  async capture(tx: Tx, payment: PaymentInput, source: LedgerAccountKey): Promise<Capture[]> {
    const captures: Capture[] = [];
    const entries: Entry[] = [];
    for (const share of await this.sharesOf(tx, payment)) {
      const capture: Capture = { ...share, id: await this.payments.insertCapture(tx, share) };
      const { subject, amount } = capture;
      const postings = await this.payables.single(subject).captured(tx, subject.id, capture);
      const prepaid = frozenIn(postings);
      if (prepaid > 0) await this.payments.setPrepaid(tx, capture.id, prepaid);
      entries.push({
        cause: captureCause(capture),
        // What was frozen before may be all of it.
        postings: amount === 0 ? postings : [{ account: source, change: -amount }, ...postings],
      });
      captures.push(capture);
    }
    await this.ledger.postAll(tx, entries);
    return captures;
  }

  /** The caller says what was announced: a share that is gone since is not replaced by another. */
  private async sharesOf(
    tx: Tx,
    { shares: namedShares, ...payment }: PaymentInput,
  ): Promise<Omit<Capture, 'id'>[]> {
    const { subject, method } = payment;
    const shares = namedShares ?? (await this.payables.shares(tx, subject, payment, method));
    const groupId = 'captured' in this.payables.of(subject) ? null : subject.id;
    return shares.map((share) => ({ ...payment, ...share, groupId }));
  }
}

/** What the document had frozen of the payer before, by the postings that add it. */
const frozenIn = (postings: readonly Posting[]): number =>
  postings.reduce((sum, { change }) => (change < 0 ? sum - change : sum), 0);
