import type { LicenceSubmission } from '@fovea/shared-types/member/licence.dto';
import { licence } from '@fovea/shared-types/member/licence.record';
import type { DetailOf } from '@fovea/shared-types/record/record';
import { LICENCE_STATUS } from '@fovea/shared-types/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApprovalHistory } from '../../kit/approval/approval-history';
import type { FaultField, SentDocument } from '../../kit/approval/approval-subject';
import { DetailDrawer } from '../../kit/detail-view/detail-drawer';
import { DetailCard, DetailView, Facts } from '../../kit/detail-view/detail-view';
import { LicenceState } from '../../kit/licence/licence-state';
import { localText } from '../../lib/local-text';
import { recordFacts } from '../record/record-facts';
import { licenceHistoryQuery, licenceQuery } from './licence.queries';
import { FileList } from '../../kit/file-list/file-list';

type Licence = DetailOf<(typeof licence)['declared']>;

/** A licence and its history, for those who keep it. */
export function LicenceDetail({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('member');
  const result = useQuery(licenceQuery(id));
  const { data: history = [] } = useQuery(licenceHistoryQuery(id));
  return (
    <DetailDrawer title={localText(licence.declared.many)} onClose={onClose} result={result}>
      {(shown) => (
        <DetailView
          title={shown.number}
          state={<LicenceState status={shown.status} />}
          summary={recordFacts(licence, shown, ['company_name', 'valid_until', 'validity'])}
        >
          <LicenceFacts licence={shown} changed={[]} />
          <DetailCard title={localText(licence.declared.fields.papers.label)}>
            <FileList files={shown.papers} />
          </DetailCard>
          <DetailCard title={t('licence.history')} isWide>
            <ApprovalHistory documents={documentsOf(history)} fields={LICENCE_FIELDS()} />
          </DetailCard>
        </DetailView>
      )}
    </DetailDrawer>
  );
}

/** @param changed fields that differ from the previous submission */
export function LicenceFacts({ licence: shown, changed }: { licence: Licence; changed: readonly string[] }) {
  const { t } = useTranslation('member');
  return (
    <DetailCard title={t('licence.facts')}>
      <Facts
        changedLabel={t('audit.changed')}
        facts={recordFacts(
          licence,
          shown,
          [
            'kind_name',
            'country',
            'authority',
            'classes',
            'place_name',
            'place_address',
            'valid_from',
            'valid_until',
          ],
          changed.map((field) => (field === 'kind' ? 'kind_name' : field)),
        )}
      />
    </DetailCard>
  );
}

/** The fields for which a rejection may give a reason. */
export const LICENCE_FIELDS = (): FaultField[] =>
  Object.entries(licence.declared.fields)
    .filter(([name]) => name !== 'renews_id')
    .map(([name, { label }]) => ({ name, label: localText(label) }));

const VERDICTS: Readonly<Record<number, SentDocument['verdict']>> = {
  [LICENCE_STATUS.approved]: 'approved',
  [LICENCE_STATUS.rejected]: 'rejected',
  [LICENCE_STATUS.replaced]: 'taken_back',
};

export const documentsOf = (history: readonly LicenceSubmission[]): SentDocument[] =>
  history.map((sent) => ({
    id: sent.id,
    sentBy: sent.sent_by,
    sentAt: sent.sent_at,
    verdict: VERDICTS[sent.status] ?? 'waiting',
    decidedBy: sent.decided_by,
    decidedAt: sent.decided_at,
    notes: sent.notes,
    fieldReasons: sent.field_reasons,
  }));
