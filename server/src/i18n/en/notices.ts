import type { NoticeTexts } from '../notice-text.js';

export const notices: NoticeTexts = {
  outbid: {
    title: 'You have been outbid',
    text: 'Somebody bid more for {{goods_name}}: the price rose to {{price}}. Open the lot to see its current state.',
  },
  auction_won: {
    title: 'You won: {{goods_name}}',
    text: 'You bought {{goods_name}} for {{price}}. Please pay order {{order_no}} by {{until}}.',
  },
  auction_lost: {
    title: 'Not won: {{goods_name}}',
    text: 'The auction of {{goods_name}} has ended at {{price}}. Somebody else won it this time.',
  },
  auction_lost_unsold: {
    title: 'Ended without a sale: {{goods_name}}',
    text: 'The auction of {{goods_name}} has ended and nobody bought it: the reserve was not reached.',
  },
  auction_cancelled: {
    title: 'Auction cancelled: {{goods_name}}',
    text: 'The auction of {{goods_name}} was cancelled. Reason: {{reason}}. Bids on it no longer bind anybody.',
  },
  bid_voided: {
    title: 'A bid was voided: {{goods_name}}',
    text: 'Bid no. {{seq}} on {{goods_name}} was voided and the price computed anew. Reason: {{reason}}.',
  },
  auction_extended: {
    title: 'Auction extended: {{goods_name}}',
    text: 'The auction of {{goods_name}} now ends on {{until}}.',
  },
  auction_extended_outage: {
    title: 'Auction extended: {{goods_name}}',
    text: 'Fovea could not be reached when {{goods_name}} was to end. The auction goes on until {{until}}.',
  },
  reserve_missed: {
    title: 'The reserve was not reached: {{goods_name}}',
    text: 'Your bid of {{price}} on {{goods_name}} is the highest, but below the reserve. The seller may accept it until {{until}}.',
  },
  bidder_admitted: {
    title: 'You may bid: {{goods_name}}',
    text: 'You have been admitted to the auction of {{goods_name}}.',
  },
  bidder_refused: {
    title: 'Not admitted: {{goods_name}}',
    text: 'You have not been admitted to the auction of {{goods_name}}. Reason: {{reason}}',
  },
  order_for_you: {
    title: 'Order {{order_no}} was placed for you',
    text: 'As agreed on the phone, an order for {{goods_name}}, {{price}}, was placed for you. Please look at it and pay by {{until}}; unpaid orders are cancelled automatically.',
  },
  payment_reminder: {
    title: 'Please pay order {{order_no}}',
    text: 'Order {{order_no}} for {{goods_name}}, {{price}}, is still unpaid. It can be paid until {{until}}.',
  },
  refund_moved: {
    title: 'Refund of order {{order_no}}',
    text: 'The refund of order {{order_no}} has moved on. Open the order to see the latest decision and messages.',
  },
  refund_waits: {
    title: 'A refund needs your answer',
    text: 'The buyer of order {{order_no}} is waiting for your answer about a refund. After the deadline the platform takes over.',
  },
  refund_told: {
    title: 'Refund of order {{order_no}}',
    text: 'The refund of order {{order_no}} has moved on. Open it to read the decision and the remarks.',
  },
  refund_escalated: {
    title: 'A refund waits for a decision',
    text: 'Order {{order_no}}: buyer and merchant did not settle the refund. Please decide it.',
  },
  refund_failed: {
    title: 'A refund could not be paid',
    text: 'Order {{order_no}}: the payment provider refused the refund. Please try again, or credit the buyer’s balance.',
  },
  freight_credited: {
    title: 'Freight of order {{order_no}} is on your balance',
    text: 'Your card did not take the freight of order {{order_no}} back, so it was added to your balance.',
  },
  payment_default: {
    title: 'Order {{order_no}} was cancelled',
    text: 'Order {{order_no}} for {{goods_name}} was not paid in time and has been cancelled. Any deposit is forfeited, and you cannot bid until this is settled.',
  },
  lot_given_up: {
    title: 'You gave up order {{order_no}}',
    text: 'You gave up {{goods_name}}, and order {{order_no}} has been cancelled. This counts as not paying: a deposit is forfeited, and you cannot bid until this is settled.',
  },
  order_lapsed: {
    title: 'Order {{order_no}} was cancelled',
    text: 'Order {{order_no}} for {{goods_name}} was not paid in time and has been cancelled.',
  },
  order_cancelled: {
    title: 'Order {{order_no}} was cancelled',
    text: 'The seller cancelled order {{order_no}} for {{goods_name}}. Reason: {{reason}}',
  },
  second_chance: {
    title: 'A second chance: {{goods_name}}',
    text: 'The winner of {{goods_name}} did not pay. You can have it for {{price}} if you accept by {{until}}.',
  },
  seller_sold: {
    title: 'Sold: {{goods_name}}',
    text: 'Your auction of {{goods_name}} was won at {{price}}. The order has been made; you will be notified when it is paid.',
  },
  seller_unsold: {
    title: 'Not sold: {{goods_name}}',
    text: 'Your auction of {{goods_name}} has ended without a sale. You can list it again.',
  },
  seller_reserve_missed: {
    title: 'Your decision: {{goods_name}}',
    text: 'The highest bid on {{goods_name}} is {{price}}, below your reserve. You can accept it until {{until}}.',
  },
  seller_cancelled: {
    title: 'Your auction was cancelled: {{goods_name}}',
    text: 'The auction of {{goods_name}} was cancelled. Reason: {{reason}}',
  },
  seller_defaulted: {
    title: 'The buyer did not pay: {{goods_name}}',
    text: 'Order {{order_no}} for {{goods_name}} was not paid in time and has been cancelled. You can offer it to the next highest bidder.',
  },
  seller_given_up: {
    title: 'The buyer gave up: {{goods_name}}',
    text: 'The buyer gave up order {{order_no}} for {{goods_name}}, and it has been cancelled. You can offer it to the next highest bidder.',
  },
  company_certified: {
    title: 'Certified: {{company_name}}',
    text: 'Your company {{company_name}} is certified until {{until}}. As soon as publishing is allowed you can offer goods.',
  },
  company_refused: {
    title: 'Documents refused: {{company_name}}',
    text: 'The documents of {{company_name}} were not accepted. Reason: {{reason}}. You can correct them and submit them again.',
  },
  company_submitted: {
    title: 'To review: {{company_name}}',
    text: 'New documents of {{company_name}} wait for review.',
  },
  company_expiring: {
    title: '{{days}} days left: {{company_name}}',
    text: 'The certification of {{company_name}} ends {{until}}. Submit current documents in time, so that your goods stay on sale.',
  },
  company_expired: {
    title: 'Certification expired: {{company_name}}',
    text: 'The certification of {{company_name}} has ended. Your goods are no longer shown for sale. Running auctions with bids go on to their end, and so do orders. Submit current documents to renew it.',
  },
  company_disabled: {
    title: 'Merchant disabled: {{company_name}}',
    text: '{{company_name}} was disabled by the platform. Reason: {{reason}}. Its goods are no longer shown for sale and its running auctions are cancelled. Orders and payouts that are under way go on.',
  },
  company_lots_run_on: {
    title: 'Lots run on: {{company_name}}',
    text: 'The certification of {{company_name}} has ended while {{count}} of its running lots have bids. These run to their end; nothing else of it is for sale until its certification is renewed.',
  },
  feedback_replied: {
    title: 'Your feedback was answered',
    text: '{{words}}',
  },
  feedback_received: {
    title: 'Feedback of {{who}}',
    text: '{{words}}',
  },
  message_received: {
    title: 'Message of {{who}}',
    text: '{{words}}',
  },
  export_finished: {
    title: 'Your export is ready',
    text: 'You can download the file from here for seven days.',
  },
  export_failed: {
    title: 'Your export failed',
    text: 'Nothing was written. Please try again, with fewer rows if it happens twice.',
  },
  bargain_offered: {
    title: 'New offer: {{goods_name}}',
    text: '{{who}} offers {{price}} for {{goods_name}}. Please accept, make a counter-offer or decline by {{until}}.',
  },
  bargain_countered: {
    title: 'Counter-offer: {{goods_name}}',
    text: 'The seller asks {{price}} for {{goods_name}}. Please answer by {{until}}.',
  },
  bargain_agreed: {
    title: 'Price agreed: {{goods_name}}',
    text: '{{goods_name}} is agreed at {{price}}. The buyer can order at this price until {{until}}.',
  },
  bargain_declined: {
    title: 'Offer declined: {{goods_name}}',
    text: 'The offer of {{price}} for {{goods_name}} was declined.',
  },
  bargain_withdrawn: {
    title: 'Offer withdrawn: {{goods_name}}',
    text: '{{who}} has withdrawn the offer for {{goods_name}}.',
  },
  bargain_expired: {
    title: 'Negotiation expired: {{goods_name}}',
    text: 'The negotiation about {{goods_name}} at {{price}} was not concluded in time.',
  },
  bargain_void: {
    title: 'Negotiation void: {{goods_name}}',
    text: '{{goods_name}} can no longer be bought at a negotiated price; this negotiation has ended.',
  },
  reservation_received: {
    title: 'Viewing to confirm: {{goods_name}}',
    text: '{{who}} has paid for a viewing of {{goods_name}} at {{until}}. Please confirm within 24 hours, and at least 1 hour before it begins.',
  },
  reservation_booked: {
    title: 'Viewing booked: {{goods_name}}',
    text: 'The viewing of {{goods_name}} at {{until}} is booked.',
  },
  reservation_moved: {
    title: 'Viewing moved: {{goods_name}}',
    text: 'The viewing of {{goods_name}} is now at {{until}}.',
  },
  reservation_refused: {
    title: 'Viewing cancelled: {{goods_name}}',
    text: 'The viewing of {{goods_name}} at {{until}} is cancelled: {{reason}}. The full fee is refunded.',
  },
  reservation_unanswered: {
    title: 'Viewing not confirmed: {{goods_name}}',
    text: 'The viewing of {{goods_name}} at {{until}} was not confirmed in time. The full fee is refunded.',
  },
  reservation_refunded: {
    title: 'Viewing fee returned: {{goods_name}}',
    text: '{{price}} for the viewing of {{goods_name}} has been returned.',
  },
  reservation_unpaid: {
    title: 'Viewing not paid in time: {{goods_name}}',
    text: 'The slot for {{goods_name}} at {{until}} was not paid within 15 minutes and is free again.',
  },
  order_paid: {
    title: 'Order {{order_no}} was paid',
    text: '{{who}} has paid order {{order_no}} for {{goods_name}}, {{price}}. Please ship it within 14 days.',
  },
  order_freight_asked: {
    title: 'Freight to pay for order {{order_no}}',
    text: 'The seller bills freight for {{goods_name}}, order {{order_no}}. Pay or decline it within 7 days; otherwise everything you paid is refunded.',
  },
  order_freight_settled: {
    title: 'The freight of order {{order_no}} is settled',
    text: 'Order {{order_no}} for {{goods_name}} is ready to be shipped.',
  },
  order_shipped: {
    title: 'Order {{order_no}} is on its way',
    text: '{{goods_name}} has been shipped. Please confirm when you have received it; after 14 days it is marked as received automatically.',
  },
  order_sent_in_part: {
    title: 'A part of order {{order_no}} is on its way',
    text: 'A part of order {{order_no}} has been shipped: {{words}}. The rest follows.',
  },
  parcel_delivered: {
    title: 'A parcel of order {{order_no}} was delivered',
    text: 'According to the carrier, your parcel was delivered: {{words}}. Please confirm the receipt once you have everything.',
  },
  parcel_back: {
    title: 'A parcel of order {{order_no}} came back',
    text: 'Your parcel could not be delivered and came back to the seller: {{words}}. Please check your delivery address; the seller sends it again or settles it with you.',
  },
  parcel_back_desk: {
    title: 'A parcel of order {{order_no}} came back',
    text: 'The parcel for {{who}} came back: {{words}}. The order waits to be shipped again and is not received by itself.',
  },
  order_received: {
    title: 'Order {{order_no}} was received',
    text: '{{goods_name}} of order {{order_no}} is marked as received. The proceeds, less the platform fee, are released to your balance in seven days unless the buyer requests a refund.',
  },
  order_ship_reminder: {
    title: 'Please ship order {{order_no}}',
    text: 'Order {{order_no}} for {{goods_name}} is paid and has not been shipped.',
  },
  order_unshipped: {
    title: 'Order {{order_no}} was not shipped in time',
    text: '{{goods_name}} was not shipped within 14 days of the payment. The buyer has been refunded in full, and the order is closed.',
  },
  order_part_unshipped: {
    title: 'Order {{order_no}} was not shipped completely',
    text: 'Nothing more of order {{order_no}} was shipped for 14 days. The buyer has the money for what was missing back, and nothing of it is to be sent any more.',
  },
  merchant_marked: {
    title: 'Your company is marked: order {{order_no}}',
    text: 'Order {{order_no}} counts against your company as not shipped within 14 days. Such orders so far: {{count}}. The platform sees this number.',
  },
  evaluation_received: {
    title: 'New review: {{goods_name}}',
    text: '{{who}} gave {{goods_name}} {{count}} of 5 stars: {{words}}',
  },
  evaluation_replied: {
    title: 'Your review was answered: {{goods_name}}',
    text: '{{words}}',
  },
  evaluation_hidden: {
    title: 'Your review was hidden: {{goods_name}}',
    text: 'Your review of {{goods_name}} is no longer shown in the shop. Reason: {{reason}}',
  },
  saved_search_matched: {
    title: 'New for “{{words}}”',
    text: 'Your saved search “{{words}}” has new results: {{count}}. The latest is {{goods_name}}.',
  },
  question_received: {
    title: 'A question about {{goods_name}}',
    text: '{{who}} asks: {{words}}',
  },
  question_answered: {
    title: 'Your question was answered: {{goods_name}}',
    text: '{{words}}',
  },
  goods_arrived: {
    title: 'It has arrived: {{goods_name}}',
    text: '{{goods_name}}, which you waited for, is on offer now.',
  },
  goods_submitted: {
    title: 'To review: {{goods_name}}',
    text: '{{goods_name}} waits for its review.',
  },
  goods_approved: {
    title: 'Approved: {{goods_name}}',
    text: '{{goods_name}} passed its review. It is in the shop now, or comes there at the time you set.',
  },
  goods_rejected: {
    title: 'Not approved: {{goods_name}}',
    text: '{{goods_name}} did not pass its review. Reason: {{reason}}. You can correct it and hand it in again.',
  },
  licence_submitted: {
    title: 'To review: licence of {{company_name}}',
    text: 'Licence {{words}} of {{company_name}} waits for its review.',
  },
  licence_approved: {
    title: 'Licence approved: {{words}}',
    text: 'Licence {{words}} of {{company_name}} is approved and shown to buyers with your goods.',
  },
  licence_rejected: {
    title: 'Licence rejected: {{words}}',
    text: 'Licence {{words}} of {{company_name}} was not accepted. Reason: {{reason}}. You can correct it and send it again.',
  },
  licence_ending: {
    title: 'Licence ends on {{day}}: {{words}}',
    text: 'Licence {{words}} of {{company_name}} ends on {{day}}; days left: {{days}}. Enter its renewal in time, so that buyers go on seeing a valid licence.',
  },
  licence_ended: {
    title: 'Licence has ended: {{words}}',
    text: 'Licence {{words}} of {{company_name}} ended on {{day}} and is no longer shown to buyers. Enter its renewal.',
  },
  stock_submitted: {
    title: 'Stock document to approve: {{words}}',
    text: '{{who}} sent {{words}} ({{goods_name}}). It waits for its approval.',
  },
  stock_approved: {
    title: 'Approved: {{words}}',
    text: '{{words}} ({{goods_name}}) is approved, and the stock has moved.',
  },
  stock_rejected: {
    title: 'Rejected: {{words}}',
    text: '{{words}} ({{goods_name}}) was rejected. Reason: {{reason}}. No stock has moved.',
  },
  stock_low: {
    title: 'Low stock: {{goods_name}}',
    text: 'Stock of {{goods_name}} in {{words}} is down to {{count}}.',
  },
  notice_silent: {
    title: 'No answer yet: {{words}}',
    text: '{{who}} has not answered the notice of {{goods_name}} ({{words}}) yet. A reminder was sent; until the answer is filed the device does not leave where a rule requires it.',
  },
  stock_recall: {
    title: 'Recall: {{words}}',
    text: '{{who}} calls back {{words}}. You have, had or offer pieces of it: {{count}}. They may not be sold until the recall is closed. Please read the measures and acknowledge.',
  },
  lot_recalled: {
    title: 'A lot is called back: {{goods_name}}',
    text: '{{goods_name}} is named by the recall {{words}}. Nobody can bid on it until the recall is closed. Please decide whether the lot is to be cancelled.',
  },
  bought_recall: {
    title: 'Recall: {{words}}',
    text: '{{who}} recalls {{words}}, which you bought here ({{goods_name}}). Please stop using it and contact the seller. Measures: {{reason}}',
  },
  stock_count_expired: {
    title: 'Count cancelled: {{words}}',
    text: 'The count {{words}} of {{who}} was open for {{days}} days and has been cancelled. No stock has moved.',
  },
  allocation_approved: {
    title: 'Approved: {{words}}',
    text: '{{words}} ({{goods_name}}) is approved. The goods are reserved and can be sent.',
  },
  allocation_short: {
    title: 'Received short: {{words}}',
    text: '{{count}} of {{words}} ({{goods_name}}) did not arrive and are still in transit.',
  },
  bill_issued: {
    title: 'Monthly bill {{words}}: {{price}}',
    text: 'Your bill for {{words}} is {{price}}. Please pay by {{until}}.',
  },
  bill_overdue: {
    title: 'Monthly bill {{words}} is overdue',
    text: '{{price}} for {{words}} was due by {{until}}. Until it is paid, monthly payment is not available.',
  },
  bill_unpaid: {
    title: 'Unpaid monthly bill: {{who}}, {{words}}',
    text: '{{who}} has not paid {{price}} for {{words}}, due by {{until}}.',
  },
  opening_import_done: {
    title: 'Opening stock imported: {{words}}',
    text: 'All {{count}} rows of {{words}} are in documents that wait for approval.',
  },
  opening_import_failed: {
    title: 'Opening stock not imported: {{words}}',
    text: 'Nothing of {{words}} has come in. Send the sheet again to see why and to go on.',
  },
  goods_import_done: {
    title: 'Imported: {{words}}',
    text: 'Everything in {{words}} has been imported. Rows: {{count}}.',
  },
  goods_import_partly: {
    title: 'Imported in part: {{words}}',
    text: 'Some rows of {{words}} were left out: {{count}}. The import says why for each of them.',
  },
  goods_import_failed: {
    title: 'Import failed: {{words}}',
    text: '{{words}} could not be imported to its end. What came in stays; open the import to go on with the rest.',
  },
  goods_forced_off: {
    title: 'Taken off the shelf: {{goods_name}}',
    text: 'The platform took {{goods_name}} off the shelf. Reason: {{reason}}',
  },
  withdrawal_submitted: {
    title: 'Withdrawal to review: {{words}}',
    text: '{{who}} requests a withdrawal of {{price}} ({{words}}). Please review it.',
  },
  withdrawal_approved: {
    title: 'Withdrawal approved: {{words}}',
    text: 'Your withdrawal {{words}} of {{price}} is approved and will be paid out.',
  },
  withdrawal_rejected: {
    title: 'Withdrawal rejected: {{words}}',
    text: 'Your withdrawal {{words}} of {{price}} was rejected. Reason: {{reason}}. The money is back in your balance.',
  },
  withdrawal_paid: {
    title: 'Paid out: {{words}}',
    text: 'Your withdrawal {{words}} of {{price}} was paid out to your bank account.',
  },
  withdrawal_failed: {
    title: 'Payout failed: {{words}}',
    text: 'The bank rejected the payout of {{words}} ({{price}}). Reason: {{reason}}. The money stays on hold; please check your bank account.',
  },
  withdrawal_returned: {
    title: 'Withdrawal returned: {{words}}',
    text: 'Withdrawal {{words}} was not carried out. Reason: {{reason}}. {{price}} is back in your balance.',
  },
  withdrawal_overdue: {
    title: 'Payout overdue: {{words}}',
    text: 'Nobody recorded the payout of {{words}} ({{price}}) within 7 days. Please check with the bank.',
  },
  remittance_waits: {
    title: 'Transfer to check: {{words}}',
    text: '{{who}} transferred {{price}} for {{words}} and uploaded the receipt. Please check whether the money has arrived.',
  },
  remittance_overdue: {
    title: 'Transfer unchecked: {{words}}',
    text: 'The transfer of {{price}} for {{words}} has been waiting to be checked for 3 days. Nothing proceeds until it is.',
  },
  remittance_confirmed: {
    title: 'Transfer received: {{words}}',
    text: 'Your transfer of {{price}} for {{words}} has arrived and the payment is complete.',
  },
  remittance_rejected: {
    title: 'Transfer not found: {{words}}',
    text: 'We could not find your transfer of {{price}} for {{words}}. Reason: {{reason}}. You have at least 24 hours to try again.',
  },
  remittance_credited: {
    title: 'Transfer credited: {{words}}',
    text: 'The amount received for {{words}} differs from the amount due and was added to your balance. Reason: {{reason}}. You have at least 24 hours to pay it again.',
  },
  transfer_submitted: {
    title: 'Transfer to release: {{words}}',
    text: '{{who}}: {{price}} of order {{words}} was added by hand. Another person has to release it.',
  },
  transfer_stopped_long: {
    title: 'Transfer stopped for 30 days: {{words}}',
    text: 'The proceeds of order {{words}} ({{price}}) have been stopped for 30 days. Please release them or refund the buyer.',
  },
  transfer_made: {
    title: 'Proceeds on hold: {{words}}',
    text: 'The buyer has received order {{words}}. {{price}}, less the platform’s fee, is on hold and goes to your balance 7 days after receipt.',
  },
  transfer_released: {
    title: 'Proceeds released: {{words}}',
    text: '{{price}} of order {{words}} is in your balance.',
  },
  transfer_stopped: {
    title: 'Proceeds stopped: {{words}}',
    text: 'Finance has stopped {{price}} of order {{words}}. Reason: {{reason}}. The money stays on hold.',
  },
  transfer_returned: {
    title: 'Proceeds returned: {{words}}',
    text: 'Order {{words}} was refunded in full. {{price}} went back to the buyer, and the fee was reversed.',
  },
  recharge_credited: {
    title: 'Credited to your balance: {{words}}',
    text: 'Your bank transfer of {{price}} arrived and was added to your balance as recharge {{words}}.',
  },
  parked_waits: {
    title: 'Payment held: {{words}}',
    text: '{{price}} of {{who}} arrived by payment {{words}} and differs from the amount due. Please credit it to the balance or return it.',
  },
  parked_credited: {
    title: 'Credited to your balance: {{words}}',
    text: 'Your payment {{words}} differed from the amount due. The {{price}} received was added to your balance.',
  },
  parked_returned: {
    title: 'Money returned: {{words}}',
    text: 'Your payment {{words}} could not be used. {{price}} was returned the way it came.',
  },
  voucher_submitted: {
    title: 'A journal voucher waits: {{words}}',
    text: '{{who}} requests to book {{price}} by a journal voucher. Another person approves it.',
  },
  voucher_approved: {
    title: 'Journal voucher booked: {{words}}',
    text: 'The journal voucher of {{price}} that you requested has been approved and booked.',
  },
  voucher_rejected: {
    title: 'Journal voucher refused: {{words}}',
    text: 'The journal voucher of {{price}} that you requested was refused. Reason: {{reason}}. Nothing was booked.',
  },
  write_off_submitted: {
    title: 'A write-off waits: {{words}}',
    text: '{{who}} requests to write off a bill of {{price}}. Another person approves it.',
  },
  write_off_approved: {
    title: 'Bill written off: {{words}}',
    text: 'The write-off of {{price}} that you requested has been approved and booked as a loss.',
  },
  write_off_rejected: {
    title: 'Write-off refused: {{words}}',
    text: 'The write-off of {{price}} that you requested was refused. Reason: {{reason}}. The bill stays due.',
  },
  exchange_submitted: {
    title: 'Exchange to approve: {{words}}',
    text: '{{who}} requests to exchange {{price}} for {{bought}}. Another person has to approve it.',
  },
  exchange_approved: {
    title: 'Exchange booked: {{words}}',
    text: 'The exchange of {{price}} for {{bought}} that you requested has been approved and booked.',
  },
  exchange_rejected: {
    title: 'Exchange refused: {{words}}',
    text: 'The exchange of {{price}} for {{bought}} that you requested was refused. Reason: {{reason}}. No money was moved.',
  },
  exchange_booked: {
    title: 'Money exchanged: {{words}}',
    text: '{{price}} of your balance was exchanged for {{bought}}. Both lines and the rate are in your balance details.',
  },
  reconciliation_differs: {
    title: 'Reconciliation differences on {{words}}',
    text: 'Differences found between the gateway or bank and the ledger on {{words}}: {{count}}. Please check and explain them.',
  },
};
