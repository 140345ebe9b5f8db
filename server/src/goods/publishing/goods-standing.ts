import { formOfRow } from './goods-columns.js';
import type { PublishedGoods } from './publishing.repository.js';

/** What a form was filled from: what goods say, and the change of it that waits. Its version tells one from the next. */
export const standingOf = (row: PublishedGoods): object => ({
  form: formOfRow(row),
  pending: row.pending_id,
});
