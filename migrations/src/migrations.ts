import { CreatePlatform1763600000000 } from './1763600000000-create-platform.js';
import { CreateMember1763600100000 } from './1763600100000-create-member.js';
import { CreateLedger1763600200000 } from './1763600200000-create-ledger.js';
import { CreateGoods1763600300000 } from './1763600300000-create-goods.js';
import { CreateAuction1763600400000 } from './1763600400000-create-auction.js';
import { CreateOrder1763600500000 } from './1763600500000-create-order.js';
import { CreateMessage1763600600000 } from './1763600600000-create-message.js';
import { CreateFile1763700000000 } from './1763700000000-create-file.js';
import { SecureAccount1763700200000 } from './1763700200000-secure-account.js';
import { CreateAddress1763700300000 } from './1763700300000-create-address.js';
import { CreateCertification1763700400000 } from './1763700400000-create-certification.js';
import { CreateContent1763700500000 } from './1763700500000-create-content.js';
import { RolesThroughMenus1763700600000 } from './1763700600000-roles-through-menus.js';
import { CreateExportJob1763701000000 } from './1763701000000-create-export-job.js';
import { CreatePreference1763701100000 } from './1763701100000-create-preference.js';
import { AddExportTimeZone1763701150000 } from './1763701150000-add-export-time-zone.js';
import { KeepPicturesOfStaticPages1763701160000 } from './1763701160000-keep-pictures-of-static-pages.js';
import { CancelExports1763701200000 } from './1763701200000-cancel-exports.js';
import { ManageCategoriesAndBrands1763702000000 } from './1763702000000-manage-categories-and-brands.js';
import { PublishGoods1763702100000 } from './1763702100000-publish-goods.js';
import { SearchGoods1763702200000 } from './1763702200000-search-goods.js';
import { SeedLexicon1763702210000 } from './1763702210000-seed-lexicon.js';
import { CreateSavedSearch1763702220000 } from './1763702220000-create-saved-search.js';
import { CreateGoodsCollect1763702300000 } from './1763702300000-create-goods-collect.js';
import { CreateGoodsView1763702310000 } from './1763702310000-create-goods-view.js';
import { CreateGoodsQuestion1763702320000 } from './1763702320000-create-goods-question.js';
import { ReviewGoods1763702400000 } from './1763702400000-review-goods.js';
import { CreateProduct1763702410000 } from './1763702410000-create-product.js';
import { CreateEvaluation1763702500000 } from './1763702500000-create-evaluation.js';
import { ImportGoods1763702700000 } from './1763702700000-import-goods.js';
import { NarrowFacets1763702800000 } from './1763702800000-narrow-facets.js';
import { CreateApproval1763703100000 } from './1763703100000-create-approval.js';
import { ApproveGoodsAndBidders1763703110000 } from './1763703110000-approve-goods-and-bidders.js';
import { ChooseExportedRows1763703120000 } from './1763703120000-choose-exported-rows.js';
import { IndexLists1763703200000 } from './1763703200000-index-lists.js';
import { NameBuiltInRoles1763703210000 } from './1763703210000-name-built-in-roles.js';
import { NameApprovals1763703215000 } from './1763703215000-name-approvals.js';
import { CreateLicence1763703220000 } from './1763703220000-create-licence.js';
import { OrderLicences1763703230000 } from './1763703230000-order-licences.js';
import { HoldStates1763703300000 } from './1763703300000-hold-states.js';
import { DisableExpiredMerchants1763703310000 } from './1763703310000-disable-expired-merchants.js';
import { GuardStates1763703320000 } from './1763703320000-guard-states.js';
import { ItemMasterPage1763703340000 } from './1763703340000-item-master-page.js';
import { SaltAutomaticBids1763704000000 } from './1763704000000-salt-automatic-bids.js';
import { KeepBidTimes1763704010000 } from './1763704010000-keep-bid-times.js';
import { SeparateDepositFromApproval1763704020000 } from './1763704020000-separate-deposit-from-approval.js';
import { AuctionDeskPage1763704110000 } from './1763704110000-auction-desk-page.js';
import { AuctionTemplate1763704120000 } from './1763704120000-auction-template.js';
import { TellClosingFaults1763704150000 } from './1763704150000-tell-closing-faults.js';
import { CheckTimeZones1763704151000 } from './1763704151000-check-time-zones.js';
import { KnowDevices1763704161000 } from './1763704161000-know-devices.js';
import { ProveEmails1763704162000 } from './1763704162000-prove-emails.js';
import { UndoAddresses1763704163000 } from './1763704163000-undo-addresses.js';
import { ScopeExports1763704164000 } from './1763704164000-scope-exports.js';
import { AuctionOrderPages1763704170000 } from './1763704170000-auction-order-pages.js';
import { LookAtParkedEvents1763704172000 } from './1763704172000-look-at-parked-events.js';
import { AuctionPlan1763704180000 } from './1763704180000-auction-plan.js';
import { NarrowSearch1763704254000 } from './1763704254000-narrow-search.js';
import { FoldListedGoods1763704255000 } from './1763704255000-fold-listed-goods.js';
import { CreateWarehouse1763704300000 } from './1763704300000-create-warehouse.js';
import { CreateStock1763704310000 } from './1763704310000-create-stock.js';
import { CreateStockDocument1763704320000 } from './1763704320000-create-stock-document.js';
import { FindCustomersByPhone1763704330000 } from './1763704330000-find-customers-by-phone.js';
import { CreateArrival1763704340000 } from './1763704340000-create-arrival.js';
import { CreateSend1763704350000 } from './1763704350000-create-send.js';
import { ClassifyDevices1763805100000 } from './1763805100000-classify-devices.js';
import { KeepLicenceKinds1763805200000 } from './1763805200000-keep-licence-kinds.js';
import { FindAuctionOrders1763805230000 } from './1763805230000-find-auction-orders.js';
import { RuleTrade1763805300000 } from './1763805300000-rule-trade.js';
import { CreatePassportLine1763805310000 } from './1763805310000-create-passport-line.js';
import { NotifyMakers1763805400000 } from './1763805400000-notify-makers.js';
import { MoveBetweenWarehouses1763900100000 } from './1763900100000-move-between-warehouses.js';
import { CreateStockCount1763900200000 } from './1763900200000-create-stock-count.js';
import { CreateOpeningImport1763900210000 } from './1763900210000-create-opening-import.js';
import { ClearBidders1763900300000 } from './1763900300000-clear-bidders.js';
import { StockInFromArrival1763900310000 } from './1763900310000-stock-in-from-arrival.js';
import { LotReservesUnit1763900320000 } from './1763900320000-lot-reserves-unit.js';
import { SaleToStockOut1763900330000 } from './1763900330000-sale-to-stock-out.js';
import { RecallDevices1763900400000 } from './1763900400000-recall-devices.js';
import { StateCleanness1763900410000 } from './1763900410000-state-cleanness.js';
import { AttachPapers1763900420000 } from './1763900420000-attach-papers.js';
import { TellMovesTogether1763900700000 } from './1763900700000-tell-moves-together.js';
import { LeadersBidBefore1763900710000 } from './1763900710000-leaders-bid-before.js';
import { FindMovements1763900800000 } from './1763900800000-find-movements.js';
import { RestockListings1763901000000 } from './1763901000000-restock-listings.js';
import { UnclearedBidders1763901100000 } from './1763901100000-uncleared-bidders.js';
import { KeepPartners1763901110000 } from './1763901110000-keep-partners.js';
import { RecallByPeriod1763901120000 } from './1763901120000-recall-by-period.js';
import { PairLettersAtOnce1763901200000 } from './1763901200000-pair-letters-at-once.js';
import { NameBinsOfMovements1763901300000 } from './1763901300000-name-bins-of-movements.js';
import { MoveBetweenBins1763901310000 } from './1763901310000-move-between-bins.js';
import { FoldNarrowRowsAlone1763901600000 } from './1763901600000-fold-narrow-rows-alone.js';
import { RunOpeningImportByJob1763901610000 } from './1763901610000-run-opening-import-by-job.js';
import { WidenLedgerKinds1764000000000 } from './1764000000000-widen-ledger-kinds.js';
import { SeparateDeposits1764000010000 } from './1764000010000-separate-deposits.js';
import { ReadLedgerLines1764000020000 } from './1764000020000-read-ledger-lines.js';
import { KeepAccountCodes1764000030000 } from './1764000030000-keep-account-codes.js';
import { CreatePayment1764000100000 } from './1764000100000-create-payment.js';
import { PayOnline1764000110000 } from './1764000110000-pay-online.js';
import { CreateRecharge1764000120000 } from './1764000120000-create-recharge.js';
import { CreateCart1764000200000 } from './1764000200000-create-cart.js';
import { PlaceOrders1764000210000 } from './1764000210000-place-orders.js';
import { OrderDesk1764000300000 } from './1764000300000-order-desk.js';
import { OrderLife1764000310000 } from './1764000310000-order-life.js';
import { IssueOrderPapers1764000400000 } from './1764000400000-issue-order-papers.js';
import { CreateRefund1764000410000 } from './1764000410000-create-refund.js';
import { CreateBargain1764000500000 } from './1764000500000-create-bargain.js';
import { CreateBankAccount1764000600000 } from './1764000600000-create-bank-account.js';
import { CreateWithdrawal1764000610000 } from './1764000610000-create-withdrawal.js';
import { BillByMonth1764000700000 } from './1764000700000-bill-by-month.js';
import { TakeRemittances1764001000000 } from './1764001000000-take-remittances.js';
import { CreateReservation1764001100000 } from './1764001100000-create-reservation.js';
import { CreateTransfer1764001190000 } from './1764001190000-create-transfer.js';
import { CreatePayoutFile1764001200000 } from './1764001200000-create-payout-file.js';
import { ImportBankLines1764001210000 } from './1764001210000-import-bank-lines.js';
import { PayOrdersTogether1764001220000 } from './1764001220000-pay-orders-together.js';
import { ResolveParkedPayments1764001230000 } from './1764001230000-resolve-parked-payments.js';
import { EditFreight1764001300000 } from './1764001300000-edit-freight.js';
import { AddressWonOrders1764001310000 } from './1764001310000-address-won-orders.js';
import { BillFreight1764001320000 } from './1764001320000-bill-freight.js';
import { ReconcileDays1764001390000 } from './1764001390000-reconcile-days.js';
import { AllowRefunds1764001490000 } from './1764001490000-allow-refunds.js';
import { ExchangeCurrencies1764001500000 } from './1764001500000-exchange-currencies.js';
import { RemitForAnything1764001520000 } from './1764001520000-remit-for-anything.js';
import { NoteOrders1764001600000 } from './1764001600000-note-orders.js';
import { RemitFreight1764001610000 } from './1764001610000-remit-freight.js';
import { NumberImportTakes1764001700000 } from './1764001700000-number-import-takes.js';
import { RefundPieces1764001710000 } from './1764001710000-refund-pieces.js';
import { SendOutAnew1764001720000 } from './1764001720000-send-out-anew.js';
import { ReturnParcels1764001721000 } from './1764001721000-return-parcels.js';
import { CountViewings1764001722000 } from './1764001722000-count-viewings.js';
import { FindByMonth1764001723000 } from './1764001723000-find-by-month.js';
import { FreightZones1764001730000 } from './1764001730000-freight-zones.js';
import { PartsOfFreight1764001731000 } from './1764001731000-parts-of-freight.js';
import { KeepPayTypes1764001740000 } from './1764001740000-keep-pay-types.js';
import { WaitForSlowPayments1764001741000 } from './1764001741000-wait-for-slow-payments.js';
import { TellBookedMoney1764001750000 } from './1764001750000-tell-booked-money.js';
import { WriteJournalVouchers1764001751000 } from './1764001751000-write-journal-vouchers.js';
import { ReopenBankLines1764001800000 } from './1764001800000-reopen-bank-lines.js';
import { CreditBankLines1764001810000 } from './1764001810000-credit-bank-lines.js';
import { FindMoneyPapers1764001820000 } from './1764001820000-find-money-papers.js';
import { FindByDocument1764001900000 } from './1764001900000-find-by-document.js';
import { AskForWriteOffs1764002000000 } from './1764002000000-ask-for-write-offs.js';
import { OpenCustomerAccounts1764002100000 } from './1764002100000-open-customer-accounts.js';
import { MarkMerchants1764002101000 } from './1764002101000-mark-merchants.js';
import { CountOldReturns1764002102000 } from './1764002102000-count-old-returns.js';
import { ReceiveChargesOnce1764005102001 } from './1764005102001-receive-charges-once.js';
import { DateByDatabase1764007102000 } from './1764007102000-date-by-database.js';
import { CloseFinishedRecords1764007102001 } from './1764007102001-close-finished-records.js';
import { DecideOpenDocuments1764007102002 } from './1764007102002-decide-open-documents.js';
import { NameTablesInTriggers1764007102003 } from './1764007102003-name-tables-in-triggers.js';

/** In order; a merged one is never edited. */
export const migrations = [
  CreatePlatform1763600000000,
  CreateMember1763600100000,
  CreateLedger1763600200000,
  CreateGoods1763600300000,
  CreateAuction1763600400000,
  CreateOrder1763600500000,
  CreateMessage1763600600000,
  CreateFile1763700000000,
  SecureAccount1763700200000,
  CreateAddress1763700300000,
  CreateCertification1763700400000,
  CreateContent1763700500000,
  RolesThroughMenus1763700600000,
  CreateExportJob1763701000000,
  CreatePreference1763701100000,
  AddExportTimeZone1763701150000,
  KeepPicturesOfStaticPages1763701160000,
  CancelExports1763701200000,
  ManageCategoriesAndBrands1763702000000,
  PublishGoods1763702100000,
  SearchGoods1763702200000,
  SeedLexicon1763702210000,
  CreateSavedSearch1763702220000,
  CreateGoodsCollect1763702300000,
  CreateGoodsView1763702310000,
  CreateGoodsQuestion1763702320000,
  ReviewGoods1763702400000,
  CreateProduct1763702410000,
  CreateEvaluation1763702500000,
  ImportGoods1763702700000,
  NarrowFacets1763702800000,
  CreateApproval1763703100000,
  ApproveGoodsAndBidders1763703110000,
  ChooseExportedRows1763703120000,
  IndexLists1763703200000,
  NameBuiltInRoles1763703210000,
  NameApprovals1763703215000,
  CreateLicence1763703220000,
  OrderLicences1763703230000,
  HoldStates1763703300000,
  DisableExpiredMerchants1763703310000,
  GuardStates1763703320000,
  ItemMasterPage1763703340000,
  SaltAutomaticBids1763704000000,
  KeepBidTimes1763704010000,
  SeparateDepositFromApproval1763704020000,
  AuctionDeskPage1763704110000,
  AuctionTemplate1763704120000,
  TellClosingFaults1763704150000,
  CheckTimeZones1763704151000,
  KnowDevices1763704161000,
  ProveEmails1763704162000,
  UndoAddresses1763704163000,
  ScopeExports1763704164000,
  AuctionOrderPages1763704170000,
  LookAtParkedEvents1763704172000,
  AuctionPlan1763704180000,
  NarrowSearch1763704254000,
  FoldListedGoods1763704255000,
  CreateWarehouse1763704300000,
  CreateStock1763704310000,
  CreateStockDocument1763704320000,
  FindCustomersByPhone1763704330000,
  CreateArrival1763704340000,
  CreateSend1763704350000,
  ClassifyDevices1763805100000,
  KeepLicenceKinds1763805200000,
  FindAuctionOrders1763805230000,
  RuleTrade1763805300000,
  CreatePassportLine1763805310000,
  NotifyMakers1763805400000,
  MoveBetweenWarehouses1763900100000,
  CreateStockCount1763900200000,
  CreateOpeningImport1763900210000,
  ClearBidders1763900300000,
  StockInFromArrival1763900310000,
  LotReservesUnit1763900320000,
  SaleToStockOut1763900330000,
  RecallDevices1763900400000,
  StateCleanness1763900410000,
  AttachPapers1763900420000,
  TellMovesTogether1763900700000,
  LeadersBidBefore1763900710000,
  FindMovements1763900800000,
  RestockListings1763901000000,
  UnclearedBidders1763901100000,
  KeepPartners1763901110000,
  RecallByPeriod1763901120000,
  PairLettersAtOnce1763901200000,
  NameBinsOfMovements1763901300000,
  MoveBetweenBins1763901310000,
  FoldNarrowRowsAlone1763901600000,
  RunOpeningImportByJob1763901610000,
  WidenLedgerKinds1764000000000,
  SeparateDeposits1764000010000,
  ReadLedgerLines1764000020000,
  KeepAccountCodes1764000030000,
  CreatePayment1764000100000,
  PayOnline1764000110000,
  CreateRecharge1764000120000,
  CreateCart1764000200000,
  PlaceOrders1764000210000,
  OrderDesk1764000300000,
  OrderLife1764000310000,
  IssueOrderPapers1764000400000,
  CreateRefund1764000410000,
  CreateBargain1764000500000,
  CreateBankAccount1764000600000,
  CreateWithdrawal1764000610000,
  BillByMonth1764000700000,
  TakeRemittances1764001000000,
  CreateReservation1764001100000,
  CreateTransfer1764001190000,
  CreatePayoutFile1764001200000,
  ImportBankLines1764001210000,
  PayOrdersTogether1764001220000,
  ResolveParkedPayments1764001230000,
  EditFreight1764001300000,
  AddressWonOrders1764001310000,
  BillFreight1764001320000,
  ReconcileDays1764001390000,
  AllowRefunds1764001490000,
  ExchangeCurrencies1764001500000,
  RemitForAnything1764001520000,
  NoteOrders1764001600000,
  RemitFreight1764001610000,
  NumberImportTakes1764001700000,
  RefundPieces1764001710000,
  SendOutAnew1764001720000,
  ReturnParcels1764001721000,
  CountViewings1764001722000,
  FindByMonth1764001723000,
  FreightZones1764001730000,
  PartsOfFreight1764001731000,
  KeepPayTypes1764001740000,
  WaitForSlowPayments1764001741000,
  TellBookedMoney1764001750000,
  WriteJournalVouchers1764001751000,
  ReopenBankLines1764001800000,
  CreditBankLines1764001810000,
  FindMoneyPapers1764001820000,
  FindByDocument1764001900000,
  AskForWriteOffs1764002000000,
  OpenCustomerAccounts1764002100000,
  MarkMerchants1764002101000,
  CountOldReturns1764002102000,
  ReceiveChargesOnce1764005102001,
  DateByDatabase1764007102000,
  CloseFinishedRecords1764007102001,
  DecideOpenDocuments1764007102002,
  NameTablesInTriggers1764007102003,
];
