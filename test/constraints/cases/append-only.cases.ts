import type { Attempt } from '../proof.js';
import type { World } from '../sound-rows.js';

/** Of transactions before the one that tries; `World` has the rest. */
export interface Past {
  /** Approved, of type stock-in. */
  approvedDocument: number;
  /** Decided, by one decision of `document`. */
  decidedSubmission: number;
  paymentGroup: number;
  /** With its address and one tax. */
  addressedOrder: number;
}

export interface Refused {
  /** The constraint that answers; where it is judged only then, at the commit. */
  by: string;
  /** Ends the sentence "refuses …". */
  violation: string;
  when(attempt: Attempt, past: Past): Promise<unknown>;
}

/** One table of which the server's role may not change everything: who adds rows, and at which moment alone. */
export interface AppendOnly {
  who: string;
  when: string;
  /** Adds a row as the server does; absent: a sound row, at any time. */
  allows?(attempt: Attempt, past: Past): Promise<unknown>;
  refuses?: readonly Refused[];
}

const BEGINNING = -32_768;

/** Written with its record, in one transaction. */
const partOf = (
  record: string,
  {
    who,
    key,
    table,
    rest = {},
  }: { who: string; key: string; table: string; rest?: (world: World) => object } | Fixed,
): AppendOnly => ({
  who,
  when: `with its \`${record}\`, in one transaction`,
  allows: async ({ insert, world }) => {
    const id = await insert(record);
    const changes = typeof rest === 'function' ? rest(world) : rest;
    await insert(table, { ...changes, [key]: id });
  },
  refuses: [
    {
      by: `${table}_belongs_ck`,
      violation: `a row for a ${record} that was made before`,
      when: ({ insert }) => insert(table),
    },
  ],
});
interface Fixed {
  who: string;
  key: string;
  table: string;
  rest?: object;
}

/** A record that begins by itself. */
const anyTime = (who: string): AppendOnly => ({ who, when: 'at any time' });

const approve = async ({ insert, sql }: Attempt): Promise<number> => {
  const document = await insert('stock_document');
  const decision = await insert('approval_decision', { document: 'stock_document', document_id: document });
  await sql('UPDATE stock_document SET status = 1, audit_status = 1, decision_id = $2 WHERE id = $1', [
    document,
    decision,
  ]);
  return document;
};
const certify = async ({ insert, sql }: Attempt): Promise<number> => {
  const submission = await insert('company_submission', { company_id: await insert('company'), status: 1 });
  const decision = await insert('approval_decision', { document_id: submission });
  await sql('UPDATE company_submission SET status = 2, decision_id = $2 WHERE id = $1', [
    submission,
    decision,
  ]);
  return submission;
};

const address = async ({ insert, world }: Attempt): Promise<number> => {
  const order_id = await insert('orders', {
    buyer_id: world.seller,
    seller_id: world.rival,
    auction_id: null,
  });
  await insert('order_address', { order_id });
  await insert('order_tax', { order_id });
  return order_id;
};

/** Rows that are in the past of every attempt. */
export async function makePast(attempt: Attempt): Promise<Past> {
  return {
    approvedDocument: await approve(attempt),
    decidedSubmission: await certify(attempt),
    paymentGroup: await attempt.insert('payment_group'),
    addressedOrder: await address(attempt),
  };
}

const twoPostings = async ({ insert, world }: Attempt, entry_id: number): Promise<void> => {
  const outside = await insert('ledger_account', { owner_type: 'company', kind: 'escrow' });
  await insert('posting', { entry_id, account_id: world.ledgerAccount, change: -300 });
  await insert('posting', { entry_id, account_id: outside, change: 300 });
};
const anEntry = async (attempt: Attempt): Promise<void> =>
  twoPostings(attempt, await attempt.insert('journal_entry'));

export const APPEND_ONLY: Readonly<Record<string, AppendOnly>> = {
  approval_decision: {
    who: 'approvers of the document',
    when: 'while the document is pending; a final one decides it in the same transaction',
    allows: certify,
    refuses: [
      {
        by: 'approval_decision_waited_ck',
        violation: 'a first decision on a document that is decided',
        when: ({ insert, world }, { decidedSubmission }) =>
          insert('approval_decision', {
            document_id: decidedSubmission,
            decided_by: world.rival,
            is_final: false,
            needs_two: true,
          }),
      },
      {
        by: 'approval_decision_waited_ck',
        violation: 'a decision on a document that is not there',
        when: ({ insert }) => insert('approval_decision', { document_id: 999_999_999 }),
      },
      {
        by: 'approval_decision_followed_ck',
        violation: 'a final decision that decides nothing',
        when: ({ insert }) => insert('approval_decision'),
      },
    ],
  },
  approval_limit: {
    who: 'staff of the platform',
    when: 'at any time; in force from then on, or from a later time',
    refuses: [
      {
        by: 'approval_limit_from_ck',
        violation: 'a limit that was in force before it was added',
        when: ({ insert }) => insert('approval_limit', { valid_from: '2026-01-01' }),
      },
    ],
  },
  auction: anyTime('staff who open a lot'),
  auction_bid: {
    who: 'bidders, and staff by their commands',
    when: 'by the batch that locks the lot; nothing else checks it (A2)',
  },
  auction_reserve_change: {
    who: 'staff of the lot',
    when: 'in the transaction that lowers the reserve',
    allows: async ({ insert, sql }) => {
      const auction_id = await insert('auction', { reserve_price: 5_000 });
      await insert('auction_bid', { auction_id, ord: 1, seq: 1 });
      await sql('UPDATE auction SET reserve_price = 4000, seq = 1, last_ord = 1 WHERE id = $1', [auction_id]);
      await insert('auction_reserve_change', { auction_id });
    },
    refuses: [
      {
        by: 'auction_reserve_change_belongs_ck',
        violation: 'a change of a reserve that did not change',
        when: ({ insert }) => insert('auction_reserve_change'),
      },
    ],
  },
  audit_log: anyTime('the server, with the recorded change'),
  bank_account: anyTime('members and companies'),
  bank_import: {
    who: 'finance',
    when: 'at any time; closed once its lines are counted',
    refuses: [
      {
        by: 'bank_import_append_only_ck',
        violation: 'to open one again',
        when: async ({ sql, world }) => {
          await sql('UPDATE bank_import SET added_count = 0 WHERE id = $1', [world.bankImport]);
          await sql('UPDATE bank_import SET added_count = NULL WHERE id = $1', [world.bankImport]);
        },
      },
    ],
  },
  bank_line: {
    who: 'finance',
    when: 'with the lines of its `bank_import`, until they are counted',
    refuses: [
      {
        by: 'bank_line_belongs_ck',
        violation: 'a line of an import that was taken',
        when: async ({ insert, sql, world }) => {
          await sql('UPDATE bank_import SET added_count = 0 WHERE id = $1', [world.bankImport]);
          await insert('bank_line');
        },
      },
    ],
  },
  bargain: anyTime('buyers'),
  bargain_offer: {
    who: 'the two who bargain',
    when: 'in the transaction that begins its `bargain` or raises its number of offers',
    allows: async ({ insert }) => insert('bargain_offer', { bargain_id: await insert('bargain') }),
    refuses: [
      {
        by: 'bargain_offer_belongs_ck',
        violation: 'an offer that nobody made just now',
        when: ({ insert }) => insert('bargain_offer'),
      },
    ],
  },
  capture: anyTime('the server, once per paid document'),
  company_submission: anyTime('companies'),
  company_submission_file: partOf('company_submission', {
    table: 'company_submission_file',
    who: 'companies',
    key: 'submission_id',
  }),
  engineer: anyTime('members, companies and the platform'),
  engineer_submission: anyTime('members, companies and the platform'),
  evaluation: anyTime('buyers, once per order, after its receipt'),
  evaluation_image: partOf('evaluation', {
    table: 'evaluation_image',
    who: 'its author',
    key: 'evaluation_id',
  }),
  exchange: anyTime('finance'),
  feedback: anyTime('members'),
  feedback_image: partOf('feedback', { table: 'feedback_image', who: 'its author', key: 'feedback_id' }),
  goods_submission: anyTime('merchants'),
  goods_submission_file: partOf('goods_submission', {
    table: 'goods_submission_file',
    who: 'merchants',
    key: 'submission_id',
  }),
  journal_entry: {
    who: 'the ledger',
    when: 'at any time, with its postings, once per cause',
    allows: anEntry,
  },
  journal_voucher: anyTime('finance'),
  ledger_account: anyTime('the ledger, once per owner, kind and currency'),
  licence_warning: anyTime('the server, once per licence and number of days'),
  merchant_mark: anyTime('the server, once per order'),
  month_bill_line: {
    who: 'the server',
    when: 'while its `month_bill` is open',
    refuses: [
      {
        by: 'month_bill_line_open_ck',
        violation: 'a line of a bill that is closed',
        when: async ({ insert, sql }) => {
          const bill_id = await insert('month_bill');
          await sql('UPDATE month_bill SET status = 40 WHERE id = $1', [bill_id]);
          await insert('month_bill_line', { bill_id });
        },
      },
    ],
  },
  opening_import: anyTime('warehouse staff'),
  opening_import_document: partOf('stock_document', {
    table: 'opening_import_document',
    who: 'the server',
    key: 'document_id',
  }),
  opening_import_row: partOf('opening_import', {
    table: 'opening_import_row',
    who: 'warehouse staff',
    key: 'import_id',
  }),
  order_address: {
    who: 'buyers',
    when: 'with its `orders` row; of a won lot once, while it is unpaid',
    allows: async ({ insert }) => insert('order_address', { order_id: await insert('orders') }),
    refuses: [
      {
        by: 'order_address_belongs_ck',
        violation: 'an address for an order that is received',
        when: ({ insert, world }) => insert('order_address', { order_id: world.receivedOrder }),
      },
    ],
  },
  order_history: {
    who: 'the server',
    when: 'in the transaction of that move of the order, once',
    allows: async ({ insert, sql }) => {
      const order_id = await insert('orders');
      await insert('order_history', { order_id });
      await sql('UPDATE orders SET status = 60 WHERE id = $1', [order_id]);
      await insert('order_history', { order_id, seq: 2, from_status: 10, to_status: 60 });
    },
    refuses: [
      {
        by: 'order_history_belongs_ck',
        violation: 'the beginning of an order that was made before',
        when: ({ insert }) => insert('order_history'),
      },
      {
        by: 'order_history_belongs_ck',
        violation: 'a move that did not happen',
        when: ({ insert }) => insert('order_history', { seq: 2, from_status: 10, to_status: 60 }),
      },
      {
        by: 'order_history_belongs_ck',
        violation: 'a move from where it did not stand',
        when: async ({ insert, sql, world }) => {
          await sql('UPDATE orders SET status = 60 WHERE id = $1', [world.order]);
          await insert('order_history', { seq: 2, from_status: 11, to_status: 20 });
        },
      },
      {
        by: 'order_history_belongs_ck',
        violation: 'one move twice',
        when: async ({ insert, sql, world }) => {
          await sql('UPDATE orders SET status = 60 WHERE id = $1', [world.order]);
          await insert('order_history', { seq: 2, from_status: 10, to_status: 60 });
          await insert('order_history', { seq: 7, from_status: 10, to_status: 60 });
        },
      },
    ],
  },
  order_line: {
    ...partOf('orders', { table: 'order_line', who: 'buyers; the server for a won lot', key: 'order_id' }),
    refuses: [
      {
        by: 'order_line_belongs_ck',
        violation: 'a line for an order that is received',
        when: ({ insert, world }) => insert('order_line', { order_id: world.receivedOrder, line: 77 }),
      },
      {
        by: 'order_line_belongs_ck',
        violation: 'a line for an order that waits for its payment',
        when: ({ insert }) => insert('order_line', { line: 77 }),
      },
    ],
  },
  order_note: anyTime('staff of the order'),
  order_paper: anyTime('the server, once per order and kind'),
  order_tax: {
    who: 'buyers',
    when: 'with its `order_address`, in one transaction',
    allows: address,
    refuses: [
      {
        by: 'order_tax_belongs_ck',
        violation: 'a further tax of an order',
        when: ({ insert }, { addressedOrder }) =>
          insert('order_tax', { order_id: addressedOrder, rate: 800, tax: 80 }),
      },
    ],
  },
  orders: {
    who: 'buyers; the server for a won lot',
    when: 'at any time; one of several paid together with its `payment_group`',
    allows: async ({ insert, world }) =>
      insert('orders', {
        buyer_id: world.buyer,
        auction_id: null,
        payment_group_id: await insert('payment_group'),
      }),
    refuses: [
      {
        by: 'orders_belongs_ck',
        violation: 'a further order in a group that was made before',
        when: ({ insert, world }, { paymentGroup }) =>
          insert('orders', { buyer_id: world.buyer, auction_id: null, payment_group_id: paymentGroup }),
      },
    ],
  },
  passport_line: anyTime('holders of a piece, and the server'),
  payment: anyTime('payers'),
  payment_charge: {
    who: 'a payment provider, by a signed message, once',
    when: 'with the `payment` that receives it, in one transaction',
    allows: async ({ insert }) => {
      const charge_id = await insert('payment_charge');
      await insert('payment', {
        ...{ method: 4, provider: 'sandbox', token: 'a'.repeat(32), expires_at: new Date() },
        ...{ status: 20, charge_id },
      });
    },
    refuses: [
      {
        by: 'payment_charge_payment_fk',
        violation: 'a charge that no payment receives',
        when: async ({ insert }) => {
          await insert('payment_charge');
        },
      },
    ],
  },
  payment_event: anyTime('a payment provider, by a signed message, once'),
  payment_group: anyTime('buyers, at the checkout'),
  payout_file: anyTime('finance'),
  payout_file_item: partOf('payout_file', { table: 'payout_file_item', who: 'finance', key: 'file_id' }),
  posting: {
    who: 'the ledger',
    when: 'with its `journal_entry`, in one transaction',
    allows: anEntry,
    refuses: [
      {
        by: 'posting_belongs_ck',
        violation: 'two balanced postings for an entry that was made before',
        when: (attempt) => twoPostings(attempt, attempt.world.entry),
      },
    ],
  },
  recall_piece: {
    who: 'the server',
    when: 'while its recall is open',
    allows: async ({ insert, sql, world }) => {
      await sql('UPDATE recall SET status = 1, opened_at = clock_timestamp() WHERE id = $1', [world.recall]);
      await insert('recall_piece');
    },
    refuses: [
      {
        by: 'recall_piece_belongs_ck',
        violation: 'a piece of a recall that is not open',
        when: ({ insert }) => insert('recall_piece'),
      },
    ],
  },
  recharge: anyTime('members'),
  reconciliation: anyTime('the server, once per day, currency, source and reference'),
  refund: anyTime('buyers, and staff'),
  refund_entry: {
    who: 'the parties of the refund',
    when: 'a message at any time; a state in the transaction that begins or moves the refund',
    allows: async ({ insert, sql, world }) => {
      await insert('refund_entry');
      await sql('UPDATE refund SET status = 20 WHERE id = $1', [world.refund]);
      await insert('refund_entry', { status: 20 });
    },
    refuses: [
      {
        by: 'refund_entry_belongs_ck',
        violation: 'a state to which the refund did not come just now',
        when: ({ insert }) => insert('refund_entry', { status: 10 }),
      },
    ],
  },
  refund_entry_file: partOf('refund_entry', {
    table: 'refund_entry_file',
    who: 'its author',
    key: 'entry_id',
  }),
  refund_line: {
    who: 'the parties of the refund',
    when: 'in the transaction that begins or moves the refund',
    allows: async ({ insert, world }) => {
      const refund_id = await insert('refund');
      await insert('refund_line', { refund_id, order_id: world.order, line: 9 });
    },
    refuses: [
      {
        by: 'refund_line_belongs_ck',
        violation: 'a line of a refund that stays where it is',
        when: ({ insert }) => insert('refund_line'),
      },
    ],
  },
  remittance: anyTime('payers'),
  remittance_file: partOf('remittance', { table: 'remittance_file', who: 'payers', key: 'remittance_id' }),
  remittance_share: partOf('remittance', { table: 'remittance_share', who: 'payers', key: 'remittance_id' }),
  reservation: anyTime('buyers'),
  stock_count_document: partOf('stock_document', {
    table: 'stock_count_document',
    who: 'warehouse staff',
    key: 'document_id',
  }),
  stock_count_scan: {
    who: 'warehouse staff',
    when: 'while the count is open',
    refuses: [
      {
        by: 'stock_count_scan_belongs_ck',
        violation: 'a scan of a count that ended',
        when: async ({ insert, sql, world }) => {
          await sql(
            `UPDATE stock_count SET status = 9, ended_at = clock_timestamp(), ended_by = $2, reason = 'moved' WHERE id = $1`,
            [world.stockCount, world.seller],
          );
          await insert('stock_count_scan');
        },
      },
    ],
  },
  stock_document: anyTime('warehouse staff, and the server for what is sold'),
  stock_document_line: partOf('stock_document', {
    table: 'stock_document_line',
    who: 'warehouse staff, and the server for what is sold',
    key: 'document_id',
  }),
  stock_movement: {
    who: 'warehouse staff, and the server for what is sold',
    when: 'in the transaction that moves the document; of an allocation while it is on its way; a move between bins at once',
    allows: async (attempt) => {
      await attempt.insert('stock_movement', { source_id: await approve(attempt) });
    },
    refuses: [
      {
        by: 'stock_movement_belongs_ck',
        violation: 'a movement by a document that moved before',
        when: ({ insert }, { approvedDocument }) => insert('stock_movement', { source_id: approvedDocument }),
      },
      {
        by: 'stock_movement_belongs_ck',
        violation: 'a movement by a document that has not moved',
        when: ({ insert, world }) => insert('stock_movement', { source_id: world.stockDocument }),
      },
      {
        by: 'stock_movement_belongs_ck',
        violation: 'a movement by no document',
        when: ({ insert }) => insert('stock_movement', { source_id: 999_999_999 }),
      },
      {
        by: 'stock_movement_belongs_ck',
        violation: 'a movement by something else',
        when: ({ insert }) => insert('stock_movement', { source_type: 'order' }),
      },
    ],
  },
  stock_partner: {
    who: 'the server',
    when: 'in the transaction that approves the document',
    allows: async (attempt) => attempt.insert('stock_partner', { document_id: await approve(attempt) }),
    refuses: [
      {
        by: 'stock_partner_belongs_ck',
        violation: 'another party of a document that was approved before',
        when: ({ insert }, { approvedDocument }) =>
          insert('stock_partner', { document_id: approvedDocument }),
      },
    ],
  },
  stock_reservation: anyTime('the server, once per holder and line'),
  stock_transit: {
    who: 'warehouse staff',
    when: 'in the transaction that sends the allocation',
    allows: async (attempt) => attempt.insert('stock_transit', { holder_id: await approve(attempt) }),
    refuses: [
      {
        by: 'stock_transit_belongs_ck',
        violation: 'something more on the way of a document that moved before',
        when: ({ insert }, { approvedDocument }) => insert('stock_transit', { holder_id: approvedDocument }),
      },
    ],
  },
  transfer: {
    who: 'the server, and finance by hand',
    when: 'at any time, once per order',
    allows: ({ insert, world }) => insert('transfer', { order_id: world.receivedOrder }),
  },
  transfer_history: {
    who: 'the server, and finance',
    when: 'in the transaction of that move of the payout, once',
    allows: async ({ insert, sql, world }) => {
      const transfer_id = await insert('transfer', { order_id: world.receivedOrder });
      await insert('transfer_history', { transfer_id, seq: 1, from_key: BEGINNING, to_status: 0 });
      await sql(
        `UPDATE transfer SET status = -1, alarm_at = clock_timestamp() + interval '30 days' WHERE id = $1`,
        [transfer_id],
      );
      await insert('transfer_history', { transfer_id, seq: 2 });
    },
    refuses: [
      {
        by: 'transfer_history_belongs_ck',
        violation: 'a move that did not happen',
        when: ({ insert }) => insert('transfer_history'),
      },
    ],
  },
  withdrawal: anyTime('members and companies'),
  withdrawal_history: {
    who: 'the applicant, the server, and finance',
    when: 'in the transaction of that move of the withdrawal, once',
    allows: async ({ insert, sql }) => {
      const withdrawal_id = await insert('withdrawal');
      await insert('withdrawal_history', { withdrawal_id, seq: 1, from_key: BEGINNING, to_status: 0 });
      await sql('UPDATE withdrawal SET status = -2 WHERE id = $1', [withdrawal_id]);
      await insert('withdrawal_history', { withdrawal_id, seq: 2 });
    },
    refuses: [
      {
        by: 'withdrawal_history_belongs_ck',
        violation: 'a move that did not happen',
        when: ({ insert }) => insert('withdrawal_history'),
      },
    ],
  },
  write_off: anyTime('finance'),
};

/** The triggers that the refusals above are of. */
export const APPEND_ONLY_TRIGGERS = Object.values(APPEND_ONLY).flatMap(({ refuses = [] }) =>
  refuses.map(({ by }) => by.replace(/_ck$/, '')),
);
