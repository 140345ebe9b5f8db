import { Injectable } from '@nestjs/common';
import type { Balance } from '@fovea/shared-types/finance/balance.dto';
import { toWire } from '@fovea/shared-types/money';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import type { BalanceRow } from './ledger.repository.js';
import { LedgerService } from './ledger.service.js';

/** Shown to who never had any money: the platform is at home in Japan. */
const NOTHING: BalanceRow = { currency: 'JPY', available: 0, frozen: 0 };

/** Money as its owner sees it. */
@Injectable()
export class BalanceService {
  constructor(private readonly ledger: LedgerService) {}

  async list({ member }: MemberCaller): Promise<Balance[]> {
    const held = await this.ledger.balance(member.accountId);
    return (held.length > 0 ? held : [NOTHING]).map(toBalance);
  }
}

const toBalance = ({ currency, available, frozen }: BalanceRow): Balance => ({
  balance: toWire(available, currency),
  freeze_balance: toWire(frozen, currency),
  currency,
});
