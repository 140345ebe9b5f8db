import { type Bench, type ConstraintCase, openBench } from './proof.js';
import { addressCases } from './cases/address.cases.js';
import { APPEND_ONLY_TRIGGERS } from './cases/append-only.cases.js';
import { approvalCases } from './cases/approval.cases.js';
import { auctionBidCases } from './cases/auction-bid.cases.js';
import { auctionPeopleCases } from './cases/auction-people.cases.js';
import { auctionCases } from './cases/auction.cases.js';
import { reservationCases } from './cases/reservation.cases.js';
import { bargainCases } from './cases/bargain.cases.js';
import { browsingCases } from './cases/browsing.cases.js';
import { cartCases } from './cases/cart.cases.js';
import { checkoutCases } from './cases/checkout.cases.js';
import { evaluationCases } from './cases/evaluation.cases.js';
import { exportCases } from './cases/export.cases.js';
import { complianceCases } from './cases/compliance.cases.js';
import { contentCases } from './cases/content.cases.js';
import { certificationCases } from './cases/certification.cases.js';
import { monthCases } from './cases/months.cases.js';
import { fileCases } from './cases/file.cases.js';
import { goodsCases } from './cases/goods.cases.js';
import { goodsImportCases } from './cases/goods-import.cases.js';
import { engineerCases } from './cases/engineer.cases.js';
import { licenceCases } from './cases/licence.cases.js';
import { ledgerCases } from './cases/ledger.cases.js';
import { memberCases } from './cases/member.cases.js';
import { messageCases } from './cases/message.cases.js';
import { orderDocumentCases } from './cases/order-document.cases.js';
import { orderCases } from './cases/order.cases.js';
import { bankCases } from './cases/bank.cases.js';
import { payoutCases } from './cases/payout.cases.js';
import { reconciliationCases } from './cases/reconciliation.cases.js';
import { exchangeCases } from './cases/exchange.cases.js';
import { voucherCases } from './cases/voucher.cases.js';
import { proceedsPayoutCases } from './cases/transfer.cases.js';
import { onlinePaymentCases, paymentCases } from './cases/payment.cases.js';
import { platformCases } from './cases/platform.cases.js';
import { publishingCases } from './cases/publishing.cases.js';
import { productCases } from './cases/product.cases.js';
import { preferenceCases } from './cases/preference.cases.js';
import { remittanceCases } from './cases/remittance.cases.js';
import { refundCases } from './cases/refund.cases.js';
import { rbacCases } from './cases/rbac.cases.js';
import { searchCases } from './cases/search.cases.js';
import { secondFactorCases } from './cases/second-factor.cases.js';
import { statesCases } from './cases/states.cases.js';
import { passportCases } from './cases/passport.cases.js';
import { stockCases } from './cases/stock.cases.js';
import { openingCases, stockCountCases } from './cases/stock-count.cases.js';
import { shipmentCases } from './cases/shipment.cases.js';
import { sendCases } from './cases/send.cases.js';
import { arrivalCases } from './cases/arrival.cases.js';
import { warehouseCases } from './cases/warehouse.cases.js';
import { soundRows } from './sound-rows.js';

const cases: ConstraintCase[] = [
  ...platformCases,
  ...paymentCases,
  ...onlinePaymentCases,
  ...approvalCases,
  ...certificationCases,
  ...engineerCases,
  ...licenceCases,
  ...fileCases,
  ...exportCases,
  ...preferenceCases,
  ...memberCases,
  ...addressCases,
  ...contentCases,
  ...ledgerCases,
  ...monthCases,
  ...payoutCases,
  ...reconciliationCases,
  ...exchangeCases,
  ...voucherCases,
  ...proceedsPayoutCases,
  ...bankCases,
  ...goodsCases,
  ...publishingCases,
  ...goodsImportCases,
  ...productCases,
  ...complianceCases,
  ...browsingCases,
  ...cartCases,
  ...checkoutCases,
  ...searchCases,
  ...auctionCases,
  ...auctionBidCases,
  ...auctionPeopleCases,
  ...orderCases,
  ...orderDocumentCases,
  ...bargainCases,
  ...reservationCases,
  ...shipmentCases,
  ...refundCases,
  ...remittanceCases,
  ...statesCases,
  ...evaluationCases,
  ...messageCases,
  ...rbacCases,
  ...secondFactorCases,
  ...stockCases,
  ...passportCases,
  ...warehouseCases,
  ...arrivalCases,
  ...sendCases,
  ...stockCountCases,
  ...openingCases,
];

/** Sound at the commit only with rows of another table. */
const COMPLETED_LATER = new Set(['posting', 'journal_entry', 'payment_charge']);

/** A trigger refuses under the name of a constraint of its own. */
const NAME_OF_TRIGGER: Record<string, string> = {
  account_last_admin: 'account_role_last_admin_ck',
  order_paper_kept: 'order_paper_kept_ck',
  orders_pay_types_fixed: 'orders_placement_fixed_ck',
  stock_document_arrival_append_only: 'stock_document_append_only_ck',
  stock_document_order_append_only: 'stock_document_append_only_ck',
  stock_document_returns_append_only: 'stock_document_append_only_ck',
  reservation_time_append_only: 'reservation_append_only_ck',
  account_role_last_admin: 'account_role_last_admin_ck',
  role_last_admin: 'account_role_last_admin_ck',
  auction_terms_locked: 'auction_terms_locked_ck',
  auction_one_way: 'auction_one_way_ck',
  auction_outcome_locked: 'auction_outcome_locked_ck',
  evaluation_after_receipt: 'evaluation_after_receipt_ck',
  month_bill_line_open: 'month_bill_line_open_ck',
  orders_placement_fixed: 'orders_placement_fixed_ck',
  orders_total_fixed: 'orders_placement_fixed_ck',
  ledger_account_identity: 'ledger_account_append_only_ck',
  journal_entry_balances: 'journal_entry_balances_ck',
  posting_balances: 'journal_entry_balances_ck',
  payment_charge_kept: 'payment_append_only_ck',
};
const messageOf = (name: string): string =>
  NAME_OF_TRIGGER[name] ?? (/_(append_only|move)$/.test(name) ? `${name}_ck` : name);

/** What no row can break by itself: the id is generated, and the wider keys repeat it for foreign keys. */
const UNBREAKABLE = new Set([
  'file_owner_uq',
  'freight_zone_country_uq',
  'feedback_account_uq',
  'category_id_level_uq',
  'company_licence_own_uq',
  'goods_company_uq',
  'bargain_agreed_uq',
  'orders_buyer_uq',
  'orders_company_uq',
  'evaluation_author_uq',
  'ledger_account_currency_uq',
  'payment_group_buyer_uq',
  'payment_whole_uq',
  'payment_parts_uq',
  'orders_of_group_uq',
  'refund_order_uq',
  'heartbeat_pk',
  'warehouse_own_uq',
  'arrival_own_uq',
  'send_own_uq',
  'shipment_own_uq',
  'recall_sn_uq',
  'clean_statement_sn_uq',
  'send_sn_uq',
  'stock_count_sn_uq',
  'arrival_sn_uq',
  'warehouse_money_uq',
  'warehouse_bin_own_uq',
  'customer_company_own_uq',
  'customer_own_uq',
  'engineer_submission_own_uq',
  'product_tracking_uq',
  'stock_lies_uq',
  'stock_thing_uq',
  'stock_part_bin_uq',
  'goods_find_pk',
  'goods_listing_uq',
  'offered_stock_pk',
  'stock_document_own_uq',
  'stock_document_sn_uq',
  'bank_account_owner_uq',
  'exchange_sn_uq',
  'journal_voucher_sn_uq',
  'write_off_sn_uq',
  'write_off_booked_uq',
  'withdrawal_sn_uq',
  'payout_file_sn_uq',
]);
/**
 * Moves balances, spells words out, keeps what is listed a second time: refuses nothing. Nor does what notes a move
 * (`_moved`, `_offered`) or sets a time (`_dated`).
 */
const NOT_A_RULE = new Set([
  'approval_limit_at_once',
  'engineer_approve',
  'posting_moves_balance',
  'refund_line_counted',
  'lexicon_group_spells',
  'goods_find_added',
  'goods_find_changed',
  'goods_find_removed',
  'goods_offered_added',
  'goods_offered_changed',
  'stock_offered_added',
  'stock_offered_changed',
]);

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench?.close());

describe('a sound row', () => {
  it.each(Object.keys(soundRows))(
    'of %s is taken, so that a refusal below is about its fault',
    async (table) => {
      const error = await bench.attempt(async ({ insert, commitWould, world }) => {
        if (table === 'posting') await insert(table, { change: 1, account_id: world.ledgerAccount });
        else await insert(table);
        if (!COMPLETED_LATER.has(table)) await commitWould();
      });
      expect(error).toBeNull();
    },
  );
});

describe('the database', () => {
  it.each(cases.map((one) => [one.refuses, one.violation, one] as const))(
    'refuses by %s: %s',
    async (_name, _says, one) => {
      const error = await bench.attempt(one.when);
      expect(error?.constraint).toBe(messageOf(one.refuses));
    },
  );
});

describe('the rules of the schema', () => {
  it('are each broken by a case above', async () => {
    const named = await bench.rows<{ name: string }>(
      `SELECT conname AS name FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace AND contype IN ('c', 'u', 'x') AND conrelid <> 0
       UNION ALL
       SELECT indexrelid::regclass::text FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
       WHERE indisunique AND NOT indisprimary AND relnamespace = 'public'::regnamespace
         AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid)
       UNION ALL
       SELECT tgname FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
       WHERE NOT tgisinternal AND relnamespace = 'public'::regnamespace
       UNION ALL
       SELECT conname FROM pg_constraint k
       WHERE connamespace = 'public'::regnamespace AND contype = 'p' AND conrelid <> 'migration'::regclass
         AND NOT EXISTS (SELECT FROM pg_attribute a
           WHERE a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey) AND a.attidentity = 'a')`,
    );
    const proven = new Set([...cases.map((one) => one.refuses), ...APPEND_ONLY_TRIGGERS]);
    const unproven = named
      .map(({ name }) => name)
      .filter((name) => !proven.has(name) && !UNBREAKABLE.has(name) && !NOT_A_RULE.has(name))
      .filter((name) => !/_(moved|dated|offered)$/.test(name));
    expect(unproven).toEqual([]);
  });

  it('name their rule, by the table they belong to', async () => {
    const badly = await bench.rows<{ name: string }>(
      `SELECT conname AS name FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace AND conrelid NOT IN (0, 'migration'::regclass)
         AND contype IN ('c', 'u', 'f', 'x', 'p')
         AND conname !~ ('^' || conrelid::regclass::text || '_[a-z0-9_]+_(ck|uq|fk|ex)$')
         AND conname !~ ('^' || conrelid::regclass::text || '_pk$')`,
    );
    expect(badly).toEqual([]);
  });
});
