import { randomBytes } from 'node:crypto';
import type { SqlValue } from '../../server/src/platform/database/database.js';

export type Row = Record<string, SqlValue | null>;

/** Rows every case may refer to; made once, never changed. */
export interface World {
  company: number;
  seller: number;
  buyer: number;
  rival: number;
  role: number;
  menu: number;
  category: number;
  brand: number;
  goods: number;
  otherGoods: number;
  ledgerAccount: number;
  entry: number;
  /** Closed, with one public bid of `buyer` and their rank. */
  soldAuction: number;
  order: number;
  /** Of `rival`, open, without lines. */
  monthBill: number;
  /** Of `buyer` and `company`, received, and not yet evaluated. */
  receivedOrder: number;
  bargain: number;
  /** Shows its goods by video: a company of its own. */
  viewingHost: number;
  hostedGoods: number;
  evaluation: number;
  /** Of `order`, from a balance. */
  payment: number;
  /** Of `receivedOrder`, requested. */
  refund: number;
  refundEntry: number;
  remittance: number;
  file: number;
  feedback: number;
  /** Documents of `company`, submitted by `buyer`, with no file yet. */
  submission: number;
  /** Of `otherGoods`, withdrawn. */
  goodsSubmission: number;
  draft: number;
  goodsImport: number;
  product: number;
  recall: number;
  /** Of `recall`, with `company` notified. */
  recallParty: number;
  /** Without any stock. */
  freeProduct: number;
  /** Of `company`; nothing of it was sent yet. */
  licence: number;
  /** The platform's, with nothing submitted. */
  engineer: number;
  /** Of `company`. */
  warehouse: number;
  /** Of `company`. */
  customerCompany: number;
  /** Of `company`, expected; without lines. */
  arrival: number;
  /** Of `stockDocument`, prepared; without lines. */
  send: number;
  /** Of `order`, prepared; without lines. */
  shipment: number;
  /** Of `product` in `warehouse`: empty. */
  stock: number;
  stockPart: number;
  /** Of `company`, and the empty stock of `product` there. */
  farWarehouse: number;
  farStock: number;
  /** Of `product`, in no stock. */
  serialUnit: number;
  /** Of `company`, under review, with no lines. */
  stockDocument: number;
  /** Of `company`, open, with one line of `product`. */
  stockCount: number;
  /** Of `company`, checked, without rows. */
  openingImport: number;
  /** Of `buyer`, in yen. */
  bankAccount: number;
  /** Of `buyer`, under review; nothing of it is in its history. */
  withdrawal: number;
  transfer: number;
  payoutFile: number;
  bankImport: number;
}

const text = (): string => randomBytes(6).toString('hex');
const hour = (hours: number): Date => new Date(Date.now() + hours * 3_600_000);
const JSON_LIST = '[]';

/**
 * Per table a row that breaks no rule, unique each time. A case changes what its constraint is about and nothing
 * else, so that exactly that constraint must answer.
 */
export const soundRows: Record<string, (world: World) => Row> = {
  outbox: () => ({ event: 'auction.moved', payload: JSON_LIST }),
  event_inbox: () => ({ handler: `handler-${text()}`, event_id: 1 }),
  idempotency: (world) => ({
    account_id: world.buyer,
    key_digest: randomBytes(16),
    request_hash: randomBytes(32),
  }),
  audit_log: () => ({ action: 'auction.update', subject_type: 'auction' }),
  heartbeat: () => ({ id: 1, at: hour(0) }),
  outage: () => ({ began_at: hour(-2), recovered_at: hour(-1) }),
  outgoing_message: () => ({
    channel: 'mail',
    recipient: 'somebody@test.example',
    subject: 'A word',
    text: 'More words',
  }),

  file: (world) => ({
    owner_id: world.buyer,
    key: `u/ab/${randomBytes(16).toString('hex')}.pdf`,
    kind: 'file',
    mime: 'application/pdf',
    size: 1_000,
    name: 'licence.pdf',
  }),
  preference: (world) => ({
    account_id: world.buyer,
    key: `k${text()}`,
    value: '1',
    place: 1,
  }),
  table_view: (world) => ({
    account_id: world.buyer,
    table_key: 'member.member',
    name: `view ${text()}`,
    view: '{}',
    place: 1,
  }),
  export_job: (world) => ({
    account_id: world.buyer,
    resource: 'members',
    format: 'csv',
    filters: '{}',
    columns: ['id'],
    language: 'en',
    rows: 10,
  }),

  company: () => ({
    name_c: '示例',
    name_e: 'Sample',
    name_j: '見本',
    country: 'JP',
    time_zone: 'Asia/Tokyo',
  }),
  company_submission: (world) => ({
    company_id: world.company,
    account_id: world.buyer,
    company_name: '見本眼科商会',
    legal_person: '見本 太郎',
    legal_number: '7000012050002',
    type: 2,
    country: 'JP',
    company_phone: '03-0000-0000',
    postal_code: '100-0001',
    address: '見本町1',
    pickup_address: '見本町2',
    status: 0,
  }),
  device_notice: (world) => ({
    company_id: world.company,
    product_id: world.product,
    serial_number: `SN-${text()}`,
    trade_name: 'Camera',
    generic_name: '',
    model: '',
    user_name: '',
    earlier_users: '',
    servicing: '',
    serviced_by: '',
    condition_note: '',
    past_repairs: '',
  }),
  clean_statement: (world) => ({
    company_id: world.company,
    product_id: world.product,
    serial_number: `SN-${text()}`,
    cleaned_on: '2026-05-01',
    cleaned_by: '見本 花子',
    method: 1,
    agent: '',
    patient_data: 2,
    wiped_by: '',
    wipe_method: '',
    remark: '',
  }),
  recall: (world) => ({
    brand_id: world.brand,
    models: ['AF-330'],
    class: 2,
    action: 1,
    name_c: '召回',
    name_e: 'Recall',
    name_j: '回収',
    reason_c: '过热',
    reason_e: 'Overheats',
    reason_j: '過熱',
    measures_c: '退回',
    measures_e: 'Send it back',
    measures_j: '返送',
    announced_on: '2026-05-01',
    source: 'https://maker.example/recall',
  }),
  recall_party: (world) => ({ recall_id: world.recall, account_id: world.rival }),
  recall_piece: (world) => ({
    party_id: world.recallParty,
    product_id: world.product,
    quantity: 1,
    whereabouts: 1,
  }),
  compliance_rule: () => ({
    about: 1,
    outcome: 2,
    effective_from: '2025-04-01',
    name_c: '规则',
    name_e: 'Rule',
    name_j: 'ルール',
    source: 'Act 1',
  }),
  licence_kind: () => ({
    country: 1,
    name_c: '许可',
    name_e: 'Permit',
    name_j: '許可',
    effective_from: '2025-04-01',
  }),
  licence_step: () => ({ days: 60, effective_from: '2025-04-01' }),
  company_licence: (world) => ({
    company_id: world.company,
    kind: 1,
    number: '第1号',
    authority: '見本市保健所',
    place_name: '見本眼科商会',
    place_address: '見本町1',
    valid_from: '2025-04-01',
    valid_until: '2031-03-31',
  }),
  engineer: () => ({
    name: 'Engineer Demo',
    phone: '+819012345678',
    place: 'Osaka',
    good_at: [1, 2],
  }),
  engineer_submission: (world) => ({ engineer_id: world.engineer, made_by: world.seller, content: '{}' }),
  engineer_file: (world) => ({ engineer_id: world.engineer, sort: 1, file_id: world.file }),
  licence_paper: (world) => ({ licence_id: world.licence, sort: 1, file_id: world.file }),
  licence_submission: (world) => ({ licence_id: world.licence, account_id: world.buyer, words: '{}' }),
  licence_warning: (world) => ({ licence_id: world.licence, days: 90 }),
  approval_decision: (world) => ({
    document: 'company_submission',
    document_id: world.submission,
    is_approved: true,
    is_final: true,
    initiator_id: world.buyer,
    decided_by: world.seller,
  }),
  approval_limit: () => ({ document: 'write_off', currency: 'JPY', amount: 1_000, valid_from: '2039-05-17' }),
  company_submission_file: (world) => ({
    submission_id: world.submission,
    sort: 1,
    owner_id: world.buyer,
    file_id: world.file,
  }),
  account: () => ({
    email: `${text()}@test.example`,
    username: 'Sample Person',
    password_hash: '$argon2id$none',
  }),
  second_factor: (world) => ({ account_id: world.buyer, secret: randomBytes(49) }),
  recovery_code: (world) => ({ account_id: world.seller, code_hash: randomBytes(32) }),
  sign_in_challenge: (world) => ({
    account_id: world.buyer,
    token_hash: randomBytes(32),
    expires_at: hour(1),
  }),
  session: (world) => ({
    account_id: world.buyer,
    token_hash: randomBytes(32),
    expires_at: hour(24),
  }),
  verification_code: () => ({
    address: 'somebody@test.example',
    purpose: 1,
    code_hash: randomBytes(32),
    client_address: '10.0.0.1',
    expires_at: hour(1),
  }),
  address_undo: (world) => ({
    account_id: world.buyer,
    kind: 'email',
    email: 'somebody@test.example',
    token_hash: randomBytes(32),
    expires_at: hour(24),
  }),
  login_failure: () => ({ address: 'somebody@test.example', client_address: '10.0.0.1' }),
  feedback: (world) => ({ account_id: world.buyer, email: 'somebody@test.example', content: 'A remark' }),
  feedback_image: (world) => ({
    feedback_id: world.feedback,
    account_id: world.buyer,
    sort: 1,
    file_id: world.file,
  }),
  message_board: () => ({
    source: 1,
    first_name: 'Sample',
    last_name: 'Person',
    email: 'somebody@test.example',
    phone: '03-1234-5678',
    message: 'A question',
    language: 'en',
    client_address: '10.0.0.1',
  }),
  office: () => ({
    country: 'JP',
    sort: 1,
    name_c: '办事处',
    name_e: 'Office',
    name_j: 'オフィス',
    address_c: '见本町',
    address_e: 'Mihoncho',
    address_j: '見本町',
    phone: '+81 3-0000-5501',
  }),
  static_page: () => ({ type: `page ${text()}` }),
  // Of the texts that the schema itself contains.
  static_page_image: (world) => ({ page_id: 1, file_id: world.file }),
  address: (world) => ({
    account_id: world.buyer,
    name: 'Sample Person',
    country: 'JP',
    city: 'Chiyoda-ku',
    street: 'Mihoncho 1-2-3',
    postal_code: '100-0001',
    mobile: '+819012345678',
  }),
  role: (world) => ({ company_id: world.company, role_name: `role ${text()}` }),
  menu: () => ({
    menu_type: 'C',
    menu_name: '页面',
    menu_name_e: 'Page',
    menu_name_j: 'ページ',
    path: `/${text()}`,
  }),
  role_menu: (world) => ({ role_id: world.role, menu_id: world.menu }),
  account_role: (world) => ({ account_id: world.rival, role_id: world.role }),
  dept: (world) => ({ company_id: world.company, dept_name: `Department ${text()}` }),

  credit_limit: (world) => ({ account_id: world.buyer, currency: 'JPY', credit_limit: 1_000 }),
  month_bill: (world) => ({ account_id: world.buyer, currency: 'JPY', month: '2026-09', closes_at: hour(1) }),
  month_bill_line: (world) => ({
    ...{ bill_id: world.monthBill, type: 1, amount: 300, title: 'O-1' },
    ...{ cause_type: `test-${text()}`, cause_id: 1, step: 'charge' },
  }),
  bank_account: (world) => ({
    account_id: world.buyer,
    country: 'JP',
    currency: 'JPY',
    bank_name: '見本銀行',
    bank_code: '0001',
    branch_name: '本店',
    branch_code: '001',
    account_type: 1,
    payee: 'ﾐﾎﾝ ﾊﾅｺ',
    number_sealed: randomBytes(36),
    number_end: '567',
  }),
  withdrawal: (world) => ({
    account_id: world.buyer,
    amount: 1_000,
    currency: 'JPY',
    bank_account_id: world.bankAccount,
  }),
  reconciled_day: () => ({ day: '2026-02-01', currency: 'JPY' }),
  reconciliation: () => ({ day: '2026-01-01', currency: 'JPY', source: 1, reference: text(), told: 1_000 }),
  platform_fee: (world) => ({
    seller_company_id: world.company,
    currency: 'JPY',
    rate: 5,
    tax_rate: 10,
    effective_from: '2026-02-01',
  }),
  exchange: (world) => ({
    ...{ sold_currency: 'JPY', sold: 10_000, bought_currency: 'USD', bought: 6_700, rate: '0.0067' },
    ...{ value_day: '2026-11-24', reference: 'FX-1', reason: 'dollars for suppliers', made_by: world.rival },
  }),
  write_off: (world) => ({ bill_id: world.monthBill, reason: 'the clinic closed', made_by: world.rival }),
  journal_voucher: (world) => ({
    ...{ kind: 1, debit_kind: 'bank', credit_kind: 'gateway', currency: 'JPY', amount: 10_000, fee: 360 },
    ...{ value_day: '2026-11-24', reference: 'PO-1', reason: 'payout of the week', made_by: world.rival },
  }),
  transfer: (world) => ({
    order_id: world.order,
    buyer_id: world.buyer,
    seller_id: world.seller,
    company_id: world.company,
    currency: 'JPY',
    gross: 1_000,
    order_no: 'F20260101-000001',
    release_at: new Date(),
  }),
  transfer_history: (world) => ({ transfer_id: world.transfer, seq: 2, from_key: 0, to_status: -1 }),
  withdrawal_history: (world) => ({
    withdrawal_id: world.withdrawal,
    seq: 2,
    from_key: 0,
    to_status: -2,
    actor_id: world.buyer,
  }),
  payout_file: (world) => ({
    format: 1,
    currency: 'JPY',
    pay_on: '2026-11-24',
    sender: '{}',
    made_by: world.rival,
  }),
  payout_file_item: (world) => ({
    file_id: world.payoutFile,
    seq: 1,
    withdrawal_id: world.withdrawal,
    attempt: 1,
    bank_account_id: world.bankAccount,
  }),
  bank_import: (world) => ({
    account_id: world.rival,
    file_name: 'bank.csv',
    currency: 'JPY',
    content: '{}',
  }),
  bank_line: (world) => ({
    import_id: world.bankImport,
    row_no: 1,
    kind: 1,
    amount: 1_000,
    currency: 'JPY',
    reference: '',
    words: '',
    hash: randomBytes(32),
  }),
  ledger_account: () => ({
    owner_type: 'member',
    owner_id: randomBytes(4).readUInt32BE(),
    kind: 'available',
    currency: 'JPY',
  }),
  journal_entry: () => ({ cause_type: 'sample', cause_id: randomBytes(4).readUInt32BE(), step: 'deposit' }),
  posting: (world) => ({
    entry_id: world.entry,
    account_id: world.ledgerAccount,
    currency: 'JPY',
    change: 500,
    seq: 0,
    after: 0,
    type: 9,
    kind: 'available',
  }),

  category: () => ({ level: 1, code: text(), name_c: '分类', name_e: `Category ${text()}`, name_j: '分類' }),
  brand: () => ({ name_e: `Maker ${text()}` }),
  goods: (world) => ({
    goods_sn: `T-${text()}`,
    seller_id: world.seller,
    category_id: world.category,
    brand_id: world.brand,
    name_c: '相机',
    name_e: 'Camera',
    name_j: 'カメラ',
    condition: 3,
    shipping_time: 2,
    sale_type: 2,
    sale_state: 1,
    currency: 'JPY',
  }),
  goods_image: (world) => ({
    goods_id: world.otherGoods,
    sort: 1,
    image_key: 'a.webp',
    thumbnail_key: 'b.webp',
    width: 1200,
    height: 900,
  }),
  goods_attachment: (world) => ({
    goods_id: world.otherGoods,
    sort: 1,
    kind: 1,
    owner_id: world.buyer,
    file_id: world.file,
  }),
  goods_collect: (world) => ({ account_id: world.buyer, goods_id: world.goods }),
  goods_view: (world) => ({ account_id: world.buyer, goods_id: world.goods }),
  goods_visit: (world) => ({ goods_id: world.goods, visitor: randomBytes(16) }),
  goods_notify: (world) => ({ account_id: world.buyer, goods_id: world.goods }),
  goods_question: (world) => ({ goods_id: world.goods, asker_id: world.buyer, question: 'Is it in order?' }),
  goods_counter: (world) => ({ goods_id: world.otherGoods }),
  goods_submission: (world) => ({
    goods_id: world.otherGoods,
    submitted_by: world.seller,
    form: '{}',
    audit_status: -2,
  }),
  goods_submission_file: (world) => ({
    submission_id: world.goodsSubmission,
    owner_id: world.buyer,
    file_id: world.file,
  }),
  goods_content_image: (world) => ({ goods_id: world.otherGoods, file_id: world.file }),
  product: (world) => ({ category_id: world.category, brand_id: world.brand, name_e: `Lens ${text()}` }),
  product_image: (world) => ({ product_id: world.product, sort: 1, file_id: world.file }),
  product_content_image: (world) => ({ product_id: world.product, file_id: world.file }),
  draft_product: (world) => ({ owner_id: world.seller, form: '{}' }),
  goods_import: (world) => ({
    account_id: world.seller,
    file_name: 'goods.xlsx',
    columns: ['goods_name_e'],
    ignored: [],
  }),
  goods_import_row: (world) => ({
    import_id: world.goodsImport,
    row_no: Math.ceil(Math.random() * 2_000_000_000),
    cells: '{}',
    digest: randomBytes(16),
    state: 0,
  }),
  goods_import_key: (world) => ({
    company_id: world.company,
    digest: randomBytes(16),
    draft_id: world.draft,
  }),
  draft_product_file: (world) => ({ draft_id: world.draft, owner_id: world.buyer, file_id: world.file }),

  auction: (world) => ({
    goods_id: world.otherGoods,
    seller_id: world.seller,
    status: 10,
    currency: 'JPY',
    start_price: 1_000,
    price: 1_000,
    start_at: hour(-1),
    end_at: hour(1),
  }),
  auction_bid: (world) => ({
    auction_id: world.soldAuction,
    ord: 2,
    seq: 2,
    kind: 1,
    bidder_id: world.rival,
    bidder_no: 2,
    seller_id: world.seller,
    request_digest: randomBytes(16),
    max_amount: 2_000,
    salt: randomBytes(16),
    commitment: randomBytes(32),
    price_before: 1_000,
    price_after: 1_100,
    price_settled: 1_100,
    start_at: hour(-1),
    end_before: hour(1),
    end_after: hour(1),
    at: hour(0),
    is_leading: true,
    reserve_met: true,
    hash: randomBytes(32),
  }),
  auction_reserve_change: (world) => ({
    auction_id: world.soldAuction,
    ord: 1,
    reserve_before: 5_000,
    reserve_after: 4_000,
  }),
  auction_bidder: (world) => ({
    auction_id: world.soldAuction,
    account_id: world.rival,
    bidder_no: 2,
    order_status: 20,
    first_bid_at: '2026-01-05T00:00:00Z',
    cleared_at: '2026-01-05T00:00:00Z',
  }),
  auction_fault: (world) => ({
    auction_id: world.soldAuction,
    retry_at: new Date(),
    error: 'RangeError: no such zone',
  }),
  auction_watch: (world) => ({ auction_id: world.soldAuction, account_id: world.rival }),
  auction_strike: (world) => ({ auction_id: world.soldAuction, account_id: world.buyer }),
  auction_bar: (world) => ({ account_id: world.buyer, barred_by: world.seller, reason: 'three strikes' }),
  auction_offer: (world) => ({
    auction_id: world.soldAuction,
    account_id: world.buyer,
    price: 1_000,
    currency: 'JPY',
    expired_at: hour(24),
  }),

  orders: (world) => ({
    order_no: `F-${text()}`,
    buyer_id: world.rival,
    seller_id: world.seller,
    auction_id: world.soldAuction,
    currency: 'JPY',
    goods_total: 1_000,
    total: 1_000,
  }),
  freight_bill: (world) => ({
    ...{ order_id: world.order, amount: 1_000, currency: 'JPY', asked_by: world.seller },
  }),
  payment_group: (world) => ({ buyer_id: world.buyer, currency: 'JPY' }),
  merchant_mark: (world) => ({ order_id: world.order, company_id: world.company }),
  order_note: (world) => ({ order_id: world.order, author_id: world.seller, content: 'Call before noon.' }),
  order_tax: (world) => ({ order_id: world.order, rate: 1_000, base: 1_000, tax: 100 }),
  order_address: (world) => ({
    ...{ order_id: world.order, name: 'Sample Person' },
    ...{ country: 'JP', city: 'City', street: 'Street' },
  }),
  freight_zone: () => ({
    country: 'JP',
    ...{ name_c: '离岛', name_e: 'Islands', name_j: '離島' },
    postal_prefixes: '{90}',
  }),
  freight_rate: () => ({ currency: 'JPY', max_kg: 7, price: 3_000 }),
  tax_rate: () => ({ country: 'SG', rate: 900, effective_from: '2026-01-01' }),
  cart_line: (world) => ({ account_id: world.buyer, goods_id: world.goods, quantity: 1 }),
  order_line: (world) => ({
    order_id: world.order,
    line: 1,
    goods_id: world.goods,
    goods_name_c: '相机',
    goods_name_e: 'Camera',
    goods_name_j: 'カメラ',
    quantity: 1,
    unit_price: 1_000,
  }),
  payment: (world) => ({
    subject_type: 'order',
    subject_id: world.order,
    payer_id: world.buyer,
    method: 1,
    amount: 1_000,
    currency: 'JPY',
  }),
  remittance: (world) => ({
    ...{ subject_type: 'order', subject_id: world.order, reference: 'F-1' },
    ...{ payer_id: world.buyer, amount: 1_000, currency: 'JPY' },
    ...{ payee: 'Fovea', bank_name: 'Mizuho', branch_name: 'Ginza', account_type: 1, account_no: '1234567' },
  }),
  remittance_share: (world) => ({
    remittance_id: world.remittance,
    ...{ subject_type: 'order', subject_id: world.receivedOrder, amount: 1_000, reference: 'F-1' },
  }),
  remittance_file: (world) => ({ remittance_id: world.remittance, sort: 1, file_id: world.file }),
  recharge: (world) => ({ account_id: world.buyer, amount: 1_000, currency: 'JPY' }),
  payment_charge: () => ({
    ...{ provider: 'sandbox', provider_ref: text(), amount: 1_000, currency: 'JPY' },
  }),
  payment_event: (world) => ({
    provider: 'sandbox',
    event_id: text(),
    payment_id: world.payment,
    is_success: true,
    amount: 1_000,
    currency: 'JPY',
  }),
  payment_refund: (world) => ({
    payment_id: world.payment,
    amount: 1_000,
    is_parked: false,
    cause_type: 'sample',
    cause_id: randomBytes(4).readUInt32BE(),
    cause_step: 'refund',
  }),
  capture: (world) => ({
    subject_type: 'order',
    subject_id: world.order,
    payer_id: world.buyer,
    method: 1,
    amount: 1_000,
    currency: 'JPY',
  }),
  order_history: (world) => ({ order_id: world.order, seq: 1, from_status: 0, to_status: 10 }),

  refund: (world) => ({ order_id: world.order, status: 10, cause: 1, order_status: 40, asked: 1_000 }),
  refund_line: (world) => ({ refund_id: world.refund, order_id: world.receivedOrder, line: 8, quantity: 1 }),
  refund_entry: (world) => ({
    refund_id: world.refund,
    side: 1,
    account_id: world.buyer,
    content: 'Not as described',
  }),
  refund_entry_file: (world) => ({ entry_id: world.refundEntry, sort: 1, file_id: world.file }),
  invoice_issuer: (world) => ({
    company_id: world.company,
    issuer_name: 'Aoba Eye Clinic',
    address: 'Tokyo',
    effective_from: '2026-04-01',
  }),
  order_paper_counter: (world) => ({
    issuer_type: 'company',
    issuer_id: world.company,
    kind: 1,
    year: 2026,
    last: 1,
  }),
  order_paper: (world) => ({
    order_id: world.order,
    kind: 1,
    issuer_type: 'company',
    issuer_id: world.company,
    year: 2026,
    seq: 1,
    number: 'INV-2026-000001',
    content: '{}',
  }),

  auction_plan: (world) => ({
    company_id: world.company,
    goods_id: world.goods,
    currency: 'JPY',
    start_price: 1_000,
    days: 7,
    end_hour: 21,
    extend_minutes: 5,
    deposit_rate: 0,
    need_approval: false,
    opens_by_itself: true,
  }),
  auction_template: (world) => ({
    company_id: world.company,
    name: 'A week',
    days: 7,
    end_hour: 21,
    extend_minutes: 5,
    deposit_rate: 0,
    need_approval: false,
  }),
  lexicon_group: () => ({ kind: 1, terms_c: [`词${text()}`], terms_e: [`word ${text()}`] }),
  // The first group of the lexicon that every shop starts with.
  lexicon_term: () => ({ folded: text(), group_id: 1 }),
  saved_search: (world) => ({ account_id: world.buyer, name: 'Slit lamps', query: { goods_name: text() } }),
  bargain: (world) => ({
    goods_id: world.goods,
    seller_id: world.seller,
    buyer_id: world.buyer,
    quantity: 1,
    currency: 'JPY',
    price: 1_000,
    buyer_price: 600,
    offer_price: 600,
    expired_at: hour(24),
  }),
  viewing_host: (world) => ({ company_id: world.company }),
  // Its company has viewing hours.
  viewing_hours: (world) => ({ company_id: world.viewingHost, weekday: 1, opens: 600, closes: 1_020 }),
  reservation: (world) => ({
    goods_id: world.hostedGoods,
    company_id: world.viewingHost,
    buyer_id: world.buyer,
    start_at: new Date('2030-01-07T01:00:00Z'),
    end_at: new Date('2030-01-07T01:15:00Z'),
    currency: 'JPY',
    fee: 1_000,
    pay_deadline: hour(1),
  }),
  bargain_offer: (world) => ({
    bargain_id: world.bargain,
    seq: 1,
    account_id: world.rival,
    price: 600,
    expired_at: hour(24),
  }),
  evaluation: (world) => ({
    order_id: world.receivedOrder,
    author_id: world.buyer,
    company_id: world.company,
    comment_star: 4,
    comment_content: 'As described',
  }),
  evaluation_image: (world) => ({
    evaluation_id: world.evaluation,
    author_id: world.buyer,
    sort: 1,
    file_id: world.file,
  }),

  warehouse: (world) => ({
    company_id: world.company,
    name: `Warehouse ${text()}`,
    country: 'JP',
    currency: 'JPY',
  }),
  warehouse_bin: (world) => ({ warehouse_id: world.warehouse, code: `A-${text().toUpperCase()}` }),
  customer_company: (world) => ({ company_id: world.company, name: `Clinic ${text()}` }),
  shipment: (world) => ({
    order_id: world.order,
    carrier: 1,
    status: 0,
    account_id: world.seller,
  }),
  shipment_line: (world) => ({
    order_id: world.order,
    shipment_id: world.shipment,
    line: 9,
    quantity: 1,
  }),
  shipment_file: (world) => ({ shipment_id: world.shipment, sort: 1, file_id: world.file }),
  send: (world) => ({
    company_id: world.company,
    document_id: world.stockDocument,
    receiver_name: 'Sample Clinic',
    carrier: 1,
    account_id: world.seller,
  }),
  send_line: (world) => ({
    send_id: world.send,
    line: 1,
    document_id: world.stockDocument,
    document_line: 500,
    product_id: world.product,
    quantity: 1,
  }),
  send_file: (world) => ({ send_id: world.send, sort: 1, file_id: world.file }),
  arrival: (world) => ({ company_id: world.company, account_id: world.seller }),
  arrival_line: (world) => ({ arrival_id: world.arrival, line: 1, product_id: world.product, quantity: 3 }),
  arrival_file: (world) => ({ arrival_id: world.arrival, sort: 1, file_id: world.file }),
  customer: (world) => ({ company_id: world.company, name: 'Sample Person' }),

  stock: (world) => ({
    company_id: world.company,
    warehouse_id: world.warehouse,
    currency: 'JPY',
    product_id: world.freeProduct,
    tracking: 0,
  }),
  stock_part: (world) => ({ stock_id: world.stock, warehouse_id: world.warehouse, lot_number: text() }),
  serial_unit: (world) => ({
    product_id: world.product,
    serial_number: `SN-${text()}`,
    company_id: world.company,
  }),
  stock_movement: (world) => ({
    company_id: world.company,
    warehouse_id: world.warehouse,
    stock_id: world.stock,
    place: 1,
    type: 11,
    change: 1,
    after: 1,
    part_id: world.stockPart,
    cost_amount: 1_000,
    source_type: 'stock_document',
    source_id: 1,
    step: 1,
    line: 1,
  }),
  stock_transit: (world) => ({
    stock_id: world.farStock,
    from_stock_id: world.stock,
    part_id: world.stockPart,
    quantity: 2,
    cost_amount: 1_000,
    holder_type: 'stock_document',
    holder_id: 1,
    line: 1,
  }),
  passport_line: (world) => ({
    serial_unit_id: world.serialUnit,
    company_id: world.company,
    kind: 'note',
  }),
  stock_reservation: (world) => ({
    stock_id: world.stock,
    part_id: world.stockPart,
    quantity: 1,
    holder_type: 'stock_document',
    holder_id: 1,
    line: 1,
  }),

  stock_document: (world) => ({
    company_id: world.company,
    type: 11,
    kind: 1,
    warehouse_id: world.warehouse,
    currency: 'JPY',
    quantity: 1,
    line_count: 1,
    value_amount: 0,
    account_id: world.seller,
  }),
  stock_document_line: (world) => ({
    document_id: world.stockDocument,
    line: 1,
    product_id: world.product,
    quantity: 1,
    unit_cost_amount: 0,
  }),
  stock_partner: (world) => ({
    document_id: world.stockDocument,
    name: 'Sample Clinic',
    address: '',
    phone: '',
    licence_kind: '',
    licence_number: '',
  }),
  stock_document_file: (world) => ({ document_id: world.stockDocument, sort: 1, file_id: world.file }),

  stock_count: (world) => ({
    company_id: world.company,
    warehouse_id: world.warehouse,
    scope: 0,
    account_id: world.seller,
  }),
  stock_count_claim: (world) => ({ count_id: world.stockCount, warehouse_id: world.warehouse }),
  stock_count_line: (world) => ({
    count_id: world.stockCount,
    line: 2,
    product_id: world.freeProduct,
    at_start: 0,
  }),
  stock_count_piece: (world) => ({
    count_id: world.stockCount,
    line: 1,
    serial_number: text(),
    result: 0,
    account_id: world.seller,
  }),
  stock_count_scan: (world) => ({
    count_id: world.stockCount,
    line: 1,
    round: 1,
    kind: 1,
    quantity: 1,
    account_id: world.seller,
  }),
  opening_import: (world) => ({
    company_id: world.company,
    account_id: world.seller,
    file_name: 'opening.csv',
    ignored: [],
    digest: randomBytes(32),
  }),
  opening_import_row: (world) => ({ import_id: world.openingImport, row_no: 2, cells: '{}', faults: '{}' }),
  opening_import_document: (world) => ({ import_id: world.openingImport, document_id: world.stockDocument }),
  stock_count_document: (world) => ({ count_id: world.stockCount, document_id: world.stockDocument }),

  message: (world) => ({ event_key: `event ${text()}`, recipient_id: world.buyer, data_type: 1 }),
};
