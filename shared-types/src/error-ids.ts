/** Stable identifiers of refusals. A text in each language exists for every one (server/src/i18n). */
export const ERROR_IDS = [
  /** A field is missing or malformed; `fields` names it. */
  'VALIDATION',
  /** The row does not exist, or is not the caller's to see. */
  'NOT_FOUND',
  /** The document is not in a state that allows this. */
  'STATE_CONFLICT',
  /** Somebody else saved it after it was read; nothing was changed. */
  'CHANGED_MEANWHILE',
  /** The permission is lacking. */
  'FORBIDDEN',
  /** The session is missing, ended or expired (code -102). */
  'SESSION_INVALID',
  'AGREEMENT_REQUIRED',
  /**
   * A rule of the law forbids the sale, or requires a licence or a certified company as the buyer, or depends on a
   * country that is not known; `data.rule_id` names the rule.
   */
  'COMPLIANCE_REFUSED',
  'COMPLIANCE_LICENCE',
  'COMPLIANCE_SELLER',
  'COMPLIANCE_BUYER',
  'COMPLIANCE_COUNTRY',
  /** A rule requires that the receiver is named, or a document, before a piece leaves; `data.rule_id` names the rule. */
  'CUSTOMER_NEEDED',
  'STATEMENT_NEEDED',
  'NOTICE_NEEDED',
  /** An open recall names the piece. */
  'RECALLED',
  /** Contention did not resolve after all retries; nothing was written. */
  'BUSY',
  'RATE_LIMITED',
  'IDEMPOTENCY_KEY_REUSED',
  'ALREADY_DONE',
  'ALREADY_DECIDED',
  /** Another change of the setting waits; `data.change_id` names it. */
  'CHANGE_WAITS',
  /** The entry would count in a month that finance has closed. */
  'MONTH_CLOSED',
  /** The bank's balance is not the ledger's: the day is not reconciled by an explanation. */
  'BALANCES_DIFFER',
  'SELF_APPROVAL',
  'LAST_ADMIN',
  /** Something still refers to it; `data.where` names what. */
  'IN_USE',
  'NAME_TAKEN',
  /** There are as many as there may be. */
  'COUNT_LIMIT',
  /** Faults of HTTP itself. */
  'MALFORMED_JSON',
  'PATH_UNKNOWN',
  'TOO_LARGE',
  /** The payment provider does not answer; nothing was taken. */
  'PAYMENT_UNAVAILABLE',
  'INTERNAL',
  /** Files. The content is none of the accepted types, whatever its name. */
  'FILE_TYPE',
  'FILE_SIZE',
  'FILE_PIXELS',
  'FILE_COUNT',
  /** An id of no file of the caller, or of one of another kind. */
  'FILE_UNKNOWN',
  /** The filtered set has more rows than a sheet holds. */
  'EXPORT_TOO_LARGE',
  /** More pieces would be sent for less than fewer, and nobody has confirmed that it is intended. */
  'FREIGHT_FALLS',
  /** A file for an accounting package has the entries of its currency alone: the list is to be filtered by it. */
  'EXPORT_CURRENCY',
  /** What the package would not find: the code or name of an account that does not fit its field or its letters. */
  'EXPORT_ACCOUNT',
  /** A rate of the fees that the package has no tax class for. */
  'EXPORT_TAX_RATE',
  /**
   * A file to import: damaged, or of another format (`data.row`, where it is one row); too much; without
   * rows; without a known title.
   */
  'IMPORT_UNREADABLE',
  'IMPORT_TOO_LARGE',
  'IMPORT_EMPTY',
  'IMPORT_COLUMNS',
  /** Accounts. */
  'EMAIL_TAKEN',
  'PHONE_TAKEN',
  'PASSWORD_WEAK',
  'PASSWORD_MISMATCH',
  'CODE_INVALID',
  'LOGIN_FAILED',
  /** A person keeps a bounded number of addresses. */
  'ADDRESS_LIMIT',
  /** The present password, required again before a sensitive change. */
  'PASSWORD_WRONG',
  /** The sign-in continues with member/second-factor-login; `data.challenge` is its key. */
  'SECOND_FACTOR_REQUIRED',
  /**
   * Staff know the password, or set the address: the sign-in continues with member/forced-password, by
   * `data.challenge`.
   */
  'PASSWORD_CHANGE_REQUIRED',
  /** The one that staff set. */
  'PASSWORD_SAME',
  /** The code of the authenticator, or the recovery code, where it is required besides another code. */
  'SECOND_FACTOR_INVALID',
  /** A link of a mail: unknown, used, or too old. */
  'LINK_EXPIRED',
  /** The challenge is used, expired or tried too often: sign in again. */
  'CHALLENGE_EXPIRED',
  /** A role of the person requires the second factor: it stays on. */
  'SECOND_FACTOR_DEMANDED',
  /** Companies. */
  'COMPANY_OWNER_ONLY',
  'LEGAL_NUMBER_TAKEN',
  /** An approved licence is renewed, not changed. */
  'LICENCE_APPROVED',
  /** Money. */
  'INSUFFICIENT_BALANCE',
  'AMOUNT_INVALID',
  'CURRENCY_MISMATCH',
  /** It has its capture. */
  'ALREADY_PAID',
  /** Its payment deadline has passed. */
  'ORDER_EXPIRED',
  /** A message without the provider's valid signature. */
  'SIGNATURE_INVALID',
  /** The refunds would exceed what was paid. */
  'REFUND_EXCEEDS_PAID',
  /** Auctions. */
  'BID_TOO_LOW',
  'AUCTION_NOT_STARTED',
  'AUCTION_ENDED',
  'AUCTION_LOCKED',
  'BID_OWN_GOODS',
  'MAXIMUM_NOT_RAISED',
  'QUESTION_OWN_GOODS',
  /** As many questions of this person about these goods wait for an answer as may. */
  'QUESTIONS_WAITING',
  'NO_CHANCES_LEFT',
  'DEPOSIT_REQUIRED',
  'NOT_ADMITTED',
  'BIDDER_BARRED',
  'OFFER_LIMIT',
  'OFFER_EXPIRED',
  'BARGAIN_OWN_GOODS',
  /** The agreed price is another's, for other goods, used already, or its time is over. */
  'BARGAIN_INVALID',
  /** As many offers as a thread may have: the one on the table is taken or left. */
  'BARGAIN_OFFERS',
  /** Viewings: of goods of one's own company, a slot that another has or that does not begin then,
   * more of them than one member holds without paying, a second change. */
  'RESERVATION_OWN_GOODS',
  'SLOT_TAKEN',
  'SLOT_LIMIT',
  'CHANGE_LIMIT',
  // The merchant is disabled or its certification has ended: nothing of it is put up for sale.
  'SELLER_IDLE',
  /** Stock. Fewer are free there than requested. */
  'STOCK_INSUFFICIENT',
  // Goods kept in a warehouse leave it by an approved stock-out.
  'STOCK_NOT_OUT',
  /** More of it, or of its value, than can be stored. */
  'STOCK_LIMIT',
  /** A piece of this serial number is in stock already. */
  'SERIAL_DUPLICATE',
  /** No free piece of this serial number is there. */
  'SERIAL_UNKNOWN',
  /** A piece that came is not among what was sent, or is no longer on its way. */
  'SERIAL_NOT_SENT',
  'ALREADY_SCRAPPED',
  /** The payee's account was changed lately; nothing is paid to it before `data.until`. */
  'PAYEE_HELD',
  /** Who submitted a document withdraws or closes it; `data.name`. */
  'INITIATOR_ONLY',
  /** The reversal `data.number` of the document waits for its decision; until then nothing else is done with it. */
  'REVERSAL_REQUESTED',
  /** Pieces that a document received are gone, or promised to something; `data.serials`. */
  'PIECES_NOT_FREE',
  /** A piece left and came back since; `data.serial_number`. What moved it later is undone first. */
  'PIECE_MOVED_SINCE',
  /** The shop would offer more of an item than its merchant has in stock. */
  'OFFER_EXCEEDS_STOCK',
  /** What came into stock for this listing was sold there. */
  'LISTING_SOLD',
  /** This listing is linked to stock: its item cannot change. */
  'LISTING_STOCKED',
  /** Nothing new begins in a disabled warehouse. */
  'WAREHOUSE_DISABLED',
  /** Another open count counts part of the same. */
  'COUNT_OVERLAPS',
  /** Nothing is there that could be counted. */
  'COUNT_EMPTY',
  /** More lines than one count may have; `data.limit`. */
  'COUNT_TOO_LARGE',
  /** `data.count` lines are not counted yet. */
  'COUNT_UNFINISHED',
  /** The counter of a difference does not confirm it. */
  'COUNT_OWN',
  /** What is missing is reserved; `data.named`. `keep_reserved` leaves it as it is recorded. */
  'COUNT_RESERVED',
  /** `data.count` rows of a sheet are wrong: nothing of it is taken. */
  'SHEET_FAULTY',
  /** Orders. One's own goods, or one's company's, are not bought. */
  'ORDER_OWN_GOODS',
  /** What was quoted is no longer so: another price, freight, tax or address. */
  'PRICE_CHANGED',
  /** An order goes nowhere without an address, nor to one without its postal code where there are such. */
  'ADDRESS_INCOMPLETE',
  /** Not by this way of paying. */
  'PAY_TYPE_REFUSED',
  /** Auctioned, still to come, sold out or no longer on the shelf. */
  'NOT_FOR_SALE',
  /** The author has evaluated this order already. */
  'ALREADY_REVIEWED',
] as const;

export type ErrorId = (typeof ERROR_IDS)[number];
