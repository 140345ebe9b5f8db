import { arrivedsStatus } from '@fovea/shared-types/warehouse/arrival.calls';
import { arrival } from '@fovea/shared-types/warehouse/arrival.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { arrivalMachine } from '@fovea/shared-types/states/warehouse.states';
import { ARRIVAL_STATUS } from '@fovea/shared-types/states';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api-client';
import { type RecordAction, recordPage } from '../../record/record-page';
import { useRecordChanged } from '../../record/record.queries';
import { ConfirmedAction } from '../../tree/confirmed-action';
import { FIRST_PRODUCT } from '../document-columns';
import { ArrivalDrawer } from './arrival-detail';
import { EditArrival, NewArrival } from './arrival-form';
import { cancelArrival } from './arrival.queries';
import { ArriveDialog } from './arrive-dialog';
import { StockArrival } from './stock-arrival';
import { backOfficePage } from '../../back-office-page';
import { paths } from '../../../lib/paths';

type Arrival = RowOf<typeof arrival.declared>;

const { expected, arrived } = ARRIVAL_STATUS;

/** Goods that are announced, come, are counted, and wait to be put in stock. */
export const ArrivalPage = recordPage(arrival, {
  columns: [
    { prop: 'arrived_sn', width: 140 },
    { prop: 'status', decides: true },
    FIRST_PRODUCT,
    { prop: 'good_number', align: 'right', decides: true },
    { prop: 'arrived_number', align: 'right' },
    { prop: 'stocked_number', align: 'right' },
    { prop: 'rest_number', align: 'right' },
    { prop: 'to_stock_number', align: 'right', visible: false },
    { prop: 'waiting_number', align: 'right', visible: false },
    { prop: 'customer_name', width: 160 },
    { prop: 'ware_house_name', width: 180, visible: false },
    { prop: 'expected_on' },
    { prop: 'arrived_at', visible: false },
    { prop: 'logistics_code', width: 160, isCopyable: true, visible: false },
    { prop: 'goods_code', width: 120, visible: false },
    { prop: 'maker', width: 130, visible: false },
    { prop: 'category_name', width: 150, visible: false },
    { prop: 'serial_number', width: 150, visible: false },
    { prop: 'remark', width: 200, visible: false },
    { prop: 'company_name', width: 180, visible: false },
    { prop: 'created_at', visible: false },
  ],
  create: {
    permission: 'warehouse:arrival:add',
    label: ['新增到货单', 'Add an arrival', '入荷伝票の追加'],
    Dialog: NewArrival,
  },
  Opened: ArrivalDrawer,
  useActions,
});

function useActions(): ReadonlyArray<RecordAction<Arrival>> {
  const { t } = useTranslation('arrivals');
  const { t: system } = useTranslation('system');
  return useMemo(
    () => [
      {
        key: 'arrive',
        label: t('action.arrive'),
        permission: 'warehouse:arrival:status',
        isHidden: ({ status }) => !arrivalMachine.may(status, 'record the arrival'),
        Dialog: ArriveDialog,
      },
      {
        key: 'stock',
        label: t('action.stock'),
        permission: 'warehouse:inbound:add',
        isHidden: ({ status, to_stock_number, waiting_number }) =>
          !arrivalMachine.may(status, 'stock-in made from it was approved') ||
          to_stock_number === 0 ||
          waiting_number > 0,
        Dialog: StockArrival,
      },
      {
        key: 'rest',
        label: t('action.rest'),
        permission: 'warehouse:arrival:status',
        isHidden: ({ status, rest_number }) =>
          !arrivalMachine.may(status, 'count what came later') || rest_number === null || rest_number === 0,
        Dialog: ArriveDialog,
      },
      {
        key: 'edit',
        label: system('action.edit'),
        permission: 'warehouse:arrival:update',
        isHidden: ({ status }) => status !== expected && status !== arrived,
        Dialog: EditArrival,
      },
      {
        key: 'expect',
        label: t('action.expect'),
        permission: 'warehouse:arrival:status',
        isHidden: ({ status }) => !arrivalMachine.may(status, 'correct a mistake'),
        Dialog: ExpectAgain,
      },
      {
        key: 'cancel',
        label: t('action.cancel'),
        permission: 'warehouse:arrival:delete',
        isDanger: true,
        isHidden: ({ status }) => !arrivalMachine.may(status, 'delete'),
        Dialog: Cancel,
      },
    ],
    [t, system],
  );
}

interface QuestionProps {
  row: Arrival;
  onClose: () => void;
}

function ExpectAgain({ row, onClose }: QuestionProps) {
  const { t } = useTranslation('arrivals');
  const { t: system } = useTranslation('system');
  const changed = useRecordChanged(arrival);
  return (
    <ConfirmedAction
      title={t('expect.title', { sn: row.arrived_sn })}
      label={t('action.expect')}
      done={system('state.updated')}
      run={async () => {
        await api(arrivedsStatus, { id: row.id, status: expected }, { quiet: true });
        await changed();
      }}
      onClose={onClose}
    >
      {t('expect.text')}
    </ConfirmedAction>
  );
}

function Cancel({ row, onClose }: QuestionProps) {
  const { t } = useTranslation('arrivals');
  const { t: system } = useTranslation('system');
  const changed = useRecordChanged(arrival);
  return (
    <ConfirmedAction
      isDanger
      title={t('cancel.title', { sn: row.arrived_sn })}
      label={t('action.cancel')}
      done={system('state.updated')}
      run={async () => {
        await cancelArrival(row.id);
        await changed();
      }}
      onClose={onClose}
    >
      {t('cancel.text')}
    </ConfirmedAction>
  );
}

backOfficePage(ArrivalPage, {
  path: paths.arrivals,
  texts: ['kit', 'system', 'arrivals', 'upload', 'stock', 'scan'],
});
