/** Codes of status fields on the wire (contract: states.json); of goods and lots: sale-states.ts. */
export const AUCTION_ORDER_STATUS = {
  bidding: 20,
  ended: 30,
  won: 40,
  lost: 41,
  cancelled: 42,
  paid: 50,
  defaulted: 60,
} as const;

/** From 1 on there is money behind it. */
export const DEPOSIT_STATUS = {
  lapsed: -1,
  exempt: 0,
  frozen: 1,
  released: 2,
  used: 3,
  forfeited: 4,
} as const;

export const OFFER_STATUS = { open: 0, accepted: 1, declined: -1, expired: 2 } as const;

export const ORDER_STATUS = {
  pending_payment: 10,
  payment_review: 11,
  freight_to_pay: 12,
  to_ship: 20,
  to_receive: 30,
  to_evaluate: 40,
  completed: 50,
  canceled: 60,
  refunding: 70,
  refunded: 71,
} as const;

export const ENGINEER_STATUS = { uncertified: 0, pending: 1, certified: 2, failed: -1, disabled: 3 } as const;

/** Refunds to the buyer of an order. */
export const REFUND_STATUS = {
  requested: 10,
  rejected: 20,
  escalated: 30,
  awaiting_return: 40,
  returning: 41,
  paying: 50,
  pay_failed: 51,
  refunded: 60,
  closed: 70,
} as const;

/** One try at paying. */
export const PAYMENT_STATUS = {
  created: 0,
  processing: 10,
  captured: 20,
  failed: 30,
  expired: 31,
  parked: 40,
  returned: 50,
} as const;

/** A thread of offers between a buyer and a merchant. */
export const BARGAIN_STATUS = {
  offered: 10,
  countered: 20,
  agreed: 30,
  ordered: 40,
  declined: 50,
  withdrawn: 51,
  expired: 60,
  void: 61,
} as const;

/** A buyer's bank transfer, checked by finance. */
export const REMITTANCE_STATUS = { pending: 0, confirmed: 1, rejected: -1, credited: 2 } as const;

/** A viewing by video. */
export const RESERVATION_STATUS = {
  pending_payment: 10,
  under_review: 15,
  booked: 20,
  in_progress: 30,
  completed: 40,
  missed: 50,
  unpaid: 60,
  refunding: 70,
  refunded: 71,
} as const;

/** Money that a member adds to their balance. */
export const RECHARGE_STATUS = { pending: 10, paid: 20, expired: 30, parked: 40, returned: 50 } as const;

/** A buyer's evaluation of an order; the platform may hide it. */
export const EVALUATION_STATUS = { hidden: 0, shown: 1 } as const;

export const GOODS_STATUS = {
  draft: 0,
  under_review: 10,
  rejected: 11,
  off_shelf: 20,
  listed: 30,
  deleted: 90,
} as const;

/** One submission of goods to their review. */
export const SUBMISSION_STATUS = { under_review: 0, approved: 1, rejected: -1, withdrawn: -2 } as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUS)[keyof typeof SUBMISSION_STATUS];

export const DRAFT_PRODUCT_STATUS = { draft: 0, converted: 1, deleted: 9 } as const;

/** Feedback, message board and contact form. */
export const ENQUIRY_STATUS = { new: 0, in_hand: 1, answered: 2, closed: 3 } as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUS)[keyof typeof ENQUIRY_STATUS];

/** Certification of a company, and of its applicant. */
export const CERTIFICATION_STATUS = {
  uncertified: 0,
  pending: 1,
  certified: 2,
  failed: -1,
  expired: 3,
} as const;
export type CertificationStatus = (typeof CERTIFICATION_STATUS)[keyof typeof CERTIFICATION_STATUS];

/** A certified company as a merchant. */
export const MERCHANT_STATUS = { disabled: 0, active: 1, expired: 2 } as const;
export type MerchantStatus = (typeof MERCHANT_STATUS)[keyof typeof MERCHANT_STATUS];

export const MERCHANT_TYPE = { person: 1, company: 2, hospital: 3, maker: 4 } as const;

export const MEMBER_STATUS = { disabled: 0, active: 1 } as const;

/** What a shopper is here for; sellers become such by the certification of their company. */
export const SHOPPER_ROLES = ['buyer', 'seller', 'engineer'] as const;
export type ShopperRole = (typeof SHOPPER_ROLES)[number];

/** The review of a licence; an approved one is replaced by its renewal. */
export const LICENCE_STATUS = { under_review: 0, approved: 1, rejected: -1, replaced: 2 } as const;

/** A notice to one member. */
export const MESSAGE_STATUS = { unread: 0, read: 1 } as const;

/** Of what staff may disable: makers, categories, products, roles, menus, rates, rules, bins. */
export const ENABLED_STATUS = { disabled: 0, enabled: 1 } as const;

export const WAREHOUSE_STATUS = { disabled: 0, enabled: 1, deleted: 9 } as const;

export const ARRIVAL_STATUS = { expected: 0, arrived: 1, stocked: 2, cancelled: 9 } as const;

/** Stock that is promised to a holder. */
export const STOCK_RESERVATION_STATUS = { held: 1, consumed: 2, returned: 3 } as const;

/** Documents by which stock is received and sent. */
export const STOCK_DOCUMENT_STATUS = { pending: 0, approved: 1, rejected: -1, scrapped: 9 } as const;

/** How a document came to be scrapped. */
export const SCRAP_CAUSE = {
  /** Its initiator withdrew or closed it. */
  initiator: 1,
  /** Its reversal was approved. */
  reversal: 2,
  /** The order that it belonged to was cancelled. */
  order: 3,
  /** One person undid it, before reversals were approved; nothing is scrapped like this any more. */
  alone: 4,
} as const;

/** Documents by which stock goes from one warehouse to another. */
export const ALLOCATION_STATUS = {
  pending: 0,
  /** Promised at its source, to be sent. */
  approved: 1,
  rejected: -1,
  in_transit: 2,
  received: 3,
  /** Something of it is still on its way. */
  received_short: 4,
  /** All came back or was written off. */
  closed: 5,
  scrapped: 9,
} as const;

/** The decision on them. */
export const STOCK_AUDIT_STATUS = { pending: 0, approved: 1, rejected: -1, withdrawn: -2 } as const;

export const DEVICE_NOTICE_STATUS = { draft: 0, sent: 1, answered: 2 } as const;

export const RECALL_STATUS = { draft: 0, open: 1, closed: 2 } as const;

/** Of the notified parties of a recall. */
export const RECALL_PARTY_STATUS = { told: 0, acknowledged: 1, settled: 2 } as const;
export const STOCK_COUNT_STATUS = { counting: 0, confirmed: 1, cancelled: 9 } as const;

export const SEND_STATUS = { prepared: 0, sent: 1, delivered: 2, came_back: 3, cancelled: 9 } as const;

export const PROCEEDS_PAYOUT_STATUS = {
  frozen: 0,
  released: 1,
  stopped: -1,
  returned: 2,
} as const;

/** Of every document that one requests and another decides: an exchange, a journal voucher, a bill's write-off. */
/** A change of a setting that protects money. */
export const SETTING_CHANGE_STATUS = {
  pending: 0,
  /** In effect, by another person's approval. */
  approved: 1,
  /** In effect without one: the first value, or nobody else could decide and the time was over. */
  applied: 2,
  rejected: -1,
  withdrawn: -2,
  /** Its time was over and it did not fit any more. */
  lapsed: -3,
} as const;

export const REQUESTED_STATUS = {
  pending: 0,
  booked: 1,
  rejected: -1,
  withdrawn: -2,
} as const;

export const WITHDRAWAL_STATUS = {
  pending: 0,
  approved: 1,
  rejected: -1,
  paid: 2,
  pay_failed: 3,
  withdrawn: -2,
  returned: -3,
} as const;
/** What a member on monthly payment owes for one month. */
export const MONTH_BILL_STATUS = { open: 0, issued: 10, overdue: 20, paid: 30, void: 40 } as const;
