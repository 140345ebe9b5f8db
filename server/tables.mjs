/**
 * Who owns which table: the package that alone writes it. Whatever comes later in order.mjs may read it. One line per package;
 * `npm run check` compares the server's SQL with it, `npm test` every statement that the specs make, and a spec compares it
 * with the database.
 *
 * @type {Record<string, Record<string, readonly string[]>>} tables by module and package
 */
export const tables = {
  platform: {
    // `person` is a view, see `ports`.
    database: ['state_transition', 'person'],
    outgoing: ['outgoing_message'],
    audit: ['audit_log'],
    jobs: ['outbox', 'event_inbox'],
    http: ['idempotency'],
    heartbeat: ['heartbeat', 'outage'],
    approval: ['approval_decision'],
    'approval-limits': ['approval_limit'],
    'reference-rates': ['reference_rate'],
    storage: ['file'],
    preferences: ['preference', 'table_view'],
    exports: ['export_job'],
  },
  member: {
    company: ['company', 'company_submission', 'company_submission_file'],
    credentials: ['sign_in_challenge'],
    sessions: ['session'],
    accounts: ['account'],
    address: ['address'],
    verification: ['verification_code'],
    passwords: ['login_failure'],
    'second-factor': ['second_factor', 'recovery_code'],
    security: ['address_undo'],
    merchants: ['merchant_mark'],
    licence: [
      ...['licence_kind', 'licence_paper', 'licence_step', 'licence_submission', 'licence_warning'],
      'company_licence',
    ],
  },
  rbac: {
    menus: ['menu'],
    roles: ['role', 'role_menu'],
    depts: ['dept'],
    users: ['account_role'],
    'setting-changes': ['setting_change'],
  },
  finance: {
    'month-closings': ['month_closing', 'month_reopening'],
    ledger: ['ledger_account', 'journal_entry', 'posting'],
    'platform-accounts': ['house_account'],
    'tax-documents': ['invoice_issuer', 'tax_document', 'tax_document_counter'],
    payments: ['payment', 'payment_charge', 'payment_event', 'payment_refund', 'capture'],
    remittances: ['remittance', 'remittance_file', 'remittance_share'],
    recharges: ['recharge'],
    'bank-accounts': ['bank_account'],
    withdrawals: ['withdrawal', 'withdrawal_history', 'withdrawal_limit'],
    exchanges: ['exchange'],
    vouchers: ['journal_voucher'],
    'payout-files': ['payout_file', 'payout_file_item'],
    'bank-imports': ['bank_import', 'bank_line', 'bank_statement'],
    // `category_name` is a view, see `ports`.
    fees: ['platform_fee', 'category_name'],
    'proceeds-payouts': ['transfer', 'transfer_history', 'fee_charge'],
    'month-bills': ['month_bill', 'month_bill_line', 'month_bill_payment', 'credit_limit', 'write_off'],
    reconciliation: ['reconciliation', 'reconciled_day'],
    'ledger-reports': ['account_code'],
  },
  goods: {
    compliance: ['compliance_rule'],
    products: ['product', 'product_image', 'product_content_image'],
    catalogue: ['brand', 'category'],
    search: ['goods_find', 'lexicon_group', 'lexicon_term'],
    publishing: [
      ...['goods', 'goods_image', 'goods_attachment', 'goods_content_image', 'goods_counter'],
      ...['goods_submission', 'goods_submission_file', 'offered_stock'],
    ],
    drafts: ['draft_product', 'draft_product_file'],
    'goods-import': ['goods_import', 'goods_import_key', 'goods_import_row'],
    favourites: ['goods_collect', 'goods_notify', 'goods_view', 'goods_visit'],
    'saved-search': ['saved_search'],
    questions: ['goods_question'],
  },
  warehouse: {
    customers: ['customer', 'customer_company'],
    places: ['warehouse', 'warehouse_bin'],
    stock: [
      ...['stock', 'stock_part', 'stock_movement', 'stock_reservation', 'stock_transit', 'serial_unit'],
    ],
    compliance: [
      'clean_statement',
      'device_notice',
      'device_notice_file',
      'recall',
      'recall_party',
      'recall_piece',
    ],
    documents: ['stock_document', 'stock_document_line', 'stock_document_file', 'stock_partner'],
    arrivals: ['arrival', 'arrival_line', 'arrival_file'],
    sends: ['send', 'send_line', 'send_file'],
    counts: [
      ...['stock_count', 'stock_count_claim', 'stock_count_document', 'stock_count_line'],
      ...['stock_count_piece', 'stock_count_scan'],
    ],
    opening: ['opening_import', 'opening_import_document', 'opening_import_row'],
    passport: ['passport_line'],
  },
  auction: {
    bidding: ['auction_bid', 'auction_reserve_change'],
    lifecycle: ['auction', 'auction_template', 'auction_plan', 'auction_fault'],
    admission: ['auction_bidder'],
    aftermath: ['auction_bar', 'auction_strike', 'auction_offer'],
    browse: ['auction_watch'],
  },
  order: {
    cart: ['cart_line'],
    freight: ['freight_rate', 'freight_zone'],
    tax: ['tax_rate'],
    orders: ['orders', 'order_line', 'order_address', 'order_history', 'order_tax', 'payment_group'],
    admin: ['order_note'],
    shipping: ['shipment', 'shipment_file', 'shipment_line'],
    refunds: ['refund', 'refund_entry', 'refund_entry_file', 'refund_line'],
    // A view, see `ports`.
    'sales-tax': ['sales_tax'],
    'freight-bills': ['freight_bill'],
    bargains: ['bargain', 'bargain_offer'],
    reservations: ['reservation', 'viewing_host', 'viewing_hours'],
    evaluation: ['evaluation', 'evaluation_image'],
  },
  maintenance: { engineers: ['engineer', 'engineer_submission', 'engineer_file'] },
  content: {
    'static-pages': ['static_page', 'static_page_image', 'office'],
    enquiries: ['feedback', 'feedback_image', 'message_board'],
  },
  message: { inbox: ['message'] },
};

/**
 * Tables that others write as well, or that packages of the module read which come earlier than its owner.
 * `writers`: by place, why. `earlier`: why every package of the module may read it.
 *
 * @type {Record<string, { writers?: Record<string, string>, earlier?: string }>}
 */
export const shared = {
  outbox: {
    writers: {
      'platform/dead-letters': 'staff queue an event anew that was set aside',
      'auction/bidding': 'the events of a batch are written by its one statement',
    },
  },
  idempotency: { writers: { 'auction/bidding': 'refusals of a batch are kept by its one statement' } },
  account: {
    writers: {
      'member/company': 'the owner of a certified company belongs to it',
      'member/credentials': 'passwords, contacts and their proofs',
      'member/members': 'staff disable members and allow them to publish',
      'member/sign-in': 'registration adds the row',
      'member/customers': 'staff open the account of a customer',
      'member/staff': 'staff accounts are added and changed',
    },
    earlier: 'every package of the module is about accounts',
  },
  company: { writers: { 'member/merchants': 'what the platform allows a merchant, and how long' } },
  approval_limit: { earlier: 'a decision is made by the limit in force' },
  menu: { earlier: 'grants are resolved through menus' },
  role: { earlier: 'grants are resolved through roles' },
  role_menu: { earlier: 'grants are resolved through roles and their menus' },
  account_role: {
    writers: { 'rbac/roles': 'the owner of a company gets its first role' },
    earlier: 'grants are resolved through the roles of an account',
  },
  setting_change: { earlier: 'roles and people are shown with the change that waits of them' },
  dept: { earlier: 'the reach of a role is a department with those below it' },
  remittance: { earlier: 'a payable is looked up with the bank transfers that were announced for it' },
  remittance_share: { earlier: 'a payable is looked up with the bank transfers that were announced for it' },
  bank_line: { earlier: 'matching finds the payment that a line belongs to' },
  payout_file_item: { earlier: 'a withdrawal is found by the file that paid it' },
  goods: {
    writers: {
      goods: 'sale states, for later modules',
      'goods/units': 'pieces that are reserved, returned and sold, for later modules',
      'goods/products': 'deleted goods let go of their product',
    },
    earlier: 'every package of the module is about goods',
  },
  goods_image: { earlier: 'cards and previews show the first picture' },
  goods_attachment: { earlier: 'the page of goods shows them' },
  goods_counter: {
    writers: {
      'goods/favourites': 'counts favourites and visits',
      'goods/questions': 'counts questions',
    },
    earlier: 'the page of goods shows them',
  },
  goods_notify: { earlier: 'the page of goods shows whether the reader waits for them' },
  goods_collect: { earlier: 'cards show the favourites of the reader' },
  offered_stock: { earlier: 'pieces that are returned are offered as far as stock holds them' },
  brand: { earlier: 'cards and products show the name of the maker' },
  category: { earlier: 'cards and products show the path of their category' },
  product: { earlier: 'the legal checks read the class of a device' },
  draft_product: {
    writers: { 'goods/publishing': 'a draft that is published is converted by the same transaction' },
    earlier: 'a product is kept while a draft names it, and a draft is locked to be published',
  },
  draft_product_file: { earlier: 'files of a draft become those of the goods' },
  stock_document: { earlier: 'movements and legal records name the document they come from' },
  stock_partner: { earlier: 'legal records name the other party' },
  send: { earlier: 'legal records and checks cover parcels without a document' },
  stock_document_line: { earlier: 'legal checks judge what a stock-out takes out' },
  send_line: { earlier: 'legal records and checks cover parcels without a document' },
  arrival: { earlier: 'a stock-in shows the arrival it was made from' },
  passport_line: { earlier: 'a notice to the maker quotes the history of the device' },
  auction: {
    writers: {
      'auction/bidding': 'the running state of lots, in the one statement of a batch',
      'auction/ending': 'the outcome',
    },
    earlier: 'every package of the module is about lots',
  },
  auction_bid: { earlier: 'the public log and the live view are made of bids' },
  auction_bidder: {
    writers: {
      'auction/bidding': 'numbers, chances and maxima, in the one statement of a batch; clearance',
      'auction/ending': 'winners and losers of a lot that is over',
      'auction/lifecycle': 'approvals and exemptions by terms that were replaced',
      'auction/aftermath': 'the order of the winner and second chances',
    },
    earlier: 'bids are taken from bidders',
  },
  auction_bar: { earlier: 'who is excluded may not bid' },
  auction_strike: { earlier: 'who defaulted may not bid' },
  auction_offer: { earlier: 'a lot is put up again when nobody may accept it any more' },
  orders: {
    writers: {
      'order/payments': 'how and until when it is paid',
      'order/admin': 'whether the buyer may ask for a refund',
      'order/shipping': 'the receipt',
      'order/freight-bills': 'the time in which billed freight is to be paid',
      'order/documents': 'when its packing list was made',
    },
    earlier: 'the cart and its prices know what was ordered before',
  },
  order_line: {
    writers: { 'order/bargains': 'the bargain that a line was agreed by' },
    earlier: 'the cart and its prices know what was ordered before',
  },
  order_address: { earlier: 'the address of the order before is proposed' },
  refund: { earlier: 'proceeds wait while a refund is open' },
};

/**
 * Views that a package reads. Those that a later module's tables answer are the one way by which a name comes from above, and a
 * migration of the later module defines them; any other is worked out of tables that its package may read.
 *
 * @type {Record<string, { of: readonly string[], reason: string }>}
 */
export const ports = {
  person: { of: ['account'], reason: 'who made or decided something, with the department' },
  category_name: { of: ['category'], reason: 'the table of fees shows what a fee is for' },
  sales_tax: {
    of: [
      ...[
        'auction',
        'orders',
        'account',
        'company',
        'order_line',
        'order_tax',
        'capture',
        'refund',
        'tax_document',
      ],
      'refund_line',
    ],
    reason: 'each sale and refund is one line of the register for each rate of its tax',
  },
};

/**
 * Files that read by SQL which other modules registered, later ones too: each part is judged where it is written, what they
 * put together is not judged again.
 *
 * @type {Record<string, string>}
 */
export const assembled = {
  'server/src/platform/http/idempotency.ts': 'bids keep their own keys',
  'server/src/platform/storage/file.repository.ts': 'a file is kept while any table names it',
  'server/src/finance/ledger-reports/journal.record.ts': 'an entry names the document that caused it',
  'server/src/finance/ledger-reports/accounting-entries.ts':
    'an exported entry names the document that caused it',
  'server/src/finance/bank-matches/bank-matches.ts': 'each kind of document knows who paid it',
  'server/src/finance/remittances/untold-matches.ts':
    'each kind of what is paid knows where its number is quoted',
  'server/src/finance/wallet/wallet.repository.ts': 'a line names the document that caused it',
  'server/src/finance/wallet/balance-line.record.ts': 'a line names the document that caused it',
  'server/src/rbac/audit/subject-names.ts': 'the audit log names the things of every module',
};

/**
 * Functions of the database that touch tables, by the package they belong to; one named after a table belongs to the table's
 * owner. A function is judged as the SQL of its package: it writes what the package writes. A trigger may run a function of
 * any package: of an earlier one it calls it, by a later one it is observed.
 *
 * @type {Record<string, readonly string[]>}
 */
export const functions = {
  'platform/database': ['refuse_move'],
  'finance/payout-files': ['refuse_held_payee'],
  'rbac/grants': ['is_held_on_platform', 'money_rights_held', 'money_rights_of'],
  'rbac/users': ['keep_last_admin', 'is_admin', 'is_admin_role'],
  'finance/proceeds-payouts': ['fee_charges_sum'],
  'finance/month-bills': ['add_to_month_bill', 'pay_month_bill'],
  'goods/search': ['keep_goods_find'],
  'goods/publishing': ['follow_goods_offered', 'follow_stock_held', 'offer_stock'],
  // By a trigger of the lines of refunds.
  'order/orders': ['refund_line_counted'],
  'warehouse/stock': ['is_moved_within', 'refuse_uneven_bins'],
};
