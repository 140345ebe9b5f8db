import type { RowOf } from '@fovea/shared-types/record/record';
import { stockCheckMachine } from '@fovea/shared-types/states/warehouse.states';
import { stockCount } from '@fovea/shared-types/warehouse/stock-count.record';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { type RecordAction, recordPage } from '../../record/record-page';
import { CancelCount } from './count-ends';
import { CountDrawer } from './count-drawer';
import { CountingScreen } from './counting-screen';
import { NewCount } from './new-count';
import { useCountWarehouses } from './use-count-warehouses';
import { backOfficePage } from '../../back-office-page';

type Row = RowOf<typeof stockCount.declared>;

const List = recordPage(stockCount, {
  columns: [
    { prop: 'check_sn', width: 140 },
    { prop: 'ware_house_name', width: 200, decides: true },
    { prop: 'scope', width: 140 },
    { prop: 'status', decides: true },
    { prop: 'closed_count', align: 'right', width: 130 },
    { prop: 'line_count', align: 'right', width: 100 },
    { prop: 'differing_count', align: 'right', width: 130 },
    { prop: 'difference', align: 'right', width: 110, decides: true },
    { prop: 'username', width: 130, visible: false },
    'created_at',
    { prop: 'ended_at', visible: false },
    { prop: 'location', width: 120, visible: false },
    { prop: 'remark', width: 200, visible: false },
    { prop: 'reason', width: 200, visible: false },
    { prop: 'company_name', width: 180, visible: false },
  ],
  create: {
    permission: 'warehouse:count:add',
    label: ['新增盘点', 'Begin a count', '棚卸の開始'],
    Dialog: NewCount,
  },
  useChoices: () => {
    const warehouses = useCountWarehouses();
    return useMemo(() => ({ ware_house_id: warehouses }), [warehouses]);
  },
  useActions,
  Opened: CountDrawer,
});

/** Counts; one that is being counted takes the whole page. */
export function CheckGoodsPage() {
  const [search] = useSearchParams();
  const id = Number(search.get('count')) || null;
  return id === null ? <List /> : <CountingScreen key={id} id={id} />;
}

function useActions(): ReadonlyArray<RecordAction<Row>> {
  const { t } = useTranslation('counts');
  const navigate = useNavigate();
  return useMemo(
    () => [
      {
        key: 'count',
        label: t('count.action'),
        permission: 'warehouse:count:update',
        isHidden: ({ status }) => !stockCheckMachine.may(status, 'enter counted numbers'),
        run: ({ id }) => void navigate(`${paths.checkGoods}?count=${id}`),
      },
      {
        key: 'cancel',
        label: t('cancel.action'),
        permission: 'warehouse:count:cancel',
        isDanger: true,
        isHidden: ({ status }) => !stockCheckMachine.may(status, 'cancel'),
        Dialog: CancelCount,
      },
    ],
    [t, navigate],
  );
}

backOfficePage(CheckGoodsPage, { path: paths.checkGoods, texts: ['kit', 'system', 'counts', 'scan'] });
