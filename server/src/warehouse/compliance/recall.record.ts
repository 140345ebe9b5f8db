import { RECALL_PARTY_STATUS } from '@fovea/shared-types/states';
import { recall } from '@fovea/shared-types/warehouse/recall.record';
import { localized } from '../../platform/database/localized.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { RecallRules } from './recall.rules.js';

/** Recalls as staff of the platform keep them, with how far each has come. */
export const servedRecall = serveRecord(recall, {
  table: 'recall',
  columns: { recall_sn: 'sn' },
  joins: `JOIN brand b ON b.id = t.brand_id CROSS JOIN LATERAL (
    SELECT count(*) AS told, count(*) FILTER (WHERE status > ${RECALL_PARTY_STATUS.told}) AS acknowledged, count(*) FILTER (WHERE status = ${RECALL_PARTY_STATUS.settled}) AS settled
    FROM recall_party WHERE recall_id = t.id) n`,
  shown: {
    recall_name: ({ language }) => localized('t.name', language),
    maker: ({ language }) => localized('b.name', language),
    told_count: 'n.told',
    acknowledged_count: 'n.acknowledged',
    settled_count: 'n.settled',
  },
  filters: { words: { text: 't.search_text', bigrams: 't.search_bigrams' } },
  constraints: {
    recall_brand_fk: 'NOT_FOUND',
    recall_models_ck: 'VALIDATION',
    recall_serials_ck: 'VALIDATION',
    recall_lots_ck: 'VALIDATION',
    recall_moved_ck: 'VALIDATION',
    recall_period_ck: 'VALIDATION',
    recall_class_ck: 'VALIDATION',
    recall_action_ck: 'VALIDATION',
    recall_source_ck: 'VALIDATION',
    recall_words_ck: 'VALIDATION',
    recall_status_ck: 'STATE_CONFLICT',
    recall_opened_ck: 'STATE_CONFLICT',
    recall_closed_ck: 'VALIDATION',
    recall_move_ck: 'STATE_CONFLICT',
  },
  rules: RecallRules,
});
