import type { RowOf } from '@fovea/shared-types/record/record';
import { recallPartyMachine } from '@fovea/shared-types/states/warehouse.states';
import { recallParty } from '@fovea/shared-types/warehouse/recall-party.record';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type RecordAction, recordPage } from '../../record/record-page';
import { AcknowledgeDialog } from './acknowledge-dialog';
import { SettleDialog } from './recall-dialogs';
import { RecallNoticeDrawer } from './recall-notice-drawer';
import { useRecallSearch } from './recall.queries';
import { backOfficePage } from '../../back-office-page';
import { paths } from '../../../lib/paths';

type Party = RowOf<typeof recallParty.declared>;

/** Recalls that concern the reader; for the platform everybody's progress. */
export const RecallNoticePage = recordPage(recallParty, {
  columns: [
    { prop: 'recall_sn', width: 130 },
    { prop: 'recall_name', width: 260, decides: true },
    { prop: 'status', decides: true },
    { prop: 'class', width: 110 },
    { prop: 'maker', width: 150 },
    { prop: 'holder', width: 180, decides: true },
    { prop: 'piece_count', width: 110, align: 'right' },
    { prop: 'told_at', width: 170 },
    { prop: 'acknowledged_at', width: 170 },
    { prop: 'settled_at', width: 170, visible: false },
    { prop: 'outcome', width: 140 },
    { prop: 'notes', width: 220, visible: false },
    { prop: 'company_name', width: 180, visible: false },
  ],
  Opened: RecallNoticeDrawer,
  useChoices: () => {
    const search = useRecallSearch();
    return useMemo(() => ({ recall_id: { search } }), [search]);
  },
  useActions,
  Note: () => {
    const { t } = useTranslation('compliance');
    return <small>{t('no_advice')}</small>;
  },
});

function useActions(): ReadonlyArray<RecordAction<Party>> {
  const { t } = useTranslation('compliance');
  return useMemo(
    () => [
      {
        key: 'acknowledge',
        label: t('recall.acknowledge'),
        permission: 'warehouse:recall-party:acknowledge',
        isHidden: ({ status }) => !recallPartyMachine.may(status, 'acknowledge'),
        Dialog: AcknowledgeDialog,
      },
      {
        key: 'settle',
        label: t('recall.settle'),
        permission: 'warehouse:recall-party:settle',
        isHidden: ({ status }) => !recallPartyMachine.may(status, 'settle'),
        Dialog: SettleDialog,
      },
    ],
    [t],
  );
}

backOfficePage(RecallNoticePage, { path: paths.recallNotices, texts: ['kit', 'system', 'compliance'] });
