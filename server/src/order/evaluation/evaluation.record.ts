import { evaluation } from '@fovea/shared-types/order/evaluation.record';
import { localized } from '../../platform/database/localized.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { pictureAt } from '../../platform/records/served-record.js';
import { firstLine } from './evaluation-query.repository.js';
import type { ReachedRows } from '../../platform/database/row-scope.js';

/** The planner leaves out the joins that neither a filter nor the order needs. */
const FROM = `evaluation t LEFT JOIN account u ON u.id = t.author_id
    LEFT JOIN order_line l ON l.order_id = t.order_id AND l.line = 1 LEFT JOIN goods g ON g.id = l.goods_id`;

/** An evaluation is of who sold what it is about. */
export const EVALUATION_ROWS: ReachedRows = {
  from: FROM,
  id: 't.id',
  rowsOf: { company: 't.company_id', creator: 'g.seller_id' },
};

/** Evaluations as the merchant and the platform read them. */
export const servedEvaluation = serveRecord(evaluation, {
  table: 'evaluation',
  from: FROM,
  rowsOf: { creator: 'g.seller_id' },
  joins: ({ language }) => `JOIN orders o ON o.id = t.order_id JOIN account u ON u.id = t.author_id
    LEFT JOIN company c ON c.id = t.company_id LEFT JOIN account replier ON replier.id = t.replied_by
    ${firstLine(language)}`,
  shown: {
    goods_id: 'l.goods_id',
    goods_name: 'l.goods_name',
    goods_image: 'l.image_key',
    order_no: 'o.order_no',
    company_name: ({ language }) => localized('c.name', language),
    username: 'u.username',
    replied_name: 'replier.username',
  },
  made: { goods_image: pictureAt },
  files: { images: { table: 'evaluation_image', key: 'evaluation_id' } },
  filters: {
    goods_name: { text: 'g.search_text', bigrams: 'g.search_bigrams' },
    username: { text: 'u.search_text', bigrams: 'u.search_bigrams' },
    is_replied: (filter, isReplied) =>
      filter.where(`(t.reply IS NOT NULL) = (${filter.value(isReplied)} = 1)`),
  },
});
