import { Injectable } from '@nestjs/common';
import type {
  Balance,
  BalanceDetail,
  BalanceDetailListRequest,
  BalanceDetailListResponse,
  BalanceHistoryRequest,
  BalanceOfDay,
} from '@fovea/shared-types/finance/balance.dto';
import { toWire } from '@fovea/shared-types/money';
import { Database } from '../../platform/database/database.js';
import { pageOf, toPage } from '../../platform/database/page.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import type { BalanceRow } from '../ledger/ledger.repository.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { WalletRepository, type LineRow } from './wallet.repository.js';

/** Shown to who never had any money: the platform is at home in Japan. */
const NOTHING: BalanceRow = { currency: 'JPY', available: 0, frozen: 0 };

/** Money as its owner sees it. */
@Injectable()
export class WalletService {
  constructor(
    private readonly db: Database,
    private readonly ledger: LedgerService,
    private readonly wallets: WalletRepository,
  ) {}

  async balances({ member }: MemberCaller): Promise<Balance[]> {
    const held = await this.ledger.balance(member.accountId);
    return (held.length > 0 ? held : [NOTHING]).map(toBalance);
  }

  async details(
    { member, language }: MemberCaller,
    request: BalanceDetailListRequest,
  ): Promise<BalanceDetailListResponse> {
    const { kind = 'available', currency, type, begin, end } = request;
    const { rows, total } = await this.wallets.lines(
      this.db,
      member.accountId,
      { kind, currency, type, begin, end },
      pageOf(request),
      language,
    );
    return toPage(rows.map(toDetail), total, request);
  }

  async history(
    { member }: MemberCaller,
    { currency, days }: BalanceHistoryRequest,
  ): Promise<BalanceOfDay[]> {
    const rows = await this.wallets.history(this.db, member.accountId, currency, days);
    return rows.map(({ day, available, frozen }) => ({
      day,
      balance: toWire(available, currency),
      freeze_balance: toWire(frozen, currency),
    }));
  }
}

const toBalance = ({ currency, available, frozen }: BalanceRow): Balance => ({
  balance: toWire(available, currency),
  freeze_balance: toWire(frozen, currency),
  currency,
});

const toDetail = ({ created_at, change, after, ...row }: LineRow): BalanceDetail => ({
  ...row,
  created_at: created_at.toISOString(),
  change: toWire(change, row.currency),
  after: toWire(after, row.currency),
});
