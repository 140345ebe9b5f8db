import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { exchange } from '@fovea/shared-types/finance/exchange.record';
import { BANK_LINE_KIND } from '@fovea/shared-types/finance/payout-file-bounds';
import { REQUESTED_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import type { DocumentUseCases } from '../../platform/documents/serve-document.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import {
  BankMatches,
  type BankMovement,
  type BankSubject,
  isUntold,
  type Proposal,
} from '../bank-matches/bank-matches.js';
import { findByLines } from '../bank-matches/find-by-lines.js';
import { servedExchange, type ExchangeRow } from './exchange.document.js';

const { booked } = REQUESTED_STATUS;

/**
 * A platform exchange appears on two lines of its bank, one in each currency. It was posted before: a match
 * states which line documents it and moves nothing.
 */
@Injectable()
export class ExchangeMatches implements OnModuleInit {
  constructor(
    private readonly matches: BankMatches,
    @Inject(servedExchange.Service)
    private readonly exchanges: DocumentUseCases<typeof exchange.declared, ExchangeRow>,
  ) {}

  onModuleInit(): void {
    this.matches.register(
      this.side('exchange_sold', BANK_LINE_KIND.out, 'x.sold + x.fee', 'x.sold_currency'),
    );
    this.matches.register(this.side('exchange_bought', BANK_LINE_KIND.in, 'x.bought', 'x.bought_currency'));
  }

  private side(type: string, side: number, amount: string, currency: string): BankSubject {
    const find = (q: Queryable, movements: readonly BankMovement[]) =>
      findByLines<Proposal>(
        q,
        movements,
        `SELECT x.id AS subject_id, x.sn, x.reference AS name, true AS is_booked FROM exchange x
         WHERE x.whose = 0 AND x.status = ${booked} AND ${amount} = line.amount AND ${currency} = line.currency
           AND (position(x.sn in upper(line.text)) > 0 OR position(upper(x.reference) in upper(line.text)) > 0)
           AND ${isUntold(type, 'x.id')}
         ORDER BY x.id`,
        { read: ({ kind }) => (kind === side ? {} : null) },
      );
    const confirm = async (tx: Tx, _: StaffCaller, movement: BankMovement, id: number): Promise<string> => {
      const row = (await this.exchanges.lockRows(tx, [id])).get(id);
      if (!row) throw new AppError('NOT_FOUND');
      const found = await find(tx, [movement]);
      if (!found.some(({ subject_id }) => subject_id === id)) throw new AppError('STATE_CONFLICT');
      return row.sn;
    };
    return { type, find, confirm };
  }
}
