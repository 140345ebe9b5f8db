import { RECALL_PARTY_STATUS } from '@fovea/shared-types/states';
import { recall } from '@fovea/shared-types/warehouse/recall.record';
import { brokenField } from '../../platform/database/constraint-errors.js';
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
    recall_models_ck: brokenField('models'),
    recall_serials_ck: brokenField('serials'),
    recall_lots_ck: brokenField('lots'),
    recall_moved_ck: brokenField('moved', 'choice'),
    recall_period_ck: brokenField(['moved_from', 'moved_until']),
    recall_class_ck: brokenField('class', 'choice'),
    recall_action_ck: brokenField('action', 'choice'),
    recall_source_ck: brokenField('source'),
    recall_words_ck: brokenField(
      [
        'name_c',
        'name_e',
        'name_j',
        'reason_c',
        'reason_e',
        'reason_j',
        'measures_c',
        'measures_e',
        'measures_j',
      ],
      'required',
    ),
    recall_status_ck: 'STATE_CONFLICT',
    recall_opened_ck: 'STATE_CONFLICT',
    recall_closed_ck: brokenField('report', 'required'),
    recall_move_ck: 'STATE_CONFLICT',
  },
  rules: RecallRules,
});
