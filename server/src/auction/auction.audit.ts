import { localized } from '../platform/database/localized.js';
import type { AuditSubject } from '../platform/audit/audit-subjects.js';

/** A lot is called as its goods are, and so is what happened around it. */
const ofLot = (table: string): AuditSubject => ({
  table,
  joins: `${table === 'auction' ? '' : 'JOIN auction l ON l.id = t.auction_id '}JOIN goods g ON g.id = ${table === 'auction' ? 't' : 'l'}.goods_id`,
  name: (language) => localized('g.name', language),
  company: 'g.company_id',
  opens: 'g.id',
  currency: table === 'auction' ? 't.currency' : 'l.currency',
  nameFields: () => [],
});

/** What the audit log calls lots, their bidders, offers, strikes and drafts. */
export const auctionAudit: Readonly<Record<string, AuditSubject>> = {
  auction: ofLot('auction'),
  auction_bidder: ofLot('auction_bidder'),
  auction_offer: ofLot('auction_offer'),
  auction_strike: ofLot('auction_strike'),
  auction_plan: {
    table: 'auction_plan',
    joins: 'JOIN goods g ON g.id = t.goods_id',
    name: (language) => localized('g.name', language),
    company: 't.company_id',
    nameFields: () => [],
  },
};
