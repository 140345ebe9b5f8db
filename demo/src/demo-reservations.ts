import { Injectable } from '@nestjs/common';
import { RESERVATION_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '@fovea/server/platform/database/database';

const { pending_payment, under_review, booked, unpaid } = RESERVATION_STATUS;
const HOUR_MS = 3_600_000;

interface Story {
  buyer: string;
  status: number;
  /** From now until it begins. */
  hours: number;
}

/** What is not paid yet or never was moves no money: those that are paid have theirs from the buyer's balance. */
const STORIES: readonly Story[] = [
  { buyer: 'bidder1', status: under_review, hours: 50 },
  { buyer: 'bidder2', status: under_review, hours: 74 },
  { buyer: 'bidder2', status: booked, hours: 27 },
  { buyer: 'bidder1', status: booked, hours: 51 },
  { buyer: 'bidder1', status: pending_payment, hours: 98 },
  { buyer: 'bidder1', status: pending_payment, hours: 75 },
  { buyer: 'bidder2', status: unpaid, hours: 30 },
];

/** Merchants who show their goods on weekdays, and viewings that are booked with the first of them. */
@Injectable()
export class DemoReservations {
  /** @param accounts ids by e-mail address */
  async add(tx: Tx, accounts: ReadonlyMap<string, number>): Promise<void> {
    const people = new Map([...accounts].map(([email, id]) => [email.split('@')[0] ?? '', id]));
    await tx.query(
      `INSERT INTO viewing_host (company_id) SELECT DISTINCT company_id FROM goods WHERE company_id IS NOT NULL`,
    );
    await tx.query(
      `INSERT INTO viewing_hours (company_id, weekday, opens, closes)
       SELECT h.company_id, d, 600, 1020 FROM viewing_host h CROSS JOIN generate_series(1, 5) d`,
    );
    const { rows } = await tx.query<{ id: number; company_id: number }>(
      `SELECT id, company_id FROM goods WHERE status = 30 AND sale_type = 3 AND sale_state = 1 AND company_id IS NOT NULL
       ORDER BY company_id, id LIMIT $1`,
      [STORIES.length],
    );
    for (const [at, story] of STORIES.entries()) {
      const [goods, buyerId] = [rows[at], people.get(story.buyer)];
      if (goods !== undefined && buyerId !== undefined) await this.addReservation(tx, goods, buyerId, story);
    }
  }

  private async addReservation(
    tx: Tx,
    goods: { id: number; company_id: number },
    buyerId: number,
    { status, hours }: Story,
  ): Promise<void> {
    const start = new Date(Math.ceil((Date.now() + hours * HOUR_MS) / (HOUR_MS / 4)) * (HOUR_MS / 4));
    const isPaid = status === under_review || status === booked;
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO reservation (goods_id, company_id, buyer_id, start_at, end_at, currency, fee, captured, status,
         pay_deadline, answer_deadline)
       VALUES ($1, $2, $3, $4, $4::timestamptz + interval '15 minutes', 'JPY', 1000, CASE WHEN $5 THEN 1000 ELSE 0 END,
         $6, clock_timestamp() + interval '15 minutes',
         CASE WHEN $5 THEN least(clock_timestamp() + interval '24 hours', $4::timestamptz - interval '1 hour') END)
       RETURNING id`,
      [goods.id, goods.company_id, buyerId, start, isPaid, status],
    );
    if (isPaid) await this.pay(tx, rows[0]?.id ?? 0, goods.company_id, buyerId);
  }

  /** The fee came from outside by way of the balance, and waits in the merchant's escrow. */
  private async pay(tx: Tx, id: number, companyId: number, buyerId: number): Promise<void> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO capture (subject_type, subject_id, payer_id, method, amount, currency, reference)
       VALUES ('reservation', $1::bigint, $2, 1, 1000, 'JPY', 'V' || $1::bigint) RETURNING id`,
      [id, buyerId],
    );
    await tx.query(
      `INSERT INTO ledger_account (owner_type, owner_id, kind, currency)
       VALUES ('platform', 0, 'external', 'JPY'), ('company', $1, 'escrow', 'JPY')
       ON CONFLICT (owner_type, owner_id, kind, currency) DO NOTHING`,
      [companyId],
    );
    await tx.query(
      `WITH entry AS (
         INSERT INTO journal_entry (cause_type, cause_id, step) VALUES ('capture', $1, 'reservation') RETURNING id)
       INSERT INTO posting (entry_id, account_id, currency, change, seq, after)
       SELECT entry.id, a.id, 'JPY', CASE a.kind WHEN 'escrow' THEN 1000 ELSE -1000 END, 0, 0
       FROM entry, ledger_account a
       WHERE a.currency = 'JPY' AND ((a.owner_type = 'platform' AND a.owner_id = 0 AND a.kind = 'external')
         OR (a.owner_type = 'company' AND a.owner_id = $2 AND a.kind = 'escrow'))`,
      [rows[0]?.id ?? 0, companyId],
    );
  }
}
