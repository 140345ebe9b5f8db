/**
 * The migrations of the releases before the baseline, in their order. What all of them together made is what the baseline
 * makes; this was compared when they were replaced.
 */
export const OLD_CHAIN: readonly string[] = `
  CreatePlatform1763600000000 CreateMember1763600100000 CreateLedger1763600200000 CreateGoods1763600300000
  CreateAuction1763600400000 CreateOrder1763600500000 CreateMessage1763600600000 CreateFile1763700000000
  SecureAccount1763700200000 CreateAddress1763700300000 CreateCertification1763700400000
  CreateContent1763700500000 RolesThroughMenus1763700600000 CreateExportJob1763701000000
  CreatePreference1763701100000 AddExportTimeZone1763701150000 KeepPicturesOfStaticPages1763701160000
  CancelExports1763701200000 ManageCategoriesAndBrands1763702000000 PublishGoods1763702100000
  SearchGoods1763702200000 SeedLexicon1763702210000 CreateSavedSearch1763702220000
  CreateGoodsCollect1763702300000 CreateGoodsView1763702310000 CreateGoodsQuestion1763702320000
  ReviewGoods1763702400000 CreateProduct1763702410000 CreateEvaluation1763702500000
  ImportGoods1763702700000 NarrowFacets1763702800000 CreateApproval1763703100000
  ApproveGoodsAndBidders1763703110000 ChooseExportedRows1763703120000 IndexLists1763703200000
  NameBuiltInRoles1763703210000 NameApprovals1763703215000 CreateLicence1763703220000
  OrderLicences1763703230000 HoldStates1763703300000 DisableExpiredMerchants1763703310000
  GuardStates1763703320000 ItemMasterPage1763703340000 SaltAutomaticBids1763704000000
  KeepBidTimes1763704010000 SeparateDepositFromApproval1763704020000 AuctionDeskPage1763704110000
  AuctionTemplate1763704120000 TellClosingFaults1763704150000 CheckTimeZones1763704151000
  KnowDevices1763704161000 ProveEmails1763704162000 UndoAddresses1763704163000 ScopeExports1763704164000
  AuctionOrderPages1763704170000 LookAtParkedEvents1763704172000 AuctionPlan1763704180000
  NarrowSearch1763704254000 FoldListedGoods1763704255000 CreateWarehouse1763704300000
  CreateStock1763704310000 CreateStockDocument1763704320000 FindCustomersByPhone1763704330000
  CreateArrival1763704340000 CreateSend1763704350000 ClassifyDevices1763805100000
  KeepLicenceKinds1763805200000 FindAuctionOrders1763805230000 RuleTrade1763805300000
  CreatePassportLine1763805310000 NotifyMakers1763805400000 MoveBetweenWarehouses1763900100000
  CreateStockCount1763900200000 CreateOpeningImport1763900210000 ClearBidders1763900300000
  StockInFromArrival1763900310000 LotReservesUnit1763900320000 SaleToStockOut1763900330000
  RecallDevices1763900400000 StateCleanness1763900410000 AttachPapers1763900420000
  TellMovesTogether1763900700000 LeadersBidBefore1763900710000 FindMovements1763900800000
  RestockListings1763901000000 UnclearedBidders1763901100000 KeepPartners1763901110000
  RecallByPeriod1763901120000 PairLettersAtOnce1763901200000 NameBinsOfMovements1763901300000
  MoveBetweenBins1763901310000 FoldNarrowRowsAlone1763901600000 RunOpeningImportByJob1763901610000
  WidenLedgerKinds1764000000000 SeparateDeposits1764000010000 ReadLedgerLines1764000020000
  KeepAccountCodes1764000030000 CreatePayment1764000100000 PayOnline1764000110000
  CreateRecharge1764000120000 CreateCart1764000200000 PlaceOrders1764000210000 OrderDesk1764000300000
  OrderLife1764000310000 IssueOrderPapers1764000400000 CreateRefund1764000410000 CreateBargain1764000500000
  CreateBankAccount1764000600000 CreateWithdrawal1764000610000 BillByMonth1764000700000
  TakeRemittances1764001000000 CreateReservation1764001100000 CreateTransfer1764001190000
  CreatePayoutFile1764001200000 ImportBankLines1764001210000 PayOrdersTogether1764001220000
  ResolveParkedPayments1764001230000 EditFreight1764001300000 AddressWonOrders1764001310000
  BillFreight1764001320000 ReconcileDays1764001390000 AllowRefunds1764001490000
  ExchangeCurrencies1764001500000 RemitForAnything1764001520000 NoteOrders1764001600000
  RemitFreight1764001610000 NumberImportTakes1764001700000 RefundPieces1764001710000
  SendOutAnew1764001720000 ReturnParcels1764001721000 CountViewings1764001722000 FindByMonth1764001723000
  FreightZones1764001730000 PartsOfFreight1764001731000 KeepPayTypes1764001740000
  WaitForSlowPayments1764001741000 TellBookedMoney1764001750000 WriteJournalVouchers1764001751000
  ReopenBankLines1764001800000 CreditBankLines1764001810000 FindMoneyPapers1764001820000
  FindByDocument1764001900000 AskForWriteOffs1764002000000 OpenCustomerAccounts1764002100000
  MarkMerchants1764002101000 CountOldReturns1764002102000 ReceiveChargesOnce1764005102001
  DateByDatabase1764007102000 CloseFinishedRecords1764007102001 DecideOpenDocuments1764007102002
  NameTablesInTriggers1764007102003
`
  .trim()
  .split(/\s+/);

/** The migrations that make the same; later ones are not recorded as done where the old chain is. */
export const BASELINE: readonly string[] = [
  'CreatePlatform1764100000000',
  'CreateMember1764101000000',
  'CreateRbac1764102000000',
  'CreateFinance1764103000000',
  'CreateGoods1764104000000',
  'CreateWarehouse1764105000000',
  'CreateAuction1764106000000',
  'CreateOrder1764107000000',
  'CreateContent1764108000000',
  'CreateMessage1764109000000',
  'CreateInvariants1764110000000',
];

const LAST = OLD_CHAIN.at(-1);

/**
 * Which chain a database or a backup was made by, as the names of its migrations show: `complete` is the old chain with
 * its last migration and nothing else, `incomplete` lacks some of it, `mixed` has others beside it.
 */
export function chainOf(recorded: readonly string[]): 'current' | 'complete' | 'incomplete' | 'mixed' {
  const old = recorded.filter((name) => OLD_CHAIN.includes(name));
  if (old.length === 0) return 'current';
  if (old.length < recorded.length) return 'mixed';
  return old.length < OLD_CHAIN.length ? 'incomplete' : 'complete';
}

/**
 * Why a database or a backup cannot be updated by this release, and what to do instead.
 * @returns null where it can be
 */
export function whyNotUpdated(what: 'database' | 'backup', recorded: readonly string[]): string | null {
  const chain = chainOf(recorded);
  const missing = OLD_CHAIN.filter((name) => !recorded.includes(name));
  if (chain === 'incomplete')
    return what === 'database'
      ? `the database was made by an earlier release and lacks ${missing.length} of its migrations, the first of them ` +
          `${missing[0]}. Run npm run migrate with the release whose last migration is ${LAST}, then with this one. ` +
          'Nothing was changed'
      : `the backup was taken by an earlier release and lacks ${missing.length} of its migrations, the first of them ` +
          `${missing[0]}. Restore it with the release whose last migration is ${LAST}, and take a new backup there. ` +
          'Nothing was changed';
  if (chain === 'mixed')
    return (
      `the ${what} names migrations of earlier releases beside others ` +
      `(${recorded.filter((name) => !OLD_CHAIN.includes(name)).join(', ')}), which no release does. Nothing was changed`
    );
  return null;
}
