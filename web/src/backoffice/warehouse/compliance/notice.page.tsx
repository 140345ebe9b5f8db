import type { RowOf } from '@fovea/shared-types/record/record';
import { noticeMachine } from '@fovea/shared-types/states/warehouse.states';
import { notice } from '@fovea/shared-types/warehouse/notice.record';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusPill, type StatusTone } from '../../../kit/status-pill/status-pill';
import { useOpenRow } from '../../../lib/list-page';
import { openDocument } from '../../../lib/open-document';
import { listed, nameOfCode } from '../../record/record-columns';
import { type RecordAction, recordPage } from '../../record/record-page';
import { AnswerDialog, SendDialog } from './notice-dialogs';
import { useItemSearch } from '../searches';
import { noticeDocument } from './notice.queries';
import { backOfficePage } from '../../back-office-page';
import { paths } from '../../../lib/paths';

type Notice = RowOf<typeof notice.declared>;

const TONES: Readonly<Record<number, StatusTone>> = { 0: 'neutral', 1: 'warning', 2: 'success' };
const { shown } = notice.declared;
const isDraft = ({ status }: Notice): boolean => noticeMachine.may(status, 'send');
const namesOf = (missing: Notice['missing']): string =>
  listed(missing, (code) => nameOfCode(shown.missing, code));
const isComplete = (row: Notice): boolean => row.missing.length === 0;

/** Notices of used devices: drafted, sent, and the makers' answers. */
export const NoticePage = recordPage(notice, {
  columns: [
    { prop: 'serial_number', width: 170 },
    { prop: 'goods_name', width: 220, decides: true },
    {
      prop: 'status',
      width: 180,
      decides: true,
      render: ({ status }) => (
        <StatusPill tone={TONES[status] ?? 'neutral'}>{nameOfCode(shown.status, status)}</StatusPill>
      ),
    },
    {
      prop: 'missing',
      width: 220,
      decides: true,
      render: (row) => (!isDraft(row) || isComplete(row) ? '-' : namesOf(row.missing)),
    },
    { prop: 'maker', width: 150 },
    { prop: 'sent_at', width: 170 },
    { prop: 'reminded_at', width: 170, visible: false },
    { prop: 'answered_on', width: 130 },
    { prop: 'company_name', width: 180 },
    { prop: 'sent_to', width: 200, visible: false },
    { prop: 'trade_name', width: 200, visible: false },
    { prop: 'model', width: 130, visible: false },
    { prop: 'user_name', width: 180, visible: false },
    { prop: 'delivered_on', width: 130, visible: false },
    { prop: 'created_at', visible: false },
  ],
  isFixed: (row) => !isDraft(row),
  form: {
    byError: { NOT_FOUND: 'product_id' },
    size: 720,
  },
  useChoices: () => {
    const search = useItemSearch();
    return useMemo(() => ({ product_id: { search } }), [search]);
  },
  useActions,
  Note: () => {
    const { t } = useTranslation('compliance');
    return <small>{t('no_advice')}</small>;
  },
});

function useActions(): ReadonlyArray<RecordAction<Notice>> {
  const { t } = useTranslation('compliance');
  const { open } = useOpenRow();
  return useMemo(
    () => [
      {
        key: 'complete',
        label: ({ missing }) =>
          missing.length === 1
            ? t('notice.missing', { fields: namesOf(missing) })
            : t('notice.missing_many', { count: missing.length }),
        permission: 'warehouse:notice:update',
        isHidden: (row) => !isDraft(row) || isComplete(row),
        run: ({ id }) => open(id),
      },
      {
        key: 'send',
        label: t('notice.send'),
        permission: 'warehouse:notice:send',
        isHidden: (row) => !isDraft(row) || !isComplete(row),
        Dialog: SendDialog,
      },
      {
        key: 'answer',
        label: t('notice.answer'),
        permission: 'warehouse:notice:answer',
        isHidden: ({ status }) => !noticeMachine.may(status, 'answer'),
        Dialog: AnswerDialog,
      },
      {
        key: 'paper',
        label: t('notice.document'),
        permission: 'warehouse:notice:list',
        run: ({ id }) => void openDocument(() => noticeDocument(id)),
      },
    ],
    [t, open],
  );
}

backOfficePage(NoticePage, { path: paths.deviceNotices, texts: ['kit', 'system', 'compliance'] });
