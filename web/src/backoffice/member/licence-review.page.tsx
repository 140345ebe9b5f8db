import { auditLicence } from '@fovea/shared-types/member/licence.calls';
import { licence } from '@fovea/shared-types/member/licence.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { licenceMachine } from '@fovea/shared-types/states/member.states';
import { LICENCE_STATUS } from '@fovea/shared-types/states';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ApprovalDetail } from '../../kit/approval/approval-detail';
import { ApprovalDrawer } from '../../kit/approval/approval-drawer';
import type { OpenDocument } from '../../kit/approval/approval-page';
import { decideOne } from '../../kit/approval/decide';
import { useDecideBulk } from '../../kit/approval/use-decide-bulk';
import { DetailCard } from '../../kit/detail-view/detail-view';
import { api } from '../../lib/api-client';
import { useMay } from '../../lib/permissions';
import { newRequestId } from '../../lib/request-id';
import { localText } from '../../lib/local-text';
import { useAccess } from '../layout/access/access-context';
import { recordFacts } from '../record/record-facts';
import { queuePage } from '../record/queue-page';
import { LicenceState } from '../../kit/licence/licence-state';
import { documentsOf, LICENCE_FIELDS, LicenceFacts } from './licence-detail';
import { licenceHistoryQuery, licenceQuery, useLicenceKinds, useLicencesChanged } from './licence.queries';
import { useWaitingState } from './waiting-state';
import { FileList } from '../../kit/file-list/file-list';
import { backOfficePage } from '../back-office-page';
import { paths } from '../../lib/paths';

const WAITING = { status: LICENCE_STATUS.under_review };
const LOOKS = (
  ['company_name', 'kind_name', 'place_name', 'valid_until', 'status', 'submitted_at'] as const
).map((prop) => ({ prop, width: 180 }));

type Row = RowOf<typeof licence.declared>;

const sinceOf = ({ status, submitted_at }: Row): string | null =>
  licenceMachine.may(status, 'approve') ? submitted_at : null;
const waitsFor = (row: Row): boolean => sinceOf(row) !== null;
const decide = (row: Row, decision: { status: 1 | -1; notes: string | undefined }) =>
  decideOne(auditLicence, row, decision);

/** Licences pending a decision, the longest waiting first. */
export const LicenceReviewPage = queuePage(licence, {
  useTexts: () => {
    const { t } = useTranslation('member');
    return {
      title: t('licence.review_title'),
      empty: t('licence.review_empty'),
      emptyText: t('licence.review_empty_text'),
    };
  },
  table: 'member.licence-review',
  without: ['company_id', 'country', 'validity'],
  useChoices: useLicenceKinds,
  permission: 'member:licence:approve',
  sinceOf,
  useWaiting: () => useWaitingState(WAITING),
  useColumns: (waiting) => useMemo(() => [{ prop: 'number', width: 180 }, waiting, ...LOOKS], [waiting]),
  useBulk: () => useDecideBulk({ permission: 'member:licence:approve', waitsFor, decide }),
  useChanged: useLicencesChanged,
  Review: LicenceReview,
});

function LicenceReview({ id, place, onClose, onDecided }: OpenDocument) {
  const { t } = useTranslation('member');
  const may = useMay();
  const { user } = useAccess();
  const changed = useLicencesChanged();
  const result = useQuery(licenceQuery(id));
  const { data: history = [] } = useQuery(licenceHistoryQuery(id));
  return (
    <ApprovalDrawer {...{ id, place, onClose, result }} title={t('licence.review_title')}>
      {(shown, access) => (
        <ApprovalDetail
          {...access}
          subject={{
            id: shown.id,
            name: shown.number,
            documents: documentsOf(history),
            ownText: shown.company_id === user.company_id ? t('licence.own') : null,
          }}
          state={<LicenceState status={shown.status} />}
          summary={recordFacts(licence, shown, ['company_name', 'valid_until'])}
          mayDecide={may('member:licence:approve')}
          facts={<LicenceFacts licence={shown} changed={history[0]?.changed ?? []} />}
          pictures={
            <DetailCard title={localText(licence.declared.fields.papers.label)}>
              <FileList files={shown.papers} />
            </DetailCard>
          }
          fields={LICENCE_FIELDS()}
          consequences={{ approve: t('licence.approve_text'), reject: t('licence.reject_text') }}
          decide={async ({ status, notes, fieldReasons, documentId }) => {
            const [outcome] = await api(
              auditLicence,
              {
                ids: [id],
                submission_ids: [documentId],
                status,
                audit_notes: notes,
                field_reasons: fieldReasons,
                request_id: newRequestId(),
              },
              { quiet: true },
            );
            if (outcome?.error != null) throw new Error(outcome.msg ?? outcome.error);
            return { isFinal: true };
          }}
          onChanged={changed}
          onDecided={onDecided}
        />
      )}
    </ApprovalDrawer>
  );
}

backOfficePage(LicenceReviewPage, { path: paths.licenceReview, texts: ['kit', 'approval', 'member'] });
