import type { Database } from '../../server/src/platform/database/database.js';
import type { NaiveLedger } from '../property/order/naive-ledger.js';
import type { Picture } from '../property/order/naive-shop.js';

/** An order, a payment or a withdrawal as a history names it. */
export interface Named {
  name: string;
  /** Whose it is. */
  by: number;
  id: number;
  /** Of an order: what was bought, and its total. */
  goods?: number;
  total?: number;
  /** Of a payment: its order. */
  of?: string;
}

interface Shown {
  buyers: readonly number[];
  shelf: readonly { goodsId: number; productId: number | null; companyId: number }[];
  orders: readonly Named[];
  payments: readonly Named[];
  withdrawals: readonly Named[];
}

/** The database's state of everything in a history, in the model's terms. */
export async function seenInShop(db: Database, shown: Shown): Promise<Picture> {
  const { buyers, shelf, orders, payments, withdrawals } = shown;
  const goods = shelf.map(({ goodsId }) => goodsId);
  const { rows: money } = await db.query<{ available: number; frozen: number; cart: [number, number][] }>(
    `SELECT coalesce(sum(balance) FILTER (WHERE kind = 'available'), 0)::bigint AS available,
       coalesce(sum(balance) FILTER (WHERE kind = 'frozen'), 0)::bigint AS frozen,
       (SELECT coalesce(json_agg(json_build_array(array_position($2::bigint[], goods_id) - 1, quantity)), '[]')
        FROM cart_line WHERE account_id = b.id) AS cart
     FROM unnest($1::bigint[]) WITH ORDINALITY b (id, at)
     LEFT JOIN ledger_account a ON (a.owner_type, a.owner_id) = ('member', b.id)
     GROUP BY b.id, b.at ORDER BY b.at`,
    [[...buyers], goods],
  );
  const { rows: offered } = await db.query<{ quantity: number; reserved: number }>(
    `SELECT g.quantity, coalesce((SELECT sum(reserved) FROM stock s WHERE s.product_id = g.product_id), 0)::int AS reserved
     FROM unnest($1::bigint[]) WITH ORDINALITY o (id, at) JOIN goods g ON g.id = o.id ORDER BY o.at`,
    [goods],
  );
  const { rows: placed } = await db.query<{
    id: number;
    status: number;
    captured: number;
    refunded: number;
    refund: number;
    refund_switch: number;
  }>(
    `SELECT o.id, o.status, o.captured, o.refunded, o.refund_switch, coalesce((SELECT r.status FROM refund r WHERE r.order_id = o.id
       ORDER BY r.id DESC LIMIT 1), 0) AS refund
     FROM orders o WHERE o.buyer_id = ANY ($1::bigint[])`,
    [[...buyers]],
  );
  return {
    money: money.map(({ available, frozen }) => [available, frozen]),
    carts: money.map(({ cart }) => Object.fromEntries(cart)),
    offered: offered.map(({ quantity }) => quantity),
    promised: offered.reduce((sum, { reserved }) => sum + reserved, 0),
    orders: Object.fromEntries(
      placed.map(({ id, status, captured, refunded, refund, refund_switch }) => [
        nameOf(orders, id),
        [status, captured, refunded, refund, refund_switch],
      ]),
    ),
    payments: await statuses(db, 'payment', payments),
    withdrawals: await statuses(db, 'withdrawal', withdrawals),
    ...(await booked(db, buyers, shelf)),
  };
}

async function statuses(
  db: Database,
  table: 'payment' | 'withdrawal',
  named: readonly Named[],
): Promise<Record<string, number>> {
  const { rows } = await db.query<{ id: number; status: number }>(
    `SELECT id, status FROM ${table} WHERE id = ANY ($1::bigint[])`,
    [named.map(({ id }) => id)],
  );
  return Object.fromEntries(rows.map(({ id, status }) => [nameOf(named, id), status]));
}

const nameOf = (named: readonly Named[], id: number): string =>
  named.find((one) => one.id === id)?.name ?? `nobody's ${id}`;

/**
 * What the entries of a history's documents moved, account by account; other histories have the same
 * merchants and platform.
 */
async function booked(
  db: Database,
  buyers: Shown['buyers'],
  shelf: Shown['shelf'],
): Promise<{ ledger: NaiveLedger; sum: number }> {
  const { rows } = await db.query<{ kind: string; owner: string; merchant: number | null; change: number }>(
    `WITH o AS (SELECT id FROM orders WHERE buyer_id = ANY ($1::bigint[])),
       p AS (SELECT p.id FROM payment p JOIN o ON o.id = p.subject_id WHERE p.subject_type = 'order'),
       cause (type, id) AS (
         SELECT 'capture', c.id FROM capture c JOIN o ON o.id = c.subject_id WHERE c.subject_type = 'order'
         UNION ALL SELECT 'refund', r.id FROM refund r JOIN o ON o.id = r.order_id
         UNION ALL SELECT 'transfer', t.id FROM transfer t JOIN o ON o.id = t.order_id
         UNION ALL SELECT 'payment', id FROM p
         UNION ALL SELECT 'payment_refund', r.id FROM payment_refund r JOIN p ON p.id = r.payment_id
         UNION ALL SELECT 'withdrawal', id FROM withdrawal WHERE account_id = ANY ($1::bigint[]))
     SELECT a.kind, a.owner_type AS owner, sum(l.change)::bigint AS change,
       CASE a.owner_type WHEN 'company' THEN array_position($2::bigint[], a.owner_id) - 1 END AS merchant
     FROM cause JOIN journal_entry e ON (e.cause_type, e.cause_id) = (cause.type, cause.id)
     JOIN posting l ON l.entry_id = e.id JOIN ledger_account a ON a.id = l.account_id GROUP BY 1, 2, 4`,
    [[...buyers], shelf.map(({ companyId }) => companyId)],
  );
  const of = (kind: string, merchant: number | null = null): number =>
    rows.find((row) => row.owner !== 'member' && row.kind === kind && row.merchant === merchant)?.change ?? 0;
  const [fee, tax, gateway] = [of('fee'), of('tax'), of('gateway')];
  const [suspense, refunds, bank] = [of('suspense'), of('refunds'), of('bank')];
  return {
    ledger: {
      escrow: shelf.map((_, at) => of('escrow', at)),
      proceeds: shelf.map((_, at) => of('frozen', at)),
      ...{ fee, tax, gateway, suspense, refunds, bank },
    },
    sum: rows.reduce((sum, { change }) => sum + change, 0),
  };
}
