import { engineerStatus } from '@fovea/shared-types/maintenance/engineer.calls';
import { engineer } from '@fovea/shared-types/maintenance/engineer.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fact } from '../../kit/detail-view/detail-view';
import { api } from '../../lib/api-client';
import { useDict } from '../../lib/dicts';
import { localText } from '../../lib/local-text';
import { newRequestId } from '../../lib/request-id';
import { backOfficePage } from '../back-office-page';
import { documentPage } from '../document/document-page';
import { DocumentReview } from '../document/document-review';
import type { DocumentShown } from '../document/document.queries';
import { nameOfCode } from '../record/record-columns';
import { type RecordColumns, recordPage } from '../record/record-page';

type Engineer = RowOf<typeof engineer.declared>;

const REVIEW = { useConsequences, useFirstFacts };
const ALONE = { position: null, count: 0, next: undefined, previous: undefined };

/** Engineers of companies, and the platform's own. */
const engineersOf = (scope: Engineer['scope']) =>
  recordPage(engineer, {
    columns: useColumns,
    given: { scope },
    ...(scope === 'platform' && {
      title: ['平台工程师', 'Platform engineers', 'プラットフォームエンジニア'],
      table: 'maintenance.platform_engineer',
      without: ['company_id'],
    }),
    isFixed: ({ status }) => !engineer.declared.document.resubmission.isPossible(status),
    editLabel: engineer.words.update,
    Opened: ({ id, onClose }) => (
      <DocumentReview
        document={engineer}
        parts={REVIEW}
        onDecided={onClose}
        place={ALONE}
        {...{ id, onClose }}
      />
    ),
  });

export const CompanyEngineersPage = engineersOf('company');
export const PlatformEngineersPage = engineersOf('platform');

/** Pending certifications, the longest waiting first. */
export const EngineerReviewPage = documentPage(engineer, {
  useColumns,
  ...REVIEW,
  title: ['维修审批', 'Maintenance review', '修理審査'],
});

function useColumns(): RecordColumns<typeof engineer.declared> {
  const { t } = useTranslation('maintenance');
  return useMemo(
    () => [
      { prop: 'name', width: 150, decides: true },
      { prop: 'phone', width: 160 },
      { prop: 'good_at_name', width: 260, decides: true },
      { prop: 'status_name', width: 130 },
      {
        prop: 'disable_status',
        width: 90,
        switches: {
          permission: 'maintenance:engineer:status',
          isOn: ({ disable_status }) => disable_status === 1,
          set: ({ id }, isOn, reason) =>
            api(
              engineerStatus,
              { id, disable_status: isOn ? 1 : 0, reason, request_id: newRequestId() },
              { quiet: true },
            ),
          // Who was never certified gets no repairs anyway.
          isFixed: ({ approved_good_at }) => approved_good_at.length === 0,
        },
        confirm: ({ name }, isOn) => {
          const action = isOn ? 'disable' : 'enable';
          return {
            title: t(`status.${action}_title`, { name }),
            text: t(`status.${action}_text`),
            confirmLabel: t(`status.${action}`),
            needsReason: isOn,
            isDanger: isOn,
          };
        },
      },
      { prop: 'company_name', width: 180 },
      { prop: 'place', width: 180 },
      { prop: 'created_at', width: 150 },
      { prop: 'asked_by', width: 120, visible: false },
    ],
    [t],
  );
}

function useConsequences() {
  const { t } = useTranslation('maintenance');
  return { approve: t('review.approve'), reject: t('review.reject') };
}

/** Whose they are, and what they are certified for by now. */
function useFirstFacts() {
  const skills = useDict('engineer_skill');
  const { company_name, scope, approved_good_at } = engineer.declared.shown;
  return (shown: DocumentShown<typeof engineer.declared>): Fact[] => [
    {
      label: localText(company_name.label),
      value: shown.company_name ?? nameOfCode(scope, shown.scope),
    },
    {
      label: localText(approved_good_at.label),
      value: shown.approved_good_at.map((code) => skills.label(code)).join(', ') || null,
    },
  ];
}

backOfficePage(CompanyEngineersPage, {
  path: '/maintenance/engineer',
  texts: ['kit', 'approval', 'system', 'upload', 'maintenance'],
});
backOfficePage(PlatformEngineersPage, {
  path: '/maintenance/pEngineer',
  texts: ['kit', 'approval', 'system', 'upload', 'maintenance'],
});
backOfficePage(EngineerReviewPage, {
  path: '/maintenance/approve',
  texts: ['kit', 'approval', 'system', 'maintenance'],
});
