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
import { ApprovalPage, type OpenDocument, useWaitingColumn } from '../../kit/approval/approval-page';
import type { Column } from '../../kit/data-table/column';
import { useTableList } from '../../kit/data-table/table-settings';
import { DetailCard } from '../../kit/detail-view/detail-view';
import { api } from '../../lib/api-client';
import { numberFilter, sortText } from '../../lib/list-page';
import { useMay } from '../../lib/permissions';
import { newRequestId } from '../../lib/request-id';
import { localText } from '../../lib/local-text';
import { useAccess } from '../layout/access/access-context';
import { recordColumn } from '../record/record-columns';
import { recordFacts } from '../record/record-facts';
import { recordFilters } from '../record/record-filters';
import { plainOf } from '../record/record-types';
import { documentsOf, LICENCE_FIELDS, LicenceFacts, LicenceState } from './licence-detail';
import {
  licenceHistoryQuery,
  licenceListQuery,
  licenceQuery,
  useLicenceKinds,
  useLicencesChanged,
} from './licence.queries';
import { FileList } from '../../kit/file-list/file-list';
import { backOfficePage } from '../back-office-page';
import { paths } from '../../lib/paths';

type Row = RowOf<(typeof licence)['declared']>;

const FILTERS = ['words', 'kind', 'status'] as const;
const { under_review } = LICENCE_STATUS;
const sinceOf = ({ status, submitted_at }: Row): string | null =>
  licenceMachine.may(status, 'approve') ? submitted_at : null;

/** Licences pending a decision, the longest waiting first. */
export function LicenceReviewPage() {
  const { t } = useTranslation('member');
  const list = useTableList('member.licence-review', FILTERS);
  const { filters } = list;
  const request = {
    words: filters.words,
    kind: numberFilter(filters.kind),
    status: numberFilter(filters.status) ?? under_review,
    sort: sortText(list.sort) ?? 'submitted_at',
  };
  const result = useQuery({
    ...licenceListQuery({ ...request, page: list.page, limit: list.limit }),
    enabled: list.isReady,
  });
  const waiting = useWaitingColumn(sinceOf);
  const changed = useLicencesChanged();
  const columns = useMemo<Array<Column<Row>>>(() => {
    const [number, ...rest] = (
      ['number', 'company_name', 'kind_name', 'place_name', 'valid_until', 'status', 'submitted_at'] as const
    ).map((prop) => recordColumn(plainOf(licence), prop, { width: 180 }, changed) as Column<Row>);
    return [...(number ? [number] : []), waiting, ...rest];
  }, [waiting, changed]);
  const kinds = useLicenceKinds();
  const fields = useMemo(
    () =>
      recordFilters(plainOf(licence), kinds).flatMap((field) => {
        const name = FILTERS.find((one) => 'name' in field && field.name === one);
        if (name === undefined || field.type === 'days') return [];
        return name === 'status' && field.type === 'dict'
          ? [{ ...field, name, placeholder: t('audit.pending_first') }]
          : [{ ...field, name }];
      }),
    [t, kinds],
  );
  return (
    <ApprovalPage
      title={t('licence.review_title')}
      permission="member:licence:approve"
      list={list}
      result={result}
      columns={columns}
      filters={fields}
      nameOf={({ number }) => number}
      waitingSince={sinceOf}
      exporting={{ resource: 'licences', request }}
      empty={{ title: t('licence.review_empty'), text: t('licence.review_empty_text') }}
      detail={(open) => <LicenceReview {...open} />}
    />
  );
}

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
