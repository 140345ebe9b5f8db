import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/format';
import { Timeline } from '../detail-view/detail-view';
import type { FaultField, SentDocument } from './approval-subject';

/** Who sent and who decided, when, with which words; the latest first. */
export function ApprovalHistory({
  documents,
  fields,
}: {
  documents: readonly SentDocument[];
  fields: readonly FaultField[];
}) {
  const { t } = useTranslation('approval');
  const entries = documents.flatMap((document) => {
    const sent = {
      key: `${document.id}-sent`,
      at: formatDateTime(document.sentAt),
      who: document.sentBy,
      what: document.sentText ?? t('history.sent'),
    };
    if (document.verdict === 'waiting') return [sent];
    const faults = fields.flatMap(({ name, label }) => {
      const reason = document.fieldReasons[name];
      return reason === undefined ? [] : [t('history.field', { field: label, reason })];
    });
    const decided = {
      key: `${document.id}-decided`,
      at: formatDateTime(document.decidedAt),
      who: document.decidedBy ?? document.sentBy,
      what: t(`history.${document.verdict}`),
      notes: [document.notes ?? '', ...faults].filter((line) => line !== '').join('\n'),
    };
    return [decided, sent];
  });
  return entries.length === 0 ? <p>{t('history.none')}</p> : <Timeline entries={entries} />;
}
