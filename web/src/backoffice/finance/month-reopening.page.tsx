import { monthReopening } from '@fovea/shared-types/finance/month-reopening.record';
import { useMemo } from 'react';
import { DetailCard, Facts } from '../../kit/detail-view/detail-view';
import { localText } from '../../lib/local-text';
import { backOfficePage } from '../back-office-page';
import { AddMonthReopeningDialog } from './add-month-reopening-dialog';
import { documentPage } from '../document/document-page';
import type { DocumentShown } from '../document/document.queries';
import type { RecordColumns } from '../record/record-page';

/** Month reopenings: pending, approved and rejected. */
export const MonthReopeningPage = documentPage(monthReopening, {
  useColumns,
  create: {
    label: ['申请重新打开', 'Request a reopening', '締めの解除を申請'],
    Dialog: AddMonthReopeningDialog,
  },
  Terms,
  useConsequences: () => ({
    approve: localText([
      '该月将可以再次记账。',
      'The month takes entries again.',
      'この月に再び記帳できるようになります。',
    ]),
    reject: localText(['申请人会看到原因。', 'The requester sees the reason.', '申請者に理由が伝わります。']),
  }),
});

function useColumns(): RecordColumns<typeof monthReopening.declared> {
  return useMemo(
    () => [
      { prop: 'sn', width: 120, decides: true },
      { prop: 'month', width: 110, decides: true },
      { prop: 'status', width: 120 },
      { prop: 'reason', width: 220 },
      { prop: 'created_at', width: 150 },
      { prop: 'asked_by', width: 120 },
    ],
    [],
  );
}

function Terms({ shown }: { shown: DocumentShown<typeof monthReopening.declared> }) {
  return (
    <DetailCard title={localText(monthReopening.declared.many)}>
      <Facts
        facts={[
          { label: localText(monthReopening.declared.fields.month.label), value: shown.month },
          { label: localText(monthReopening.declared.shown.sn.label), value: shown.sn },
        ]}
      />
    </DetailCard>
  );
}

backOfficePage(MonthReopeningPage, {
  path: '/finance/monthReopenings',
  texts: ['kit', 'approval', 'system'],
});
