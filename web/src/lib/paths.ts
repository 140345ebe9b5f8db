import type { PayableType } from '@fovea/shared-types/finance/pay-kinds';
import type { StaticPageType } from '@fovea/shared-types/content/static-page-rules';
// The browser journeys take these paths too, and their resolver wants the ending.
import { firstPaths } from './first-paths.js';

/** Every route in full. Modules link through these builders and never spell a path themselves. */
type Query = Record<string, string | number | undefined>;

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

export const paths = {
  ...firstPaths,
  classify: '/classify',
  searchCommodity: '/searchCommodity',
  login: '/login',
  register: '/register',
  forgetPassword: '/forgetPassword',
  undoAddress: '/undoAddress',
  personCenter: '/personCenter',
  profile: '/profile',
  security: '/security',
  changePassword: '/changePassword',
  addressList: '/addressList',
  monthBills: '/monthBills',
  taxDocuments: '/taxDocuments',
  issuedTaxDocuments: '/business/taxDocuments',
  salesTax: '/business/salesTax',
  transfers: '/finance/transferList',
  exchanges: '/finance/exchanges',
  journalVouchers: '/finance/journalVouchers',
  writeOffs: '/finance/writeOffs',
  reconciliation: '/finance/reconciliation',
  withdrawals: '/withdrawals',
  withdrawalReview: '/finance/approvalList',
  remittances: '/finance/remittances',
  refunds: '/orders/refund',
  suspensePayments: '/finance/parkedPayments',
  companyWithdrawals: '/finance/withdrawalList',
  platformAccounts: '/finance/houseAccounts',
  certificationCompany: '/certificationCompany',
  supplyMaterials: '/supplyMaterials',
  authenticationFail: '/authenticationFail',
  engineerCenter: '/engineerCenter',
  feedback: '/feedback',
  about: '/about',
  auctionOrders: '/auctionOrders',
  watchList: '/watchList',
  savedSearches: '/savedSearches',
  favorites: '/favorites',
  viewedHistory: '/viewedHistory',
  compare: '/compare',
  shoppingCart: '/shoppingCart',
  placeOrder: '/placeOrder',
  shoppingCartPlaceOrder: '/shoppingCartPlaceOrder',
  myOrders: '/myOrders',
  orderDetail: '/orderDetail',
  priceDetails: '/priceDetails',
  paymentOrder: '/paymentOrder',
  paymentSuccess: '/paymentSuccess',
  bargains: '/bargains',
  appointments: '/appointments',
  onlineCheckBooking: '/onlineCheckBooking',
  balance: '/balance',
  evaluateList: '/evaluateList',
  messageList: '/messageList',
  messageDetail: '/messageDetail',
  switchLanguage: '/switchLanguage',
  staticPage: '/staticPage',
  productManage: '/productRelated/productManage',
  goodsReview: '/productRelated/review',
  draftProducts: '/productRelated/draft',
  goodsPreview: '/goodsPreview',
  financeOverview: '/finance/overview',
  bankImport: '/finance/bankImport',
  balanceDetails: '/finance/balanceDetails',
  journal: '/finance/journal',
  stockOverview: '/warehouse/overview',
  stockView: '/warehouse/warehouseGoods/view',
  recordView: '/warehouse/recordView',
  passport: '/warehouse/passport',
  recallNotices: '/warehouse/recallNotice',
  deviceNotices: '/warehouse/deviceNotice',
  orderAdmin: '/orders/orderList',
  newOrder: '/orders/orderAdd',
  sendOutOrders: '/orders/sendOutOrder',
  monthList: '/finance/monthList',
  creditLimits: '/finance/creditLimit',
  auctionAdmin: '/orders/auction',
  draftAuctions: '/orders/auctionDraft',
  productComments: '/productRelated/comment',
  dashboard: '/dashboard',
  questionAdmin: '/productRelated/question',
  auctionOrderAdmin: '/orders/auctionOrder',
  auctionStrikes: '/orders/auctionStrike',
  bargainAdmin: '/orders/bargaining',
  reservationAdmin: '/orders/reservationOrder',
  reservationReview: '/orders/reservationApproval',
  inbound: '/warehouse/inbound',
  outbound: '/warehouse/outbound',
  allocation: '/warehouse/allocation',
  allocateStock: '/warehouse/warehouseGoods/allocation',
  stockApproval: '/warehouse/approval',
  stockRecords: '/warehouse/record',
  warehouseGoods: '/warehouse/warehouseGoods',
  outboundProducts: '/warehouse/outbound/addProducts',
  licences: '/business/licence',
  licenceReview: '/business/licenceReview',
  warehouses: '/warehouse/warehouseEnty',
  bins: '/warehouse/bin',
  arrivals: '/warehouse/arrivalGoods',
  deliveries: '/warehouse/deliverGoods',
  checkGoods: '/warehouse/checkGoods',
  sentGoods: '/warehouse/sendOutGoods',
  customers: '/warehouse/customer',
  customerCompanies: '/customer',
  feedbackAdmin: '/content/feedback',
  messageBoard: '/content/messageBoard',
  devInbox: '/devInbox',
  notFound: '/404',
  forbidden: '/401',
} as const;

/** State of the way to `notFound`: back-office staff see a message there. */
export const FROM_BACK_OFFICE = 'from-back-office';

/** `search` of the search's address: by words, or by a sentence. */
export const SEARCH_MODE = { page: 1, ai: 2 } as const;

export const to = {
  publish: withQuery(paths.productManage, { isAdd: 'true' }),
  /** The publish form, on a draft or on goods that exist. */
  editDraft: (id: number): string => withQuery(paths.productManage, { isAdd: 'true', draft: id }),
  editGoods: (id: number): string => withQuery(paths.productManage, { edit: id }),
  classify: (id = '0', level = 1): string => withQuery(paths.classify, { level, id }),
  search: (query: {
    type?: number;
    goods_name?: string;
    brand?: number;
    sort?: string;
    search?: number;
  }): string =>
    withQuery(paths.searchCommodity, { type: query.type ?? 1, search: SEARCH_MODE.page, ...query }),
  goods: (id: number): string => withQuery(paths.commodityDetail, { id }),
  /** These items side by side; an address to send on. */
  compare: (ids: readonly number[]): string => `${paths.compare}?ids=${ids.join(',')}`,
  address: (id: number | 'new'): string => withQuery(paths.addressList, { edit: id }),
  /** Buys these at once. */
  placeOrder: (goodsId: number, quantity: number): string =>
    withQuery(paths.placeOrder, { goods_id: goodsId, quantity }),
  /** Sets the destination of a lot that was won. */
  addressLot: (auctionId: number): string => withQuery(paths.placeOrder, { auction_id: auctionId }),
  /** Buys at the price that was agreed on. */
  orderBargain: (bargainId: number): string => withQuery(paths.placeOrder, { bargain_id: bargainId }),
  /** Buys these lines of the cart. */
  checkout: (cartIds: readonly number[]): string =>
    `${paths.shoppingCartPlaceOrder}?cart_ids=${cartIds.join(',')}`,
  order: (id: number): string => withQuery(paths.orderDetail, { id }),
  orderPrice: (orderId: number): string => withQuery(paths.priceDetails, { order_id: orderId }),
  /** The page to pay a document; an order by default. */
  payment: (id: number, type?: PayableType): string =>
    withQuery(paths.paymentOrder, { id, subject_type: type === 'order' ? undefined : type }),
  /** The page of a paid document. */
  paid: (type: PayableType, id: number): string =>
    ({
      order: withQuery(paths.orderDetail, { id }),
      payment_group: paths.myOrders,
      freight_bill: withQuery(paths.orderDetail, { id }),
      recharge: paths.balance,
      reservation: withQuery(paths.appointments, { id }),
      month_bill: paths.monthBills,
    })[type],
  paymentSuccess: (paymentId: number): string => withQuery(paths.paymentSuccess, { payment_id: paymentId }),
  /** A negotiation, as its buyer has it. */
  bargain: (id: number): string => withQuery(paths.bargains, { id }),
  /** Books a viewing of these goods; one that is booked. */
  bookViewing: (goodsId: number): string => withQuery(paths.onlineCheckBooking, { goods_id: goodsId }),
  appointment: (id: number): string => withQuery(paths.appointments, { id }),
  /** What was written of orders, and the form of this one. */
  evaluations: (orderId?: number): string => withQuery(paths.evaluateList, { order_id: orderId }),
  orders: (status?: number): string => withQuery(paths.myOrders, { status }),
  /** In the back office: the journal, of one entry, of all entries of one cause, or of an account's days. */
  journal: (of: {
    entry_id?: number;
    cause_type?: string;
    cause_id?: number;
    kind?: string;
    currency?: string;
    begin?: string;
    end?: string;
  }): string => withQuery(paths.journal, of),
  /** In the back office: lines of balances, those of an account, a type and some days. */
  balanceLines: (of: { kind?: string; type: number; currency: string; begin: string; end: string }): string =>
    withQuery(paths.balanceDetails, of),
  /** In the back office: what waits for finance, in a state. */
  withdrawalReview: (status: number): string => withQuery(paths.withdrawalReview, { status }),
  /** One that was approved, to record its payout. */
  withdrawalToPay: (open: number): string => withQuery(paths.withdrawalReview, { status: 1, open }),
  /** In the back office: differences, of a day in a currency if given, open or explained. */
  differences: (of: { day?: string; currency?: string; standing: number }): string =>
    withQuery(paths.reconciliation, of),
  bankLines: (matching: number): string => withQuery(paths.bankImport, { matching }),
  monthBillAdmin: (of: { status: number }): string => withQuery(paths.monthList, of),
  remittances: (status: number): string => withQuery(paths.remittances, { status }),
  suspensePayments: (status: number): string => withQuery(paths.suspensePayments, { status }),
  exchanges: (status: number): string => withQuery(paths.exchanges, { status }),
  journalVouchers: (status: number): string => withQuery(paths.journalVouchers, { status }),
  journalVoucher: (id: number): string => withQuery(paths.journalVouchers, { open: id }),
  transfers: (of: { status: number; by_hand?: 1 }): string => withQuery(paths.transfers, of),
  companyWithdrawals: (status: number): string => withQuery(paths.companyWithdrawals, { status }),
  writeOffs: (status: number): string => withQuery(paths.writeOffs, { status }),
  /** In the back office: one bill, and one write-off. */
  monthBill: (open: number): string => withQuery(paths.monthList, { open }),
  writeOff: (open: number): string => withQuery(paths.writeOffs, { open }),
  /** The balance, of one currency if given. */
  balance: (currency?: string): string => withQuery(paths.balance, { currency }),
  message: (id: number): string => withQuery(paths.messageDetail, { id }),
  /** In the back office: a member, and a merchant. */
  managedMember: (id: number): string => withQuery('/memberList', { open: id }),
  managedMerchant: (id: number): string => withQuery('/business/manage', { open: id }),
  /** In the back office: goods as their seller and their approvers see them. */
  managedGoods: (id: number): string => withQuery(paths.productManage, { open: id }),
  /** In the back office: goods pending a decision. */
  goodsReview: (id: number): string => withQuery(paths.goodsReview, { open: id }),
  /** In the back office: orders, of one state if given, and one of them over the list. */
  orderAdmin: (status?: number): string => withQuery(paths.orderAdmin, { status }),
  /** In the back office: an order for a customer, with what an earlier one had. */
  orderAgain: (id: number): string => withQuery(paths.newOrder, { again: id }),
  managedOrder: (id: number): string => withQuery(paths.orderAdmin, { open: id }),
  /** In the back office: a parcel of an order, over the list of them. */
  managedParcel: (id: number): string => withQuery(paths.sendOutOrders, { open: id }),
  /** In the back office: a stock-in, an allocation, a stock document as its approvers see it; over the list of them. */
  managedStockIn: (id: number): string => withQuery(paths.inbound, { open: id }),
  managedAllocation: (id: number): string => withQuery(paths.allocation, { open: id }),
  stockReview: (id: number): string => withQuery(paths.stockApproval, { open: id }),
  /** In the back office: a stock-out, over the list of them. */
  managedStockOut: (id: number): string => withQuery(paths.outbound, { open: id }),
  /** In the back office: a lot, over the list of them. */
  managedAuction: (id: number): string => withQuery(paths.auctionAdmin, { open: id }),
  /** One bidder's place in a lot, and the order that came of it. */
  managedAuctionOrder: (id: number): string => withQuery(paths.auctionOrderAdmin, { open: id }),
  /** In the back office: the lots, as a list or by the days they end. */
  auctionAdmin: (view: 'lots' | 'calendar'): string =>
    withQuery(paths.auctionAdmin, { view: view === 'lots' ? undefined : view }),
  /** In the back office: the terms under which goods go up for auction. */
  openAuction: (goodsId: number): string => withQuery(paths.auctionAdmin, { goods: goodsId }),
  /** In the back office: the terms for goods that were just submitted for review. */
  draftAuction: (goodsId: number, currency: string): string =>
    withQuery(paths.draftAuctions, { goods: goodsId, currency }),
  /** In the back office: other terms for a lot, or a new run of its goods. */
  editAuction: (id: number): string => withQuery(paths.auctionAdmin, { edit: id }),
  relistAuction: (id: number): string => withQuery(paths.auctionAdmin, { again: id }),
  /** In the back office: lots that end on a day of the reader's, `2026-11-20`. */
  auctionsEnding: (day: string): string => withQuery(paths.auctionAdmin, { ends_from: day, ends_to: day }),
  /** In the back office: goods of a kind and a state. */
  goodsList: (filters: { sale_type?: number; status?: number }): string =>
    withQuery(paths.productManage, filters),
  /** In the back office: a sheet of goods, and what became of its rows. */
  goodsImport: (id: number): string => withQuery(paths.productManage, { import: id }),
  /** In the back office: the documents of a company pending a decision. */
  merchantReview: (companyId: number): string => withQuery('/business/audit', { open: companyId }),
  /** In the back office: a negotiation about one's goods. */
  managedBargain: (id: number): string => withQuery(paths.bargainAdmin, { open: id }),
  /** In the back office: a viewing of one's goods. */
  managedReservation: (id: number): string => withQuery(paths.reservationAdmin, { open: id }),
  /** In the back office: defaults of one bidder. */
  strikesOf: (accountId: number): string => withQuery(paths.auctionStrikes, { account_id: accountId }),
  /** In the back office: the bins of a warehouse, and a customer. */
  bins: (warehouseId: number): string => withQuery(paths.bins, { ware_house_id: warehouseId }),
  /** In the back office: one stock, and one movement, each on a page of its own. */
  stock: (id: number): string => withQuery(paths.stockView, { id }),
  movement: (id: number): string => withQuery(paths.recordView, { id }),
  lowStock: (): string => withQuery(paths.warehouseGoods, { is_low: 1 }),
  passport: (id: number): string => withQuery(paths.passport, { id }),
  recallProgress: (id: number): string => withQuery(paths.recallNotices, { recall_id: id }),
  customer: (id: number): string => withQuery(paths.customers, { open: id }),
  /** In the back office: a change of a setting, over the list of them. */
  settingChange: (id: number): string => withQuery('/system/settingChanges', { open: id }),
  /** In the back office: who holds a role. */
  roleHolders: (roleId: number): string => withQuery('/system/user', { role_id: roleId }),
  messages: (isRead?: number): string => withQuery(paths.messageList, { is_read: isRead }),
  staticPage: (type: StaticPageType): string => withQuery(paths.staticPage, { type }),
};

/** A route as an address for a new window: the router lives in the part after the hash. */
export const hrefOf = (path: string): string => `#${path}`;
