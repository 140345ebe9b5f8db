import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { BANK_LINE_KIND, PAYOUT_FORMAT } from '@fovea/shared-types/finance/payout-file-bounds';
import { fromWire, type Currency } from '@fovea/shared-types/money';
import { WITHDRAWAL_STATUS } from '@fovea/shared-types/states';
import { BankAccountNumbers } from '@fovea/server/finance/bank-accounts/bank-account-numbers';
import { frozen, released, paidOut } from '@fovea/server/finance/withdrawals/withdrawal-movement';
import type { Tx } from '@fovea/server/platform/database/database';
import { invariant } from '@fovea/server/platform/kernel/app-error';
import { hoursAfter } from './demo-document-days.js';
import type { PastEntry } from './demo-past-ledger.js';

const { pending, approved, rejected, paid } = WITHDRAWAL_STATUS;
const HOUR_MS = 3_600_000;
/** From the request to the decision of finance, and to the payout where there was one. */
const DECIDED_HOURS = 3;
const PAID_HOURS = 46;
/** Of a row that was only made, as `state_transition` keys it. */
const BEGINNING = -32_768;

interface Story {
  member: string;
  money: string;
  currency: Currency;
  status: number;
  hoursAgo: number;
  /** The bank's result: it left, or it was refused. */
  bank?: 'left' | 'refused';
}

/** Pending a first or a second decision, a file or the bank, and finished. */
const STORIES: readonly Story[] = [
  { member: 'bidder4', money: '120000', currency: 'JPY', status: paid, hoursAgo: 190 },
  { member: 'bidder10', money: '10000', currency: 'JPY', status: rejected, hoursAgo: 150 },
  { member: 'bidder7', money: '45000', currency: 'JPY', status: approved, hoursAgo: 70, bank: 'refused' },
  { member: 'bidder4', money: '30000', currency: 'JPY', status: approved, hoursAgo: 66, bank: 'left' },
  { member: 'bidder10', money: '80000', currency: 'JPY', status: approved, hoursAgo: 20 },
  { member: 'bidder6', money: '3000.00', currency: 'CNY', status: approved, hoursAgo: 18 },
  { member: 'bidder7', money: '1200000', currency: 'JPY', status: pending, hoursAgo: 9 },
  { member: 'bidder9', money: '1500.00', currency: 'CNY', status: pending, hoursAgo: 4 },
  { member: 'bidder4', money: '50000', currency: 'JPY', status: pending, hoursAgo: 1 },
];

const BANKS: Partial<Record<Currency, Record<string, string | number>>> = {
  JPY: {
    country: 'JP',
    bank_name: '見本銀行',
    bank_code: '9998',
    branch_name: '新宿支店',
    branch_code: '210',
    account_type: 1,
  },
  CNY: { country: 'CN', bank_name: '示例银行', bank_code: '999290000029' },
};
const PAYEES: Readonly<Record<string, string>> = {
  bidder4: 'カクウ シロウ',
  bidder6: '样本小六',
  bidder7: 'ミホン ナナミ',
  bidder9: '示例九哥',
  bidder10: 'クウソウ トワコ',
};

/** Other bank lines: unmatched, except the one that finance announced. */
const OTHER_LINES = [
  {
    kind: BANK_LINE_KIND.in,
    amount: 55_000,
    reference: '',
    words: 'カ）タトエガンカ',
    party: 'カ）タトエガンカ',
    reason: null,
  },
  {
    kind: BANK_LINE_KIND.in,
    amount: 12,
    reference: '',
    words: 'ヨキンリソク',
    party: '',
    reason: '存款利息 / Interest / 預金利息',
  },
] as const;

interface Line {
  kind: number;
  amount: number;
  reference: string;
  words: string;
  party: string;
  reason: string | null;
}

/** Withdrawals of members in each state, a file to our bank, and the bank's results. */
@Injectable()
export class DemoPayouts {
  constructor(private readonly numbers: BankAccountNumbers) {}

  /**
   * @param people ids by the part of the address before the @
   * @returns what is posted to the ledger
   */
  async add(tx: Tx, people: ReadonlyMap<string, number>): Promise<PastEntry[]> {
    const entries: PastEntry[] = [];
    const adminId = people.get('admin');
    invariant(adminId !== undefined, 'somebody of the platform pays');
    const sent: Array<{ id: number; sn: string; story: Story }> = [];
    for (const story of STORIES) {
      const accountId = people.get(story.member);
      invariant(accountId !== undefined, 'the owner of a withdrawal is of the demo');
      const made = await this.addPayout(tx, story, accountId, adminId, entries);
      if (story.bank !== undefined) sent.push({ ...made, story });
    }
    await this.addFile(
      tx,
      adminId,
      sent.map(({ id }) => id),
    );
    await this.addLines(tx, adminId, [
      ...sent.map(({ sn, story }) => ({
        kind: story.bank === 'left' ? BANK_LINE_KIND.out : BANK_LINE_KIND.refused,
        amount: fromWire(story.money, story.currency),
        reference: `${sn}-1`,
        words: story.bank === 'left' ? (PAYEES[story.member] ?? '') : '口座名義相違',
        party: PAYEES[story.member] ?? '',
        reason: null,
      })),
      ...OTHER_LINES,
    ]);
    return entries;
  }

  private async addPayout(
    tx: Tx,
    story: Story,
    accountId: number,
    adminId: number,
    entries: PastEntry[],
  ): Promise<{ id: number; sn: string }> {
    const { currency, status, hoursAgo } = story;
    const amount = fromWire(story.money, currency);
    const at = new Date(Date.now() - hoursAgo * HOUR_MS);
    const [decidedAt, paidAt] = [hoursAfter(at, DECIDED_HOURS), hoursAfter(at, PAID_HOURS)];
    const { rows } = await tx.query<{ id: number; sn: string }>(
      `INSERT INTO withdrawal (account_id, amount, currency, bank_account_id, created_at)
       VALUES ($1, $2, $3, $4, $5) RETURNING id, sn`,
      [accountId, amount, currency, await this.bankAccount(tx, story, accountId), at],
    );
    const [made] = rows;
    invariant(made, 'what is inserted has its row');
    const money = { id: made.id, account_id: accountId, company_id: null, amount, currency };
    entries.push({ at: at, entry: frozen(money) });
    if (status !== pending) {
      const decisionId = await this.decide(tx, made.id, {
        ...{ accountId, adminId, at: decidedAt, isApproved: status !== rejected },
      });
      for (const to of status === paid ? [approved, paid] : [status])
        await this.move(tx, made.id, { to, decisionId, paidAt });
      if (status === paid) entries.push({ at: paidAt, entry: paidOut(money) });
      if (status === rejected) entries.push({ at: decidedAt, entry: released(money) });
    }
    const way = [pending, ...(status === paid ? [approved] : []), ...(status === pending ? [] : [status])];
    for (const [seq, to] of way.entries())
      await tx.query(
        `INSERT INTO withdrawal_history (withdrawal_id, seq, from_key, to_status, actor_id, created_at)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [
          ...[made.id, seq + 1, way[seq - 1] ?? BEGINNING, to, seq === 0 ? accountId : adminId],
          [at, decidedAt, paidAt][seq] ?? paidAt,
        ],
      );
    return made;
  }

  /** One for each member and currency. */
  private async bankAccount(tx: Tx, { member, currency }: Story, accountId: number): Promise<number> {
    const { rows: before } = await tx.query<{ id: number }>(
      'SELECT id FROM bank_account WHERE account_id = $1 AND currency = $2',
      [accountId, currency],
    );
    if (before[0]) return before[0].id;
    const { rows } = await tx.query<{ id: number }>(
      `SELECT nextval(pg_get_serial_sequence('bank_account', 'id')) AS id`,
    );
    const id = rows[0]?.id ?? 0;
    const number = String(1_000_000 + accountId * 37).padStart(7, '0');
    const row = {
      ...{ id, account_id: accountId, currency, payee: PAYEES[member] ?? member, is_default: true },
      ...{ number_sealed: this.numbers.seal(id, number), number_end: number.slice(-3) },
      ...BANKS[currency],
    };
    await tx.query(
      `INSERT INTO bank_account (${Object.keys(row).join(', ')}) OVERRIDING SYSTEM VALUE
       VALUES (${Object.keys(row)
         .map((_, at) => `$${at + 1}`)
         .join(', ')})`,
      Object.values(row),
    );
    return id;
  }

  private async decide(
    tx: Tx,
    withdrawalId: number,
    decision: { accountId: number; adminId: number; at: Date; isApproved: boolean },
  ): Promise<number> {
    const { accountId, adminId, at, isApproved } = decision;
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO approval_decision (document, document_id, is_approved, is_final, needs_two, notes, initiator_id, decided_by,
         decided_at)
       VALUES ('withdrawal', $1, $2, true, false, $3, $4, $5, $6) RETURNING id`,
      [
        withdrawalId,
        isApproved,
        isApproved ? null : '户名不一致 / Another name / 名義が異なります',
        accountId,
        adminId,
        at,
      ],
    );
    return rows[0]?.id ?? 0;
  }

  private async move(
    tx: Tx,
    id: number,
    { to, decisionId, paidAt }: { to: number; decisionId: number; paidAt: Date },
  ): Promise<void> {
    await tx.query(
      `UPDATE withdrawal SET status = $2::smallint, decision_id = $3,
         deadline_at = CASE WHEN $2::smallint = ${approved} THEN clock_timestamp() + interval '5 days' END,
         paid_at = CASE WHEN $2::smallint = ${paid} THEN $4::timestamptz END,
         bank_reference = CASE WHEN $2::smallint = ${paid} THEN 'FB-20451' ELSE '' END WHERE id = $1`,
      [id, to, decisionId, paidAt],
    );
  }

  private async addFile(tx: Tx, adminId: number, withdrawals: readonly number[]): Promise<void> {
    await tx.query(
      `WITH file AS (
         INSERT INTO payout_file (format, currency, pay_on, sender, made_by)
         SELECT ${PAYOUT_FORMAT.zengin}, 'JPY', current_date - 1, jsonb_build_object('clientCode', client_code,
           'name', payee, 'bankCode', bank_code, 'bankName', bank_name, 'branchCode', branch_code,
           'branchName', branch_name, 'accountType', account_type, 'accountNo', account_no), $1
         FROM house_account WHERE currency = 'JPY' RETURNING id)
       INSERT INTO payout_file_item (file_id, seq, withdrawal_id, attempt, bank_account_id)
       SELECT file.id, row_number() OVER (ORDER BY w.id), w.id, w.attempt, w.bank_account_id
       FROM file, withdrawal w WHERE w.id = ANY ($2::bigint[])`,
      [adminId, [...withdrawals]],
    );
  }

  private async addLines(tx: Tx, adminId: number, lines: readonly Line[]): Promise<void> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO bank_import (account_id, file_name, currency, content, added_count)
       VALUES ($1, 'mihon-bank.csv', 'JPY', '{"lines":[],"faults":[],"balances":[]}', $2) RETURNING id`,
      [adminId, lines.length],
    );
    for (const [at, { kind, amount, reference, words, party, reason }] of lines.entries())
      await tx.query(
        `INSERT INTO bank_line (import_id, row_no, booked_on, kind, amount, currency, reference, words, party, hash, matching,
           reason, decided_by, decided_at)
         VALUES ($1, $2, current_date - 1, $3, $4, 'JPY', $5, $6, $7, $8, $9, $10, $11, $12)`,
        [
          ...[rows[0]?.id ?? 0, at + 2, kind, amount, reference, words, party],
          createHash('sha256').update(`demo ${at} ${reference} ${words}`).digest(),
          ...(reason === null ? [0, null, null, null] : [2, reason, adminId, new Date()]),
        ],
      );
  }
}
