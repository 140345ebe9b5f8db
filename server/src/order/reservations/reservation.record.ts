import { reservation } from '@fovea/shared-types/order/reservation.record';
import { localized } from '../../platform/database/localized.js';
import type { ReachedRows } from '../../platform/database/row-scope.js';
import { searchable } from '../../platform/database/search-terms.js';
import { serveRecord } from '../../platform/records/serve-record.js';

const JOINS = `JOIN goods g ON g.id = t.goods_id JOIN account u ON u.id = t.buyer_id`;

/** A viewing is of who sells what is shown. */
export const RESERVATION_ROWS: ReachedRows = {
  from: 'reservation t JOIN goods g ON g.id = t.goods_id',
  id: 't.id',
  rowsOf: { company: 't.company_id', creator: 'g.seller_id' },
};

/** Viewings as the merchant and the platform read them. */
export const servedReservation = serveRecord(reservation, {
  table: 'reservation',
  from: `reservation t ${JOINS}`,
  rowsOf: { creator: 'g.seller_id' },
  joins: `${JOINS} JOIN company c ON c.id = t.company_id`,
  columns: { subscribe_day: 'start_at', settle_price: 'fee' },
  shown: {
    goods_name: ({ language }) => localized('g.name', language),
    username: 'u.username',
    company_name: ({ language }) => localized('c.name', language),
  },
  filters: {
    goods_name: { text: 'g.search_text', bigrams: 'g.search_bigrams' },
    username: searchable('u.username'),
    subscribe_from: 't.start_at',
    subscribe_to: 't.start_at',
  },
});
