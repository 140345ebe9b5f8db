import type { RowOf } from '@fovea/shared-types/record/record';
import { stockOutMachine } from '@fovea/shared-types/states/warehouse.states';
import {
  scrapWarehouseOuts,
  setWarehouseOutTypeSale,
} from '@fovea/shared-types/warehouse/stock-document.calls';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import { stockOut } from '@fovea/shared-types/warehouse/stock-out.record';
import { IconPlus, IconStack2 } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../kit/button/button';
import { ConfirmDialog } from '../../../kit/confirm-dialog/confirm-dialog';
import { useMended } from '../../../kit/scan/use-not-taken';
import { api } from '../../../lib/api-client';
import { paths } from '../../../lib/paths';
import { useMay } from '../../../lib/permissions';
import { newRequestId } from '../../../lib/request-id';
import { toast } from '../../../lib/toast-store';
import { recordPage } from '../../record/record-page';
import { FIRST_PRODUCT } from '../document-columns';
import type { StoredDocument } from './document-form';
import { StockOutDialog } from './stock-out-dialog';
import { StockOutDrawer } from './stock-document-drawer';
import { useScrapActions } from './use-scrap-actions';
import { warehouseFilters } from '../searches';
import { useStockChanged } from '../stock/stock.queries';
import { backOfficePage } from '../../back-office-page';

type Row = RowOf<typeof stockOut.declared>;
interface RowProps {
  row: Row;
  onClose: () => void;
}

function ToSale({ row: { ware_house_out_sn }, onClose }: RowProps) {
  const { t } = useTranslation('stock');
  const changed = useStockChanged();
  const sale = useMutation({
    mutationFn: () => api(setWarehouseOutTypeSale, { ware_house_out_sn, request_id: newRequestId() }),
    onSuccess: async () => {
      toast.success(t('sale.done', { sn: ware_house_out_sn }));
      onClose();
      await changed();
    },
  });
  return (
    <ConfirmDialog
      opened
      title={t('sale.title', { sn: ware_house_out_sn })}
      confirmLabel={t('sale.submit')}
      isPending={sale.isPending}
      onConfirm={() => sale.mutate()}
      onClose={onClose}
    >
      {t('sale.text')}
    </ConfirmDialog>
  );
}

function AddStockOut() {
  const { t } = useTranslation('stock');
  const may = useMay();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const { mended, leave } = useMended<StoredDocument>();
  if (!may('warehouse:outbound:add')) return null;
  return (
    <>
      <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t('out.add')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconStack2 size={18} aria-hidden />}
        onClick={() => void navigate(paths.outboundProducts)}
      >
        {t('out.add_more')}
      </Button>
      {isOpen && <StockOutDialog onClose={() => setOpen(false)} />}
      {mended && <StockOutDialog key={mended.requestId} mended={mended} onClose={leave} />}
    </>
  );
}

const LENT: readonly number[] = [STOCK_TYPE.loan, STOCK_TYPE.trial];

const SCRAP = {
  permission: 'warehouse:outbound:scrap',
  call: scrapWarehouseOuts,
  machine: stockOutMachine,
  snOf: (row: Row) => row.ware_house_out_sn,
} as const;

/** Documents by which stock is taken out. */
export const OutboundPage = recordPage(stockOut, {
  useChoices: warehouseFilters('ware_house_id'),
  columns: [
    { prop: 'ware_house_out_sn', width: 150, isCopyable: true },
    { prop: 'status', decides: true },
    { prop: 'reversal_sn', width: 130, visible: false },
    { prop: 'type', width: 130 },
    FIRST_PRODUCT,
    { prop: 'serial_number', width: 130 },
    { prop: 'good_number', width: 90, decides: true },
    { prop: 'ware_house_name', width: 150 },
    { prop: 'value', width: 140, visible: false },
    { prop: 'customer_name', width: 150 },
    { prop: 'logistics_code', width: 150, visible: false },
    { prop: 'audit_status', width: 120, visible: false },
    { prop: 'created_at', width: 170 },
  ],
  useActions: () => {
    const { t } = useTranslation('stock');
    const scraps = useScrapActions<Row>(SCRAP);
    return useMemo(
      () => [
        {
          key: 'sale',
          label: t('sale.submit'),
          permission: 'warehouse:outbound:sale',
          isHidden: ({ status, type, reversal_sn }: Row) =>
            reversal_sn !== null ||
            !LENT.includes(type) ||
            !stockOutMachine.may(status, 'turn a loan or trial into a sale'),
          Dialog: ToSale,
        },
        ...scraps,
      ],
      [t, scraps],
    );
  },
  Opened: StockOutDrawer,
  Note: AddStockOut,
});

backOfficePage(OutboundPage, {
  path: paths.outbound,
  texts: ['kit', 'system', 'approval', 'stock', 'scan', 'upload'],
});
