import { Injectable } from '@nestjs/common';
import { bidderMachine, depositMachine } from '@fovea/shared-types/states/auction.states';
import { AUCTION_STATUS, BIDDER_STATUS, SALE_STATE } from '@fovea/shared-types/sale-states';
import { AUCTION_ORDER_STATUS, DEPOSIT_STATUS } from '@fovea/shared-types/states';
import type { Currency } from '@fovea/shared-types/money';
import { DepositService } from '../../finance/ledger/deposit.service.js';
import { GoodsService } from '../../goods/goods.service.js';
import { instants, int2s, int8s, texts } from '../../platform/database/array-param.js';
import type { Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { Events } from '../../platform/jobs/events.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import type { Lot } from '../lot/lot.js';
import { LotPieces, type LotOfPiece } from './lot-pieces.js';

export type EndReason = Events['auction.closed']['reason'];

/** A lot that ends, with what it ends as. */
export interface EndedLot {
  lot: Lot;
  status: 'successful' | 'failed' | 'ended' | 'cancelled';
  /** Epoch milliseconds. */
  closedAt: number;
  reason: EndReason;
  /** Until when the seller may accept, where the reserve was missed. */
  answerDeadline?: number;
  cancelReason?: string;
}

interface WrittenLot extends LotOfPiece {
  status: number;
}

interface ReleasedBidder {
  id: number;
  account_id: number;
  deposit: number;
  currency: Currency;
}

/** Everything that follows from the end of a lot, in the transaction that ends it (A5). */
@Injectable()
export class LotOutcomes {
  constructor(
    private readonly deposits: DepositService,
    private readonly goods: GoodsService,
    private readonly pieces: LotPieces,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Writes the outcome of any number of lots in a constant number of statements: the lots, their bidders' places,
   * the deposits of those who did not win, the goods, and the event from which the winner's order is made.
   */
  async write(tx: Tx, ended: readonly EndedLot[]): Promise<void> {
    if (ended.length === 0) return;
    const written = await this.writeOutcome(tx, ended);
    for (const one of ended) one.lot.state = { ...one.lot.state, status: one.status };
    const released = await this.releaseBidders(tx, ended);
    const final = ended.filter(({ status }) => status !== 'ended');
    await this.goods.setSaleStates(
      tx,
      final.map(({ lot, status }) => ({
        goodsId: lot.goodsId,
        auctionId: lot.id,
        saleState: status === 'successful' ? SALE_STATE.sold_out : SALE_STATE.in_auction,
        isListed: status === 'successful',
      })),
    );
    await this.pieces.ended(
      tx,
      written
        .filter(({ status }) => status !== AUCTION_STATUS.ended)
        .map((row) => ({ ...row, isSold: row.status === AUCTION_STATUS.successful })),
    );
    await this.deposits.releaseAll(
      tx,
      released.map((bidder) => ({
        accountId: bidder.account_id,
        amount: bidder.deposit,
        currency: bidder.currency,
        cause: { type: 'auction_deposit', id: bidder.id },
      })),
    );
    await this.outbox.addAll(
      tx,
      ended.map(({ lot, status, reason, answerDeadline }) => ({
        event: 'auction.closed' as const,
        payload: {
          auction_id: lot.id,
          status: AUCTION_STATUS[status],
          winner_id: status === 'successful' ? lot.state.leaderId : null,
          price: lot.state.price,
          currency: lot.state.terms.currency,
          reason,
          ...(answerDeadline === undefined
            ? {}
            : { answer_deadline: new Date(answerDeadline).toISOString() }),
        },
      })),
    );
  }

  private async writeOutcome(tx: Tx, ended: readonly EndedLot[]): Promise<WrittenLot[]> {
    const { rows, count } = await tx.query<WrittenLot>(
      `UPDATE auction a SET status = e.status, closed_at = coalesce(a.closed_at, e.closed_at),
         answer_deadline = coalesce(e.answer_deadline, a.answer_deadline),
         winner_id = CASE WHEN e.status = ${AUCTION_STATUS.successful} THEN a.leader_id END,
         winner_seq = CASE WHEN e.status = ${AUCTION_STATUS.successful} THEN a.leader_seq END,
         cancel_reason = e.cancel_reason
       FROM unnest($1::bigint[], $2::smallint[], $3::timestamptz[], $4::timestamptz[], $5::text[])
         AS e(id, status, closed_at, answer_deadline, cancel_reason)
       WHERE a.id = e.id AND a.status < ${AUCTION_STATUS.successful}
       RETURNING a.id, a.status, a.serial_unit_id, a.company_id`,
      [
        int8s(ended, ({ lot }) => lot.id),
        int2s(ended, ({ status }) => AUCTION_STATUS[status]),
        instants(ended, ({ closedAt }) => closedAt),
        instants(ended, ({ answerDeadline }) => answerDeadline ?? null),
        texts(ended, ({ cancelReason }) => cancelReason ?? null),
      ],
    );
    invariant(count === ended.length, 'every lot that ends was locked open');
    return rows;
  }

  /** Gives bidders their place in the auction orders; returns those whose frozen deposit is to be released. */
  private async releaseBidders(tx: Tx, ended: readonly EndedLot[]): Promise<ReleasedBidder[]> {
    const { successful, failed, ended: waiting, cancelled } = AUCTION_STATUS;
    const place = AUCTION_ORDER_STATUS;
    const { rows } = await tx.query<ReleasedBidder & { is_released: boolean }>(
      `UPDATE auction_bidder b SET
         order_status = CASE WHEN b.order_status IS NULL THEN NULL
           WHEN a.status = ${waiting} THEN ${place.ended}
           WHEN a.status = ${cancelled} THEN ${place.cancelled}
           WHEN a.status = ${successful} AND b.account_id = a.winner_id THEN ${place.won}
           ELSE ${place.lost} END,
         status = CASE WHEN a.status <> ${waiting} AND b.status IN (${bidderMachine.from('lot closed or cancelled').join()})
           THEN ${BIDDER_STATUS.lapsed} ELSE b.status END,
         deposit_status = CASE WHEN a.status = ${waiting} OR b.account_id IS NOT DISTINCT FROM a.winner_id THEN b.deposit_status
           WHEN b.deposit_status IN (${depositMachine.from('lot closed, cancelled or lost').join()}) THEN ${DEPOSIT_STATUS.released}
           ELSE b.deposit_status END
       FROM auction a
       WHERE a.id = ANY($1::bigint[]) AND a.status IN (${successful}, ${failed}, ${waiting}, ${cancelled})
         AND b.auction_id = a.id
       RETURNING b.id, b.account_id, b.deposit, a.currency,
         coalesce(old.deposit_status <> new.deposit_status, false) AS is_released`,
      [int8s(ended, ({ lot }) => lot.id)],
    );
    return rows.filter((row) => row.is_released);
  }
}
