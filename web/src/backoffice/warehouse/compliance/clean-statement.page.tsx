import type { RowOf } from '@fovea/shared-types/record/record';
import { cleanStatement } from '@fovea/shared-types/warehouse/clean-statement.record';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusPill } from '../../../kit/status-pill/status-pill';
import { openDocument } from '../../../lib/open-document';
import { type RecordAction, recordPage } from '../../record/record-page';
import { statementDocument } from './clean-statement.queries';
import { useItemSearch } from '../searches';
import { WithdrawDialog } from './withdraw-dialog';
import { backOfficePage } from '../../back-office-page';

type Statement = RowOf<typeof cleanStatement.declared>;

const KEEPS_NONE = '2';
const isValid = ({ withdrawn_at }: Statement): boolean => withdrawn_at === null;
const keepsData = ({ patient_data }: { patient_data: unknown }): boolean =>
  String(patient_data) !== KEEPS_NONE;

/** Statements that devices are clean and hold nobody's data; the one who adds it makes it. */
export const CleanStatementPage = recordPage(cleanStatement, {
  columns: [
    { prop: 'statement_sn', width: 140 },
    { prop: 'goods_name', width: 220, decides: true },
    { prop: 'serial_number', width: 160, decides: true },
    {
      prop: 'withdrawn_at',
      width: 120,
      decides: true,
      render: function Validity(row) {
        const { t } = useTranslation('compliance');
        return isValid(row) ? (
          <StatusPill tone="success">{t('statement.valid')}</StatusPill>
        ) : (
          <StatusPill tone="danger">{t('statement.withdrawn')}</StatusPill>
        );
      },
    },
    { prop: 'method', width: 160 },
    { prop: 'patient_data', width: 170 },
    { prop: 'cleaned_on', width: 130 },
    { prop: 'cleaned_by', width: 160 },
    { prop: 'signed_by', width: 140 },
    { prop: 'created_at', width: 170 },
    { prop: 'maker', width: 140, visible: false },
    { prop: 'goods_code', width: 130, visible: false },
    { prop: 'company_name', width: 180, visible: false },
  ],
  form: {
    shows: { wiped_on: keepsData, wiped_by: keepsData, wipe_method: keepsData },
    byError: { NOT_FOUND: 'product_id' },
    size: 640,
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

function useActions(): ReadonlyArray<RecordAction<Statement>> {
  const { t } = useTranslation('compliance');
  return useMemo(
    () => [
      {
        key: 'paper',
        label: t('statement.document'),
        permission: 'warehouse:statement:list',
        run: ({ id }) => void openDocument(() => statementDocument(id)),
      },
      {
        key: 'withdraw',
        label: t('statement.withdraw'),
        permission: 'warehouse:statement:withdraw',
        isDanger: true,
        isHidden: (row) => !isValid(row),
        Dialog: WithdrawDialog,
      },
    ],
    [t],
  );
}

backOfficePage(CleanStatementPage, {
  path: '/warehouse/cleanStatement',
  texts: ['kit', 'system', 'compliance'],
});
