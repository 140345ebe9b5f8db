/**
 * SQL: when the sale of an order `o` was made, which decides its rates of tax and the issuer on its documents: a lot's by
 * its close, everything else's by the order.
 */
export const SOLD_AT = `coalesce(
  (SELECT a.closed_at FROM auction a WHERE a.id = o.auction_id AND a.winner_id = o.buyer_id), o.created_at)`;
