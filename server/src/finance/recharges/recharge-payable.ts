import { Injectable, type OnModuleInit } from '@nestjs/common';
import { rechargeMachine } from '@fovea/shared-types/states/recharge.states';
import { RECHARGE_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { memberAvailable, type Posting } from '../ledger/ledger-rows.js';
import {
  PayableRegistry,
  type Capture,
  type Due,
  type Payable,
  type Unremitted,
} from '../payments/payable.js';
import { QUOTED_RECHARGES, RechargeRepository } from './recharge.repository.js';

const { paid, parked, returned } = RECHARGE_STATUS;

/** A recharge as something that is paid: the money is the member's at once. */
@Injectable()
export class RechargePayable implements Payable, OnModuleInit {
  readonly type = 'recharge';
  readonly byBank = {
    quotedSql: QUOTED_RECHARGES,
    payerSql: 'SELECT r.account_id AS payer_id FROM recharge r WHERE r.id = m.subject_id',
  };

  constructor(
    private readonly payables: PayableRegistry,
    private readonly recharges: RechargeRepository,
  ) {}

  onModuleInit(): void {
    this.payables.register(this);
  }

  async lock(tx: Tx, id: number, payerId: number): Promise<Due | null> {
    const recharge = await this.recharges.lockRecharge(tx, id, payerId);
    if (!recharge) return null;
    const isOpen = rechargeMachine.may(recharge.status, 'signed success');
    return {
      amount: recharge.amount,
      currency: recharge.currency,
      refusal: isOpen ? null : recharge.status === paid ? 'ALREADY_PAID' : 'STATE_CONFLICT',
      reference: recharge.order_no,
      deadline: recharge.expires_at,
      methods: [recharge.pay_type],
    };
  }

  /** @throws STATE_CONFLICT where nobody waits for the money */
  async captured(tx: Tx, id: number, { payerId, seenBy, amount, currency }: Capture): Promise<Posting[]> {
    const recharge = await this.recharges.lockRecharge(tx, id, payerId);
    const action = seenBy === undefined ? 'signed success' : 'confirm remittance';
    if (!recharge || !rechargeMachine.may(recharge.status, action)) throw new AppError('STATE_CONFLICT');
    await this.recharges.setRechargeStatus(tx, id, paid);
    return [{ account: memberAvailable(payerId, currency), change: amount }];
  }

  extend(tx: Tx, id: number, hours: number): Promise<void> {
    return this.recharges.extend(tx, id, hours);
  }

  unremitted(tx: Tx, id: number, { hours }: Unremitted): Promise<void> {
    return this.recharges.extendForBank(tx, id, hours);
  }

  /** What is on a balance leaves it by a withdrawal. */
  async held(tx: Tx, id: number, payerId: number): Promise<void> {
    const recharge = await this.recharges.lockRecharge(tx, id, payerId);
    if (recharge && rechargeMachine.may(recharge.status, 'signed success with another amount or currency'))
      await this.recharges.setRechargeStatus(tx, id, parked);
  }

  /** What came is the member's or went back; one that another payment fulfilled, or whose time was over, stays so. */
  async settled(tx: Tx, id: number, payerId: number, how: 'credited' | 'returned'): Promise<void> {
    const recharge = await this.recharges.lockRecharge(tx, id, payerId);
    const action = how === 'credited' ? 'credit what arrived' : 'send back';
    if (recharge && rechargeMachine.may(recharge.status, action))
      await this.recharges.setRechargeStatus(tx, id, how === 'credited' ? paid : returned);
  }
}
