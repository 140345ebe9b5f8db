import { question } from '@fovea/shared-types/goods/question.record';
import { localized } from '../../platform/database/localized.js';
import { searchable } from '../../platform/database/search-terms.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { pictureAt } from '../../platform/records/served-record.js';
import { THUMBNAIL_KEY } from './question.repository.js';

/** Questions as the seller's people read them: about the goods of their company. */
export const servedQuestion = serveRecord(question, {
  table: 'goods_question',
  from: 'goods_question t JOIN goods g ON g.id = t.goods_id',
  owner: 'g.company_id',
  rowsOf: { creator: 'g.seller_id' },
  joins: `JOIN goods g ON g.id = t.goods_id JOIN account a ON a.id = t.asker_id
    LEFT JOIN account w ON w.id = t.answered_by LEFT JOIN company c ON c.id = g.company_id`,
  shown: {
    goods_sn: 'g.goods_sn',
    goods_name: ({ language }) => localized('g.name', language),
    image: THUMBNAIL_KEY,
    company_name: ({ language }) => localized('c.name', language),
    asker: 'a.username',
    answered_by: 'w.username',
  },
  made: { image: pictureAt },
  filters: {
    goods_name: { text: 'g.search_text', bigrams: 'g.search_bigrams' },
    question: searchable('t.question'),
  },
});
