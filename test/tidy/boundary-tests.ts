/**
 * Where each constant of section 9 of the spec and each timeout of `test/contract/states.json` is held, and which test proves
 * its boundary: one unit before it not yet, at it yes.
 */

/** `file # text`: the text is found in the file. */
type Place = `${string} # ${string}`;

export interface BoundaryTest {
  /** What of the program holds the value. */
  code: Place;
  /** Titles of tests, or what they name a timeout by. */
  tests: readonly [Place, ...Place[]];
  /** Rules of `rules.json` that give the value in their own words. */
  rules?: readonly string[];
}

const ORDER_SPEC = 'test/api/timeouts/order.api.spec.ts';
const REFUND_SPEC = 'test/api/timeouts/refund.api.spec.ts';
const BARGAIN_SPEC = 'test/api/timeouts/bargain.api.spec.ts';
const VIEWING_SPEC = 'test/api/timeouts/reservation.api.spec.ts';
const MONEY_SPEC = 'test/api/timeouts/money.api.spec.ts';
const AUCTION_SPEC = 'test/api/timeouts/auction.api.spec.ts';
const OTHER_SPEC = 'test/api/timeouts/other.api.spec.ts';
const CODE_SPEC = 'test/api/timeouts/code.api.spec.ts';
const CLOSE_RULES = 'server/src/auction/rules/close-rules.ts';
const CLOSE_SPEC = 'server/src/auction/rules/close-rules.spec.ts';
const ORDER_CLOCK = 'server/src/order/orders/order-clock.ts';
const REFUND_CODE = 'server/src/order/refunds/refund.repository.ts';
const TRANSFER_CODE = 'server/src/finance/proceeds-payouts/proceeds-payout.repository.ts';
const BARGAIN_RULES = 'shared-types/src/order/bargain-rules.ts';
const VIEWING_RULES = 'shared-types/src/order/reservation-rules.ts';
const CODE_SERVICE = 'server/src/member/verification/verification-code.service.ts';
const CONSTANTS_SPEC = 'test/api/platform/spec-constants.api.spec.ts';
const DRAWN_SIZES = 'test/browser/drawn-sizes.e2e.ts';
const SETTINGS = 'web/src/backoffice/layout/settings/settings';

/** By the key that `test/support/timeouts.ts` makes of a row. */
export const TIMEOUT_TESTS: Readonly<Record<string, BoundaryTest>> = {
  'session: present > absent': {
    code: 'server/src/platform/auth/token.ts # SESSION_DAYS = 30',
    tests: [`${OTHER_SPEC} # session: present > absent`],
  },
  'sms_button: counting > ready': {
    code: 'web/src/lib/resend-countdown.ts # WAIT_S = 120',
    tests: ['web/src/lib/resend-countdown.spec.tsx # is 120 seconds, counted down, and not one less'],
    rules: ['R-SMS-04', 'R-SMS-05'],
  },
  'auction: ended > failed': {
    code: `${CLOSE_RULES} # SELLER_ANSWER_HOUR = 17`,
    tests: [
      `${AUCTION_SPEC} # auction: ended > failed`,
      `${CLOSE_SPEC} # counts from the day it is where the seller is`,
    ],
  },
  'auction_order: won > defaulted': {
    code: `${CLOSE_RULES} # PAYMENT_BUSINESS_DAYS = 5`,
    tests: [
      `${AUCTION_SPEC} # auction_order: won > defaulted`,
      `${CLOSE_SPEC} # is due at the end of the fifth business day`,
    ],
  },
  'auction_bidder: pending > refused': {
    code: 'server/src/auction/admission/auction-admission.service.ts # UNDECIDED_UNTIL_MS = 3_600_000',
    tests: [`${AUCTION_SPEC} # auction_bidder: pending > refused`],
  },
  'auction_offer: open > expired': {
    code: 'server/src/auction/rules/second-chance.ts # OFFER_ANSWER_MS = 24 * HOUR_MS',
    tests: [`${AUCTION_SPEC} # auction_offer: open > expired`],
  },
  'order: pending_payment > canceled': {
    code: `${ORDER_CLOCK} # PAY_HOURS = { usual: 24, bank: 72 }`,
    tests: [
      `${ORDER_SPEC} # order: pending_payment > canceled`,
      `${ORDER_SPEC} # by bank transfer it waits 72 hours for its payment`,
    ],
    rules: ['R-ORD-02'],
  },
  'order: freight_to_pay > refunding': {
    code: `${ORDER_CLOCK} # FREIGHT_DAYS = 7`,
    tests: [`${ORDER_SPEC} # order: freight_to_pay > refunding`],
    rules: ['R-ORD-07'],
  },
  'order: to_ship > refunding': {
    code: `${ORDER_CLOCK} # SHIPPING_DAYS = 14`,
    tests: [
      `${ORDER_SPEC} # order: to_ship > refunding`,
      `${ORDER_SPEC} # its seller is reminded to ship it after`,
    ],
    rules: ['R-ORD-08'],
  },
  'order: to_receive > to_evaluate': {
    code: `${ORDER_CLOCK} # [to_receive, '14 days']`,
    tests: [`${ORDER_SPEC} # order: to_receive > to_evaluate`],
    rules: ['R-ORD-09'],
  },
  'order: to_evaluate > completed': {
    code: `${ORDER_CLOCK} # [to_evaluate, '30 days']`,
    tests: [`${ORDER_SPEC} # order: to_evaluate > completed`],
    rules: ['R-ORD-09'],
  },
  'payment: created > expired': {
    code: 'server/src/finance/payments/payment.repository.ts # 2 hours',
    tests: [`${MONEY_SPEC} # payment: created > expired`],
  },
  'payment: processing > expired': {
    code: 'server/src/finance/payments/payment.repository.ts # 2 hours',
    tests: [`${MONEY_SPEC} # payment: processing > expired`],
  },
  'refund: requested > escalated': {
    code: `${REFUND_CODE} # [requested, '72 hours']`,
    tests: [`${REFUND_SPEC} # refund: requested > escalated`],
    rules: ['R-ORD-12'],
  },
  'refund: awaiting_return > closed': {
    code: `${REFUND_CODE} # [awaiting_return, '14 days']`,
    tests: [`${REFUND_SPEC} # refund: awaiting_return > closed`],
  },
  'refund: returning > escalated': {
    code: `${REFUND_CODE} # [returning, '10 days']`,
    tests: [`${REFUND_SPEC} # refund: returning > escalated`],
  },
  'refund: rejected > closed': {
    code: `${REFUND_CODE} # [rejected, '7 days']`,
    tests: [`${REFUND_SPEC} # refund: rejected > closed`],
  },
  'bargaining: offered > expired': {
    code: `${BARGAIN_RULES} # BARGAIN_OFFER_HOURS = 48`,
    tests: [`${BARGAIN_SPEC} # bargaining: offered > expired`],
  },
  'bargaining: countered > expired': {
    code: `${BARGAIN_RULES} # BARGAIN_OFFER_HOURS = 48`,
    tests: [`${BARGAIN_SPEC} # bargaining: countered > expired`],
  },
  'bargaining: agreed > expired': {
    code: `${BARGAIN_RULES} # BARGAIN_OFFER_HOURS = 48`,
    tests: [`${BARGAIN_SPEC} # bargaining: agreed > expired`],
  },
  'reservation: pending_payment > unpaid': {
    code: `${VIEWING_RULES} # VIEWING_PAY_MINUTES = 15`,
    tests: [`${VIEWING_SPEC} # reservation: pending_payment > unpaid`],
  },
  'reservation: under_review > refunding': {
    code: `${VIEWING_RULES} # VIEWING_ANSWER_HOURS = 24`,
    tests: [
      `${VIEWING_SPEC} # reservation: under_review > refunding`,
      `${VIEWING_SPEC} # its merchant answers an hour before it begins at the latest`,
    ],
  },
  'withdrawal: approved > pay_failed': {
    code: 'server/src/finance/withdrawals/withdrawal.repository.ts # PAYOUT_DAYS = 7',
    tests: [`${MONEY_SPEC} # withdrawal: approved > pay_failed`],
  },
  'remittance: pending > pending': {
    code: "migrations/src/finance/remittances.ts # interval '3 days'",
    tests: [`${MONEY_SPEC} # remittance: pending > pending`],
  },
  'transfer: frozen > released': {
    code: `${TRANSFER_CODE} # RELEASE_DAYS = 7`,
    tests: [`${MONEY_SPEC} # transfer: frozen > released`],
    rules: ['R-MNY-09'],
  },
  'transfer: stopped > stopped': {
    code: `${TRANSFER_CODE} # ALARM_DAYS = 30`,
    tests: [`${MONEY_SPEC} # transfer: stopped > stopped`],
  },
  'recharge: pending > expired': {
    code: 'server/src/finance/recharges/recharge.repository.ts # [PAY_TYPE.online]: 2, [PAY_TYPE.bank]: 7 * 24',
    tests: [
      `${MONEY_SPEC} # recharge: pending > expired`,
      `${MONEY_SPEC} # a recharge by bank transfer is awaited for 7 days`,
    ],
  },
  'monthly_bill: issued > overdue': {
    code: 'server/src/finance/month-bills/month-bill-issuing.ts # DUE_DAYS = 30',
    tests: [`${MONEY_SPEC} # monthly_bill: issued > overdue`],
  },
  'stock_check: counting > cancelled': {
    code: 'shared-types/src/warehouse/stock-count-bounds.ts # COUNT_DAYS_MAX = 7',
    tests: [`${OTHER_SPEC} # stock_check: counting > cancelled`],
  },
  'enquiry: answered > closed': {
    code: 'server/src/content/enquiries/enquiry.service.ts # QUIET_DAYS = 14',
    tests: [`${OTHER_SPEC} # enquiry: answered > closed`],
  },
};

/** By the ids of `test/contract/constants.json`. */
export const CONSTANT_TESTS: Readonly<Record<string, BoundaryTest>> = {
  page_size: {
    code: 'shared-types/src/pagination.ts # DEFAULT_PAGE_SIZE = 40',
    tests: [
      `${CONSTANTS_SPEC} # has 40 rows unless another of the four sizes is requested`,
      'web/src/lib/list-page.spec.tsx # is 40 unless the address has another of the four sizes',
    ],
    rules: ['R-TBL-01'],
  },
  page_sizes: {
    code: 'shared-types/src/pagination.ts # PAGE_SIZES = [40, 80, 120, 160]',
    tests: [
      `${CONSTANTS_SPEC} # has 40 rows unless another of the four sizes is requested`,
      'web/src/kit/pager/pager.spec.tsx # offers 40, 80, 120 and 160 rows',
    ],
    rules: ['R-TBL-01', 'R-TBL-09'],
  },
  page_reset: {
    code: 'web/src/lib/list-page.ts # list.setPage(1, true)',
    tests: ['web/src/kit/data-table/data-table.spec.tsx # goes to page 1 when the page no longer exists'],
    rules: ['R-TBL-03'],
  },
  request_timeout_ms: {
    code: 'web/src/lib/api-client.ts # TIMEOUT_MS = 20_000',
    tests: ['web/src/lib/api-client.spec.tsx # is given up after 20 seconds, and not before'],
  },
  polling_ms: {
    code: 'web/src/backoffice/layout/badges.queries.ts # POLL_MS = 60_000',
    tests: [
      'web/src/backoffice/layout/badges.queries.spec.tsx # are read again after 60 seconds, and not before',
      'web/src/storefront/cart/counts.query.spec.tsx # are read again after 60 seconds, and not before',
    ],
    rules: ['R-BDG-01'],
  },
  mobile_breakpoint_px: {
    code: 'web/src/kit/use-is-narrow.ts # (max-width: 991.98px)',
    tests: [
      'web/src/kit/use-is-narrow.spec.tsx # of %i px counts as mobile: %s',
      `${DRAWN_SIZES} # the side menu is 200 px wide, and a drawer below 992 px`,
    ],
    rules: ['R-LAY-02'],
  },
  sidebar_width_px: {
    code: 'web/src/backoffice/layout/sidebar/sidebar.module.css # width: 200px',
    tests: [`${DRAWN_SIZES} # the side menu is 200 px wide, and a drawer below 992 px`],
    rules: ['R-LAY-01'],
  },
  dialog_width_px: {
    code: 'web/src/kit/approval/approval-drawer.tsx # WIDTH_PX = 1000',
    tests: [`${DRAWN_SIZES} # what is approved and the messages open in a dialog of 1000 px`],
    rules: ['R-LAY-12'],
  },
  top_menu_entry_px: {
    code: 'web/src/backoffice/layout/navbar/top-menu-count.ts # ITEM_WIDTH = 85',
    tests: ['web/src/backoffice/layout/navbar/top-menu-count.spec.ts # shows in %i px %i entries'],
    rules: ['R-LAY-03'],
  },
  badge_cap: {
    code: 'web/src/lib/capped-count.ts # CAP = 99',
    tests: ['web/src/lib/capped-count.spec.ts # is shown up to 99, and 99+ above'],
    rules: ['R-HD-04', 'R-BDG-04', 'R-BDG-08'],
  },
  sizes: {
    code: `${SETTINGS}.ts # SIZES = ['default', 'medium', 'small', 'mini']`,
    tests: [`${SETTINGS}.spec.tsx # have four sizes`],
  },
  default_size: {
    code: `${SETTINGS}.ts # size: 'medium'`,
    tests: [`${SETTINGS}.spec.tsx # are the defaults where nothing was kept`],
  },
  back_office_colour: {
    code: "web/src/backoffice/layout/theme/admin-ramp.ts # ADMIN_COLOUR = '#409eff'",
    tests: [
      'web/src/backoffice/layout/theme/admin-ramp.spec.ts # of the back office is the one that was drawn for it',
    ],
    rules: ['R-LAY-10'],
  },
  storefront_colour: {
    code: "web/src/kit/mantine-scope/theme.ts # '#8cc63e'",
    tests: ['web/src/kit/mantine-scope/theme.spec.ts # has its own green as the primary colour'],
    rules: ['R-LAY-10'],
  },
  upload_images: {
    code: 'server/src/platform/storage/upload.service.ts # COUNT_MAX = 20',
    tests: [
      "test/api/platform/upload.api.spec.ts # refuses another's file, another kind, one that is not there, and one too many",
      'web/src/kit/upload-field/upload-field.spec.tsx # accepts of %ss as many as the specification allows',
    ],
    rules: ['R-UP-05'],
  },
  upload_image_mb: {
    code: 'server/src/platform/config/env.ts # UPLOAD_IMAGE_MAX_MB',
    tests: [
      `${CONSTANTS_SPEC} # are pictures of 50 MB, videos of 100 MB, and 20 of them unless it is configured`,
      'web/src/kit/upload-field/upload-rules.spec.ts # may be as large as the limit, and not a byte more',
    ],
    rules: ['R-UP-03'],
  },
  upload_video_mb: {
    code: 'server/src/platform/config/env.ts # UPLOAD_VIDEO_MAX_MB',
    tests: [
      `${CONSTANTS_SPEC} # are pictures of 50 MB, videos of 100 MB, and 20 of them unless it is configured`,
      'web/src/kit/upload-field/upload-rules.spec.ts # may be as large as the limit, and not a byte more',
    ],
    rules: ['R-UP-04'],
  },
  upload_videos: {
    code: "web/src/kit/upload-field/upload-field.tsx # kind === 'video' ? 1",
    tests: [
      'web/src/kit/upload-field/upload-field.spec.tsx # accepts of %ss as many as the specification allows',
    ],
    rules: ['R-UP-04'],
  },
  editor_height_px: {
    code: 'web/src/kit/rich-text-editor/editor.module.css # height: 500px',
    tests: [`${DRAWN_SIZES} # the editor of rich text is 500 px high`],
    rules: ['R-LAY-13'],
  },
  viewing_minutes: {
    code: `${VIEWING_RULES} # VIEWING_MINUTES = 15`,
    tests: [`${VIEWING_SPEC} # lasts 15 minutes and costs 50.00 yuan or 1,000 yen`],
    rules: ['R-VID-01'],
  },
  viewing_price: {
    code: `${VIEWING_RULES} # VIEWING_FEE`,
    tests: [`${VIEWING_SPEC} # lasts 15 minutes and costs 50.00 yuan or 1,000 yen`],
    rules: ['R-VID-01'],
  },
  sms_countdown_s: {
    code: 'web/src/lib/resend-countdown.ts # WAIT_S = 120',
    tests: [
      'web/src/lib/resend-countdown.spec.tsx # is 120 seconds, counted down, and not one less',
      `${CODE_SPEC} # once in 120 seconds to an address`,
    ],
    rules: ['R-SMS-04', 'R-SMS-10'],
  },
  area_codes: {
    code: 'web/src/storefront/auth/area-codes.ts # HOME_AREA_CODE',
    tests: [
      'web/src/storefront/auth/login-values.spec.ts # starts with the area code and the tick of the language',
    ],
    rules: ['R-SMS-07'],
  },
  languages: {
    code: "shared-types/src/language.ts # LANGUAGES = ['zh', 'en', 'ja']",
    tests: [
      'web/src/lib/language-choice.spec.tsx # is that of the cookie, then of the browser, then English',
    ],
    rules: ['R-HD-06'],
  },
  language_header: {
    code: "shared-types/src/language.ts # { zh: '1', en: '2', ja: '3' }",
    tests: ['shared-types/src/language.spec.ts # is 1 for Chinese, 2 for English, 3 for Japanese'],
    rules: ['R-LNG-02'],
  },
  price_decimals: {
    code: 'web/src/lib/format.ts # formatMoney',
    tests: [
      'web/src/lib/format.spec.tsx # shows two decimals and separators in every currency, yen too',
      'web/src/lib/format.spec.tsx # keeps the sign before the currency and shows a dash for nothing',
    ],
    rules: ['R-TBL-06'],
  },
  loading_ms: {
    code: 'web/src/kit/data-table/use-shown-at-least.ts # SHOWN_AT_LEAST_MS = 500',
    tests: [
      'web/src/kit/data-table/use-shown-at-least.spec.tsx # stays for 500 ms, however quick the answer was',
    ],
    rules: ['R-TBL-04'],
  },
  shipping_times: {
    code: 'server/src/i18n/dictionaries.ts # shipping_time',
    tests: [`${CONSTANTS_SPEC} # are the shipping times, conditions and payment methods of the spec`],
    rules: ['R-GDS-03'],
  },
  conditions: {
    code: 'server/src/i18n/dictionaries.ts # item_condition',
    tests: [`${CONSTANTS_SPEC} # are the shipping times, conditions and payment methods of the spec`],
  },
  pay_types: {
    code: 'shared-types/src/finance/pay-kinds.ts # PAY_TYPE = { balance: 1, bank: 2, monthly: 3, online: 4 }',
    tests: [`${CONSTANTS_SPEC} # are the shipping times, conditions and payment methods of the spec`],
  },
  fixed_freight_pieces: {
    code: 'shared-types/src/order/cart-rules.ts # FIXED_FREIGHT_MAX = 2',
    tests: [
      'server/src/order/freight/freight-rules.spec.ts # is the seller’s amount for one or two pieces of a line',
      `${CONSTANTS_SPEC} # carries the note about its freight from the third piece on`,
    ],
    rules: ['R-CRT-01', 'R-CRT-02'],
  },
};

/** What a rule of section 9 gives that is neither of the spec's own constants nor a timeout of a state. */
export const RULE_TESTS: Readonly<Record<string, BoundaryTest>> = {
  'the life and the tries of a code': {
    code: `${CODE_SERVICE} # TRIES_MAX = 5`,
    tests: [
      `${CODE_SPEC} # is valid for 5 minutes, and no longer`,
      `${CODE_SPEC} # may be tried 5 times, and no more`,
    ],
    rules: ['R-SMS-09'],
  },
  'codes of a day and an hour': {
    code: `${CODE_SERVICE} # PER_ADDRESS_DAY = 10`,
    tests: [
      `${CODE_SPEC} # once in 120 seconds to an address`,
      `${CODE_SPEC} # ten times in a day to an address`,
      `${CODE_SPEC} # thirty times in an hour to a client`,
    ],
    rules: ['R-SMS-10'],
  },
  'days in which a refund is requested': {
    code: 'shared-types/src/order/refund-rules.ts # REFUND_DAYS = 7',
    tests: [`${REFUND_SPEC} # for 7 days after the receipt, and no longer`],
    rules: ['R-ORD-10'],
  },
  'changes of a viewing': {
    code: `${VIEWING_RULES} # VIEWING_CHANGES_MAX = 1`,
    tests: [
      `${VIEWING_SPEC} # is moved once`,
      `${VIEWING_SPEC} # is moved until an hour before it begins, and no longer`,
    ],
    rules: ['R-VID-04'],
  },
  'offers of a buyer who was declined': {
    code: `${BARGAIN_RULES} # BARGAIN_PAUSE_HOURS = 24`,
    tests: [`${BARGAIN_SPEC} # may offer for the same goods again after 24 hours, and not before them`],
  },
  'the largest amount': {
    code: 'shared-types/src/money.ts # MAX_AMOUNT = 10_000_000_000_000',
    tests: ['shared-types/src/money.spec.ts # %p may be named: %p'],
    rules: ['R-MNY-10'],
  },
  'the digits of a currency': {
    code: 'shared-types/src/money.ts # JPY: 0, CNY: 2, USD: 2',
    tests: ['shared-types/src/money.spec.ts # know their digits: none for yen, two for yuan and dollar'],
    rules: ['R-MNY-11'],
  },
  'when a viewing may begin': {
    code: `${VIEWING_RULES} # VIEWING_LEAD_MINUTES = 120`,
    tests: [`${VIEWING_SPEC} # is offered from two hours to thirty days ahead`],
  },
};

/** Rules of section 9 with a figure that no boundary is about, each with the reason. */
export const NO_BOUNDARY: Readonly<Record<string, string>> = {
  'R-SMS-02': 'a code of a request: test/api/member/sms-login.api.spec.ts',
  'R-UP-02':
    'the other reading of the spec (5 MB): the product has that of section 9, 50 MB, which is configurable',
  'R-UP-08': 'the code of success: web/src/kit/upload-field/upload-field.spec.tsx',
  'R-UP-15': 'no limit: uploads go by XMLHttpRequest, which has no timeout here',
  'R-TBL-08': 'numbers of sections: web/src/backoffice/tables.spec.tsx',
  'R-GDS-10': 'once: test/api/goods/favourites.api.spec.ts',
  'R-GDS-11': 'once: test/api/goods/favourites.api.spec.ts',
  'R-ORD-04': 'an example: test/api/order/checkout.api.spec.ts',
  'R-ORD-05': 'once: test/api/finance/payments.api.spec.ts',
  'R-ORD-13': 'once: test/api/order/refund.api.spec.ts',
  'R-ORD-15': 'a flag: test/api/order/pay-types.api.spec.ts',
  'R-ORD-16': 'a choice of 1 to 5, once: test/api/order/evaluation.api.spec.ts',
  'R-VID-08': 'once: test/api/order/reservation.api.spec.ts',
  'R-VID-09': 'the room is still to come',
  'R-MNY-03': 'no figure but 0: test/api/finance/withdrawal.api.spec.ts',
  'R-MNY-05': 'once: test/api/finance/withdrawal.api.spec.ts',
  'R-MNY-06': 'once: test/api/finance/payments.api.spec.ts',
};
