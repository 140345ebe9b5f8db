import { warehouseMachine } from '@fovea/shared-types/states/warehouse.states';
import { WAREHOUSE_STATUS } from '@fovea/shared-types/states';
import type { RowOf } from '@fovea/shared-types/record/record';
import { warehouse } from '@fovea/shared-types/warehouse/warehouse.record';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths, to } from '../../../lib/paths';
import { type RecordAction, type RecordColumns, recordPage } from '../../record/record-page';
import { useRecordChanged } from '../../record/record.queries';
import { DeleteQuestion } from '../../tree/delete-question';
import { deleteWarehouse, setWarehouseStatus } from './places.queries';
import { backOfficePage } from '../../back-office-page';

type Warehouse = RowOf<typeof warehouse.declared>;

/** Warehouses; their bins are a page of their own. */
export const WarehousePage = recordPage(warehouse, {
  columns: useColumns,
  form: {
    byError: { NAME_TAKEN: 'ware_house_name', STATE_CONFLICT: 'currency' },
  },
  useActions,
});

function useColumns(): RecordColumns<typeof warehouse.declared> {
  const { t } = useTranslation('places');
  return useMemo(
    () => [
      { prop: 'ware_house_name', width: 220 },
      {
        prop: 'status',
        decides: true,
        switches: {
          permission: 'warehouse:warehouse:status',
          isOn: ({ status }) => status === WAREHOUSE_STATUS.enabled,
          set: ({ id }, isOn) => setWarehouseStatus(id, isOn),
        },
        confirm: ({ ware_house_name: name }, isOn) =>
          isOn
            ? null
            : {
                title: t('disable_title', { name }),
                text: t('disable_text'),
                confirmLabel: t('disable_confirm'),
                isDanger: true,
              },
      },
      { prop: 'country', width: 140 },
      { prop: 'address', width: 260 },
      { prop: 'manager', width: 140 },
      { prop: 'phone', width: 150 },
      { prop: 'currency', width: 90 },
      { prop: 'company_name', width: 180, visible: false },
      { prop: 'created_at', visible: false },
    ],
    [t],
  );
}

function useActions(): ReadonlyArray<RecordAction<Warehouse>> {
  const { t } = useTranslation('places');
  const { t: system } = useTranslation('system');
  const navigate = useNavigate();
  return useMemo(
    () => [
      {
        key: 'bins',
        label: t('bins'),
        permission: 'warehouse:bin:list',
        run: ({ id }) => void navigate(to.bins(id)),
      },
      {
        key: 'delete',
        label: system('action.delete'),
        permission: 'warehouse:warehouse:delete',
        isDanger: true,
        isHidden: ({ status }) => !warehouseMachine.may(status, 'delete'),
        Dialog: Delete,
      },
    ],
    [t, system, navigate],
  );
}

function Delete({ row, onClose }: { row: Warehouse; onClose: () => void }) {
  const { t } = useTranslation('places');
  const { t: system } = useTranslation('system');
  const changed = useRecordChanged(warehouse);
  return (
    <DeleteQuestion
      title={system('action.delete_of', { name: row.ware_house_name })}
      remove={async () => {
        await deleteWarehouse(row.id);
        await changed();
      }}
      onClose={onClose}
    >
      {t('delete_text')}
    </DeleteQuestion>
  );
}

backOfficePage(WarehousePage, { path: paths.warehouses, texts: ['kit', 'system', 'places'] });
