import { Injectable } from '@nestjs/common';
import { BILL_LINE_TYPE } from '@fovea/shared-types/finance/month-bill-bounds';
import { TAX_DOCUMENT_KIND } from '@fovea/shared-types/finance/tax-document-kinds';
import { DateTime } from 'luxon';
import { isBankDay } from '../../platform/calendar/bank-days.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { Tx } from '../../platform/database/database.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { memberReceivable, platformAccount, transfer } from '../ledger/ledger-rows.js';
import { PlatformAccounts } from '../platform-accounts/platform-accounts.js';
import { TaxDocuments } from '../tax-documents/tax-documents.js';
import {
  figuresOfBill,
  kindOfRounding,
  ROUNDING,
  type BillFigures,
  type DescribedLine,
} from './bill-figures.js';
import { BilledParts } from './billed-parts.js';
import { contentOfBill } from './month-bill-document.js';
import { numberOf } from './month-bill-number.js';
import { MonthBillRepository, type BillRow } from './month-bill.repository.js';
import { MonthEndRepository, type EndedAt } from './month-end.repository.js';

/** Documents of the platform follow its days. */
const PLATFORM_ZONE = 'Asia/Tokyo';

/** The day of issue counts: a bill of 1 November is due on the 30th. */
const DUE_DAYS = 30;

interface Settled {
  figures: BillFigures;
  country: string | null;
}

/** Ends months: their tax is computed, the difference to their orders posted, and their invoice issued. */
@Injectable()
export class MonthBillIssuing {
  constructor(
    private readonly bills: MonthBillRepository,
    private readonly ends: MonthEndRepository,
    private readonly parts: BilledParts,
    private readonly ledger: LedgerService,
    private readonly documents: TaxDocuments,
    private readonly accounts: PlatformAccounts,
  ) {}

  /**
   * Of bills that are over and locked. @returns those that are owed, which are issued then
   */
  async issue(tx: Tx, ended: readonly BillRow[]): Promise<BillRow[]> {
    const settled = await this.settle(tx, ended);
    const bills = await this.bills.lockAll(
      tx,
      ended.map(({ id }) => id),
    );
    for (const bill of bills.filter(({ price }) => price < 0)) await this.carry(tx, bill);
    const owed = bills.filter(({ price }) => price > 0);
    await this.bills.close(
      tx,
      bills.filter(({ price }) => price <= 0).map(({ id }) => id),
    );
    const places = await this.ends.listEnded(
      tx,
      owed.map(({ id }) => id),
    );
    await this.bills.issue(
      tx,
      places.map((place) => ({ id: place.id, at: dueAt(place) })),
    );
    for (const { id } of owed) await this.document(tx, id, settled.get(id));
    return owed;
  }

  /** Only what will be owed is computed anew: what is carried keeps the tax of its orders until it is billed. */
  private async settle(tx: Tx, ended: readonly BillRow[]): Promise<Map<number, Settled>> {
    const settled = new Map<number, Settled>();
    const lines = await this.described(
      tx,
      ended.map(({ id }) => id),
    );
    for (const bill of ended) {
      const mine = lines.filter(({ billId }) => billId === bill.id).map(({ line }) => line);
      const figures = figuresOfBill(mine);
      const country = mine.find(({ part }) => part !== null && part.taxes.length > 0)?.part?.country ?? 'JP';
      settled.set(bill.id, { figures, country });
      const isOwed = bill.price > 0;
      await this.ends.setTaxes(
        tx,
        bill.id,
        isOwed ? figures.taxes : figures.taxes.map((row) => ({ ...row, tax: row.orderTax })),
      );
      if (isOwed && figures.rounding !== 0) await this.round(tx, bill, figures.rounding);
    }
    return settled;
  }

  private async described(
    tx: Tx,
    billIds: readonly number[],
  ): Promise<{ billId: number; line: DescribedLine }[]> {
    const rows = await this.ends.listCharged(tx, billIds);
    const parts = await this.parts.describe(
      tx,
      rows.map(({ id, subject_type, subject_id, amount }) => ({
        ...{ lineId: id, type: subject_type, id: subject_id, amount },
      })),
    );
    const earlier = await this.bills.taxesOf(
      tx,
      rows.filter(isCarried).map(({ cause_id }) => cause_id),
    );
    const given = new Set<number>();
    return rows.map((row) => {
      const { id, bill_id: billId, cause_id, type, title, amount, step, on } = row;
      // A month is carried by a line of each kind; its taxes are of all of them.
      const carried = isCarried(row) ? (given.has(cause_id) ? [] : (earlier.get(cause_id) ?? [])) : null;
      if (carried !== null) given.add(cause_id);
      return { billId, line: { type, title, amount, step, on, part: parts.get(id) ?? null, carried } };
    });
  }

  private async round(tx: Tx, bill: BillRow, rounding: number): Promise<void> {
    const { id, account_id, currency, type1_total, type2_total, goods_total } = bill;
    const cause = { type: 'month_bill', id, step: ROUNDING };
    const type = kindOfRounding({ parts: type1_total, service: type2_total, goods: goods_total });
    await this.bills.addLine(tx, { billId: id, type, amount: rounding, title: '', cause });
    const [owed, rounded] = [memberReceivable(account_id, currency), platformAccount('rounding', currency)];
    await this.ledger.post(
      tx,
      cause,
      rounding > 0 ? transfer(owed, rounded, rounding) : transfer(rounded, owed, -rounding),
    );
  }

  /** Refunds beyond purchases are on the next month's bill, each kind by itself. */
  private async carry(tx: Tx, bill: BillRow): Promise<void> {
    const next = await this.bills.openNow(tx, bill.account_id, bill.currency, bill.month);
    const kinds = [
      { type: BILL_LINE_TYPE.parts, amount: bill.type1_total },
      { type: BILL_LINE_TYPE.service, amount: bill.type2_total },
      { type: BILL_LINE_TYPE.goods, amount: bill.goods_total },
    ];
    for (const { type, amount } of kinds.filter((kind) => kind.amount !== 0)) {
      const cause = { type: 'month_bill', id: bill.id };
      await this.bills.addLine(tx, {
        ...{ billId: bill.id, type, amount: -amount, title: next.month },
        cause: { ...cause, step: 'carry-out' },
      });
      await this.bills.addLine(tx, {
        ...{ billId: next.id, type, amount, title: bill.month },
        cause: { ...cause, step: 'carry-in' },
      });
    }
  }

  /** The platform bills what it sold for others: one invoice for the month of a customer. */
  private async document(tx: Tx, id: number, settled: Settled | undefined): Promise<void> {
    const bill = await this.ends.findIssued(tx, id);
    invariant(settled && bill, 'a bill that is issued was settled');
    const by = await this.documents.platformOn(tx, bill.last_day);
    const account = await this.accounts.find(tx, bill.currency);
    await this.documents.issue(tx, null, {
      ...{ kind: TAX_DOCUMENT_KIND.month_invoice, orderId: null, monthBillId: id },
      ...{ refundId: null, amendsId: null, originalId: null },
      ...{ issuer: by.issuer, companyId: null, recipientId: bill.account_id, zone: PLATFORM_ZONE },
      content: contentOfBill(bill, {
        ...{ by, ...settled },
        transfer: account && { account, dueOn: bill.due_on, reference: numberOf(id) },
      }),
    });
  }
}

const isCarried = ({ cause_type, step }: { cause_type: string; step: string }): boolean =>
  cause_type === 'month_bill' && step === 'carry-in';

/** The end of the last day to pay where the customer is, on which banks are open. */
export function dueAt({ issued_at, zone, country }: Pick<EndedAt, 'issued_at' | 'zone' | 'country'>): Date {
  let day = DateTime.fromJSDate(issued_at, { zone })
    .startOf('day')
    .plus({ days: DUE_DAYS - 1 });
  while (!isBankDay(day, country ?? 'JP')) day = day.plus({ days: 1 });
  return day.plus({ days: 1 }).toJSDate();
}
