import type { RowOf } from '@fovea/shared-types/record/record';
import { RECALL_STATUS } from '@fovea/shared-types/states';
import { recallMachine } from '@fovea/shared-types/states/warehouse.states';
import { recall } from '@fovea/shared-types/warehouse/recall.record';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatNumber } from '../../../lib/format';
import { to } from '../../../lib/paths';
import { inThreeLanguages } from '../../record/record-languages';
import { type RecordAction, recordPage } from '../../record/record-page';
import { CloseRecallDialog, OpenRecallDialog } from './recall-dialogs';
import { useMakerSearch } from './recall.queries';
import { backOfficePage } from '../../back-office-page';

type Recall = RowOf<typeof recall.declared>;

const isOfPeriod = ({ moved }: { moved: unknown }): boolean => Number(moved) > 0;

/** What makers call back: drafted, opened, looked after by everybody concerned, closed with a report. */
export const RecallPage = recordPage(recall, {
  columns: [
    { prop: 'recall_sn', width: 130 },
    { prop: 'recall_name', width: 260, decides: true },
    { prop: 'status', decides: true },
    { prop: 'class', width: 110 },
    { prop: 'action', width: 150, visible: false },
    { prop: 'maker', width: 150 },
    { prop: 'models', width: 180 },
    { prop: 'serials', width: 200, visible: false },
    { prop: 'lots', width: 180, visible: false },
    {
      prop: 'settled_count',
      width: 150,
      align: 'right',
      decides: true,
      render: ({ settled_count, told_count }) =>
        `${formatNumber(settled_count)} / ${formatNumber(told_count)}`,
    },
    { prop: 'acknowledged_count', width: 130, align: 'right' },
    { prop: 'told_count', width: 110, align: 'right', visible: false },
    { prop: 'announced_on', width: 130 },
    { prop: 'opened_at', width: 170, visible: false },
    { prop: 'closed_at', width: 170, visible: false },
    { prop: 'reference', width: 140, visible: false },
    { prop: 'source', width: 240, visible: false, isCopyable: true },
    { prop: 'created_at', visible: false },
  ],
  form: {
    parts: [
      inThreeLanguages(recall, ['name', 'reason', 'measures']),
      'brand_id',
      'models',
      'serials',
      'lots',
      'moved',
      'moved_from',
      'moved_until',
      'class',
      'action',
      'announced_on',
      'source',
      'reference',
    ],
    shows: { moved_from: isOfPeriod, moved_until: isOfPeriod },
    byError: { NOT_FOUND: 'brand_id' },
    size: 760,
  },
  isFixed: ({ status }) => !recallMachine.may(status, 'open'),
  useChoices: () => {
    const search = useMakerSearch();
    return useMemo(() => ({ brand_id: { search } }), [search]);
  },
  useActions,
  Note: () => {
    const { t } = useTranslation('compliance');
    return <small>{t('no_advice')}</small>;
  },
});

function useActions(): ReadonlyArray<RecordAction<Recall>> {
  const { t } = useTranslation('compliance');
  const navigate = useNavigate();
  return useMemo(
    () => [
      {
        key: 'open',
        label: t('recall.open'),
        permission: 'warehouse:recall:open',
        isHidden: ({ status }) => !recallMachine.may(status, 'open'),
        Dialog: OpenRecallDialog,
      },
      {
        key: 'progress',
        label: t('recall.progress'),
        permission: 'warehouse:recall-party:list',
        isHidden: ({ status }) => status === RECALL_STATUS.draft,
        run: ({ id }) => void navigate(to.recallProgress(id)),
      },
      {
        key: 'close',
        label: t('recall.close'),
        permission: 'warehouse:recall:close',
        isHidden: ({ status }) => !recallMachine.may(status, 'close'),
        Dialog: CloseRecallDialog,
      },
    ],
    [t, navigate],
  );
}

backOfficePage(RecallPage, { path: '/warehouse/recall', texts: ['kit', 'system', 'compliance'] });
