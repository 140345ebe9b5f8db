import { type LazyPage, lazyPage } from '../lib/lazy-page';
import { paths } from '../lib/paths';

/**
 * Every page of the back office by its path: the code, and the namespaces of its texts. Which of them a person may
 * open, and what they are called, comes with the menu from the server.
 */
const pages: ReadonlyMap<string, LazyPage> = new Map<string, LazyPage>([
  [
    paths.dashboard,
    lazyPage(() => import('./dashboard/dashboard.page').then((m) => m.DashboardPage), ['backoffice']),
  ],
  ['/system/user', lazyPage(() => import('./system/user.page').then((m) => m.UserPage), ['kit', 'system'])],
  ['/system/role', lazyPage(() => import('./system/role.page').then((m) => m.RolePage), ['kit', 'system'])],
  ['/system/menu', lazyPage(() => import('./system/menu.page').then((m) => m.MenuPage), ['kit', 'system'])],
  ['/system/dept', lazyPage(() => import('./system/dept.page').then((m) => m.DeptPage), ['kit', 'system'])],
  [
    paths.productManage,
    lazyPage(
      () => import('./goods/product-manage.page').then((m) => m.ProductManagePage),
      ['kit', 'approval', 'system', 'publishing', 'upload', 'goods_import', 'bulk_edit', 'auctions'],
    ),
  ],
  [
    paths.goodsReview,
    lazyPage(
      () => import('./goods/review/goods-review.page').then((m) => m.GoodsReviewPage),
      ['kit', 'approval', 'publishing'],
    ),
  ],
  [
    paths.draftProducts,
    lazyPage(
      () => import('./goods/draft-list.page').then((m) => m.DraftListPage),
      ['kit', 'system', 'publishing'],
    ),
  ],
  [
    paths.questionAdmin,
    lazyPage(
      () => import('./goods/question.page').then((m) => m.QuestionPage),
      ['kit', 'system', 'questions'],
    ),
  ],
  [
    paths.companyWithdrawals,
    lazyPage(
      () => import('./finance/withdrawal-list.page').then((m) => m.WithdrawalListPage),
      ['kit', 'system', 'payout', 'bank'],
    ),
  ],
  [
    paths.withdrawalReview,
    lazyPage(
      () => import('./finance/withdrawal-review.page').then((m) => m.WithdrawalReviewPage),
      ['kit', 'approval', 'system', 'payout'],
    ),
  ],
  [
    paths.remittances,
    lazyPage(
      () => import('./finance/remittance.page').then((m) => m.RemittancePage),
      ['kit', 'system', 'remittance'],
    ),
  ],
  [
    paths.suspensePayments,
    lazyPage(
      () => import('./finance/parked-payment.page').then((m) => m.SuspensePaymentPage),
      ['kit', 'system', 'finance'],
    ),
  ],
  [
    paths.platformAccounts,
    lazyPage(
      () => import('./finance/house-account.page').then((m) => m.PlatformAccountPage),
      ['kit', 'system'],
    ),
  ],
  [
    paths.transfers,
    lazyPage(
      () => import('./finance/transfer.page').then((m) => m.ProceedsPayoutPage),
      ['kit', 'system', 'transfer'],
    ),
  ],
  [
    paths.reconciliation,
    lazyPage(
      () => import('./finance/reconciliation.page').then((m) => m.ReconciliationPage),
      ['kit', 'system', 'finance'],
    ),
  ],
  [
    paths.exchanges,
    lazyPage(
      () => import('./finance/exchange.page').then((m) => m.ExchangePage),
      ['kit', 'approval', 'system', 'exchange'],
    ),
  ],
  [
    paths.journalVouchers,
    lazyPage(
      () => import('./finance/voucher.page').then((m) => m.VoucherPage),
      ['kit', 'approval', 'system', 'voucher', 'finance'],
    ),
  ],
  [
    paths.writeOffs,
    lazyPage(
      () => import('./finance/write-off.page').then((m) => m.WriteOffPage),
      ['kit', 'approval', 'system', 'month_bills'],
    ),
  ],
  [
    '/finance/platformFee',
    lazyPage(() => import('./finance/platform-fee.page').then((m) => m.PlatformFeePage), ['kit', 'system']),
  ],
  [
    '/finance/withdrawalLimit',
    lazyPage(
      () => import('./finance/withdrawal-limit.page').then((m) => m.WithdrawalLimitPage),
      ['kit', 'system'],
    ),
  ],
  [
    paths.bankImport,
    lazyPage(() => import('./finance/bank-line.page').then((m) => m.BankLinePage), ['kit', 'system', 'bank']),
  ],
  [
    paths.orderAdmin,
    lazyPage(
      () => import('./order/order-list.page').then((m) => m.OrderListPage),
      ['kit', 'system', 'order_desk', 'order_papers', 'upload', 'freight', 'labels'],
    ),
  ],
  [
    paths.newOrder,
    lazyPage(
      () => import('./order/entry/order-add.page').then((m) => m.OrderAddPage),
      ['kit', 'order_desk', 'order_entry'],
    ),
  ],
  [
    paths.sendOutOrders,
    lazyPage(
      () => import('./order/shipment.page').then((m) => m.ShipmentPage),
      ['kit', 'system', 'order_desk', 'upload'],
    ),
  ],
  [
    paths.financeOverview,
    lazyPage(
      () => import('./finance/overview/overview.page').then((m) => m.OverviewPage),
      ['overview', 'finance'],
    ),
  ],
  [
    '/finance/trialBalance',
    lazyPage(() => import('./finance/trial-balance.page').then((m) => m.TrialBalancePage), ['finance']),
  ],
  [
    paths.journal,
    lazyPage(() => import('./finance/journal.page').then((m) => m.JournalPage), ['kit', 'system', 'finance']),
  ],
  [
    '/finance/accountCodes',
    lazyPage(
      () => import('./finance/account-code.page').then((m) => m.AccountCodePage),
      ['kit', 'system', 'finance'],
    ),
  ],
  [
    paths.balanceDetails,
    lazyPage(
      () => import('./finance/balance-details.page').then((m) => m.BalanceDetailsPage),
      ['kit', 'system', 'finance'],
    ),
  ],
  [
    '/orders/refund',
    lazyPage(
      () => import('./order/refund.page').then((m) => m.RefundPage),
      ['kit', 'system', 'upload', 'refunds'],
    ),
  ],
  [
    '/orders/freightRate',
    lazyPage(
      () => import('./order/freight-rate.page').then((m) => m.FreightRatePage),
      ['kit', 'system', 'freight'],
    ),
  ],
  [
    '/orders/freightZone',
    lazyPage(() => import('./order/freight-zone.page').then((m) => m.FreightZonePage), ['kit', 'system']),
  ],
  [
    '/orders/taxRate',
    lazyPage(() => import('./order/tax-rate.page').then((m) => m.TaxRatePage), ['kit', 'system']),
  ],
  [
    paths.monthList,
    lazyPage(
      () => import('./finance/month-list.page').then((m) => m.MonthListPage),
      ['kit', 'approval', 'system', 'month_bills'],
    ),
  ],
  [
    paths.creditLimits,
    lazyPage(() => import('./finance/credit-limit.page').then((m) => m.CreditLimitPage), ['kit', 'system']),
  ],
  [
    paths.auctionOrderAdmin,
    lazyPage(
      () => import('./auction/orders/auction-order.page').then((m) => m.AuctionOrderPage),
      ['kit', 'system', 'auction_desk'],
    ),
  ],
  [
    paths.bargainAdmin,
    lazyPage(
      () => import('./bargains/bargaining.page').then((m) => m.BargainingPage),
      ['kit', 'system', 'bargain'],
    ),
  ],
  [
    paths.reservationAdmin,
    lazyPage(
      () => import('./reservations/reservation.page').then((m) => m.ReservationOrderPage),
      ['kit', 'system', 'reservation'],
    ),
  ],
  [
    paths.reservationReview,
    lazyPage(
      () => import('./reservations/reservation.page').then((m) => m.ReservationApprovalPage),
      ['kit', 'system', 'reservation'],
    ),
  ],
  [
    paths.auctionStrikes,
    lazyPage(
      () => import('./auction/orders/strike.page').then((m) => m.StrikePage),
      ['kit', 'system', 'auction_desk'],
    ),
  ],
  [
    '/productRelated/brand',
    lazyPage(
      () => import('./goods/brand.page').then((m) => m.BrandPage),
      ['kit', 'system', 'catalogue', 'upload'],
    ),
  ],
  [
    paths.inbound,
    lazyPage(
      () => import('./warehouse/documents/inbound.page').then((m) => m.InboundPage),
      ['kit', 'system', 'stock', 'scan', 'upload'],
    ),
  ],
  [
    paths.outbound,
    lazyPage(
      () => import('./warehouse/documents/outbound.page').then((m) => m.OutboundPage),
      ['kit', 'system', 'stock', 'scan', 'upload'],
    ),
  ],
  [
    paths.outboundProducts,
    lazyPage(
      () => import('./warehouse/documents/add-products.page').then((m) => m.AddProductsPage),
      ['kit', 'stock', 'scan', 'upload'],
    ),
  ],
  [
    paths.allocation,
    lazyPage(
      () => import('./warehouse/allocation/allocation.page').then((m) => m.AllocationPage),
      ['kit', 'system', 'stock', 'scan', 'allocation'],
    ),
  ],
  [
    paths.allocateStock,
    lazyPage(
      () => import('./warehouse/allocation/allocate-stock.page').then((m) => m.AllocateStockPage),
      ['kit', 'stock', 'scan', 'allocation'],
    ),
  ],
  [
    paths.stockApproval,
    lazyPage(
      () => import('./warehouse/documents/stock-approval.page').then((m) => m.StockApprovalPage),
      ['kit', 'system', 'approval', 'stock'],
    ),
  ],
  [
    paths.stockOverview,
    lazyPage(() => import('./warehouse/figures/figures.page').then((m) => m.FiguresPage), ['kit', 'figures']),
  ],
  [
    paths.warehouseGoods,
    lazyPage(
      () => import('./warehouse/stock/warehouse-goods.page').then((m) => m.WarehouseGoodsPage),
      ['kit', 'system', 'stock', 'scan', 'labels', 'opening'],
    ),
  ],
  [
    paths.stockView,
    lazyPage(
      () => import('./warehouse/stock/stock-view.page').then((m) => m.StockViewPage),
      ['kit', 'stock', 'labels'],
    ),
  ],
  [
    paths.recordView,
    lazyPage(
      () => import('./warehouse/stock/record-view.page').then((m) => m.RecordViewPage),
      ['kit', 'stock'],
    ),
  ],
  [
    paths.stockRecords,
    lazyPage(
      () => import('./warehouse/stock/record.page').then((m) => m.RecordPage),
      ['kit', 'system', 'stock'],
    ),
  ],
  [
    '/warehouse/goods',
    lazyPage(
      () => import('./goods/product.page').then((m) => m.ProductPage),
      ['kit', 'system', 'upload', 'labels'],
    ),
  ],
  [
    paths.warehouses,
    lazyPage(
      () => import('./warehouse/places/warehouse.page').then((m) => m.WarehousePage),
      ['kit', 'system', 'places'],
    ),
  ],
  [
    paths.bins,
    lazyPage(
      () => import('./warehouse/places/bin.page').then((m) => m.BinPage),
      ['kit', 'system', 'places', 'labels'],
    ),
  ],
  [
    paths.arrivals,
    lazyPage(
      () => import('./warehouse/arrivals/arrival.page').then((m) => m.ArrivalPage),
      ['kit', 'system', 'arrivals', 'upload', 'stock', 'scan'],
    ),
  ],
  [
    paths.checkGoods,
    lazyPage(
      () => import('./warehouse/counts/count.page').then((m) => m.CheckGoodsPage),
      ['kit', 'system', 'counts', 'scan'],
    ),
  ],
  [
    paths.deliveries,
    lazyPage(
      () => import('./warehouse/sends/send.page').then((m) => m.SendPage),
      ['kit', 'system', 'sends', 'upload'],
    ),
  ],
  [
    paths.sentGoods,
    lazyPage(
      () => import('./warehouse/sends/send.page').then((m) => m.SentPage),
      ['kit', 'system', 'sends', 'upload'],
    ),
  ],
  [
    paths.customers,
    lazyPage(
      () => import('./warehouse/customers/customer.page').then((m) => m.CustomerPage),
      ['kit', 'system', 'places'],
    ),
  ],
  [
    paths.customerCompanies,
    lazyPage(
      () => import('./warehouse/customers/customer-company.page').then((m) => m.CustomerCompanyPage),
      ['kit', 'system', 'places'],
    ),
  ],
  [
    paths.deviceNotices,
    lazyPage(
      () => import('./warehouse/compliance/notice.page').then((m) => m.NoticePage),
      ['kit', 'system', 'compliance'],
    ),
  ],
  [
    '/warehouse/tradeRecord',
    lazyPage(
      () => import('./warehouse/compliance/trade-record.page').then((m) => m.TradeRecordPage),
      ['kit', 'system', 'compliance'],
    ),
  ],
  [
    '/warehouse/cleanStatement',
    lazyPage(
      () => import('./warehouse/compliance/clean-statement.page').then((m) => m.CleanStatementPage),
      ['kit', 'system', 'compliance'],
    ),
  ],
  [
    '/warehouse/recall',
    lazyPage(
      () => import('./warehouse/compliance/recall.page').then((m) => m.RecallPage),
      ['kit', 'system', 'compliance'],
    ),
  ],
  [
    paths.recallNotices,
    lazyPage(
      () => import('./warehouse/compliance/recall-notice.page').then((m) => m.RecallNoticePage),
      ['kit', 'system', 'compliance'],
    ),
  ],
  [
    '/warehouse/complianceRule',
    lazyPage(
      () => import('./warehouse/compliance/rule.page').then((m) => m.RulePage),
      ['kit', 'system', 'compliance'],
    ),
  ],
  [
    paths.passport,
    lazyPage(
      () => import('./warehouse/passport/passport.page').then((m) => m.PassportPage),
      ['kit', 'scan', 'passport', 'labels'],
    ),
  ],
  [
    '/productRelated/lexicon',
    lazyPage(() => import('./goods/lexicon.page').then((m) => m.LexiconPage), ['kit', 'system', 'lexicon']),
  ],
  [
    '/productRelated/classify',
    lazyPage(
      () => import('./goods/category.page').then((m) => m.CategoryPage),
      ['kit', 'system', 'catalogue', 'upload'],
    ),
  ],
  [
    paths.productComments,
    lazyPage(
      () => import('./goods/comment.page').then((m) => m.CommentPage),
      ['kit', 'system', 'evaluation'],
    ),
  ],
  [
    paths.auctionAdmin,
    lazyPage(
      () => import('./auction/auction-list.page').then((m) => m.AuctionListPage),
      ['kit', 'system', 'auctions', 'auction', 'auction_desk', 'approval'],
    ),
  ],
  [
    paths.draftAuctions,
    lazyPage(() => import('./auction/plan.page').then((m) => m.PlanPage), ['kit', 'system', 'auctions']),
  ],
  [
    '/orders/auctionTemplate',
    lazyPage(() => import('./auction/template.page').then((m) => m.TemplatePage), ['kit', 'system']),
  ],
  [
    paths.feedbackAdmin,
    lazyPage(() => import('./content/feedback.page').then((m) => m.FeedbackPage), ['kit', 'content']),
  ],
  [
    paths.messageBoard,
    lazyPage(
      () => import('./content/message-board.page').then((m) => m.MessageBoardPage),
      ['kit', 'content'],
    ),
  ],
  [
    '/content/staticPages',
    lazyPage(
      () => import('./content/static-page.page').then((m) => m.StaticPagesPage),
      ['kit', 'system', 'content'],
    ),
  ],
  [
    '/memberList',
    lazyPage(
      () => import('./member/member-list.page').then((m) => m.MemberListPage),
      ['kit', 'system', 'member'],
    ),
  ],
  [
    '/business/manage',
    lazyPage(
      () => import('./member/merchant-manage.page').then((m) => m.MerchantManagePage),
      ['kit', 'system', 'approval', 'member'],
    ),
  ],
  [
    '/business/audit',
    lazyPage(
      () => import('./member/merchant-review.page').then((m) => m.MerchantReviewPage),
      ['kit', 'approval', 'member'],
    ),
  ],
  [
    paths.licenceReview,
    lazyPage(
      () => import('./member/licence-review.page').then((m) => m.LicenceReviewPage),
      ['kit', 'approval', 'member'],
    ),
  ],
  [
    '/business/licenceKind',
    lazyPage(
      () => import('./member/licence-kind.page').then((m) => m.LicenceKindPage),
      ['kit', 'system', 'member'],
    ),
  ],
  [
    '/business/licenceStep',
    lazyPage(
      () => import('./member/licence-step.page').then((m) => m.LicenceStepPage),
      ['kit', 'system', 'member'],
    ),
  ],
  [
    '/business/invoiceIssuer',
    lazyPage(
      () => import('./member/invoice-issuer.page').then((m) => m.InvoiceIssuerPage),
      ['kit', 'system'],
    ),
  ],
  [
    paths.licences,
    lazyPage(
      () => import('./member/licence.page').then((m) => m.LicencePage),
      ['kit', 'system', 'approval', 'member', 'upload'],
    ),
  ],
  [
    '/system/auditLog',
    lazyPage(() => import('./system/audit-log.page').then((m) => m.AuditLogPage), ['kit', 'system']),
  ],
  [
    '/system/session',
    lazyPage(() => import('./system/session.page').then((m) => m.SessionPage), ['kit', 'system']),
  ],
  [
    '/system/parkedEvent',
    lazyPage(() => import('./system/parked-event.page').then((m) => m.DeadLetterPage), ['kit', 'system']),
  ],
  [
    '/settings/companyInfo',
    lazyPage(
      () => import('./settings/company-info.page').then((m) => m.CompanyInfoPage),
      ['kit', 'system', 'upload'],
    ),
  ],
  [
    '/settings/changePassword',
    lazyPage(
      () => import('./settings/change-password.page').then((m) => m.ChangePasswordPage),
      ['kit', 'system'],
    ),
  ],
]);

export const pageOf = (pathname: string): LazyPage | undefined => pages.get(pathname);

/** The only directory whose page is not below it. */
const MEMBER_DIRECTORY = '/member';

/** A page, a directory of pages, or the helper that draws a page anew. */
export const isBackOfficeAddress = (pathname: string): boolean =>
  pages.has(pathname) ||
  pathname.startsWith('/redirect/') ||
  pathname === MEMBER_DIRECTORY ||
  [...pages.keys()].some((path) => path.startsWith(`${pathname}/`));
