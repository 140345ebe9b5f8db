import type { RowOf } from '@fovea/shared-types/record/record';
import { stockInMachine } from '@fovea/shared-types/states/warehouse.states';
import { scrapWarehouseInps } from '@fovea/shared-types/warehouse/stock-document.calls';
import { stockIn } from '@fovea/shared-types/warehouse/stock-in.record';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button';
import { useMended } from '../../../kit/scan/use-not-taken';
import { useMay } from '../../../lib/permissions';
import { recordPage } from '../../record/record-page';
import type { StoredDocument } from './document-form';
import { StockInDrawer } from './stock-document-drawer';
import { StockFilesDialog } from './stock-files-dialog';
import { StockInForm } from './stock-in-form';
import { useScrapActions } from './use-scrap-actions';
import { FIRST_PRODUCT } from '../document-columns';
import { warehouseFilters } from '../searches';
import { backOfficePage } from '../../back-office-page';
import { paths } from '../../../lib/paths';

type Row = RowOf<typeof stockIn.declared>;
interface RowProps {
  row: Row;
  onClose: () => void;
}

function Files({ row, onClose }: RowProps) {
  return <StockFilesDialog id={row.id} onClose={onClose} />;
}

function AddStockIn() {
  const { t } = useTranslation('stock');
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const { mended, leave } = useMended<StoredDocument>();
  if (!may('warehouse:inbound:add')) return null;
  return (
    <>
      <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t('in.add')}
      </Button>
      {isOpen && <StockInForm onClose={() => setOpen(false)} />}
      {mended && <StockInForm key={mended.requestId} mended={mended} onClose={leave} />}
    </>
  );
}

const SCRAP = {
  permission: 'warehouse:inbound:scrap',
  call: scrapWarehouseInps,
  machine: stockInMachine,
  snOf: (row: Row) => row.ware_house_inp_sn,
} as const;

/** Documents by which stock comes in. */
export const InboundPage = recordPage(stockIn, {
  useChoices: warehouseFilters('ware_house_id'),
  columns: [
    { prop: 'ware_house_inp_sn', width: 150, isCopyable: true },
    { prop: 'status', decides: true },
    { prop: 'reversal_sn', width: 130, visible: false },
    { prop: 'kind', width: 130 },
    FIRST_PRODUCT,
    { prop: 'serial_number', width: 130 },
    { prop: 'good_number', width: 90, decides: true },
    { prop: 'ware_house_name', width: 150 },
    { prop: 'value', width: 140, visible: false },
    { prop: 'audit_status', width: 120, visible: false },
    { prop: 'username', width: 130, visible: false },
    { prop: 'created_at', width: 170 },
  ],
  useActions: () => {
    const { t } = useTranslation('stock');
    const scraps = useScrapActions<Row>(SCRAP);
    return useMemo(
      () => [
        {
          key: 'files',
          label: t('files.action'),
          permission: 'warehouse:inbound:add',
          isHidden: ({ status }: Row) => !stockInMachine.may(status, 'change images or video'),
          Dialog: Files,
        },
        ...scraps,
      ],
      [t, scraps],
    );
  },
  Opened: StockInDrawer,
  Note: AddStockIn,
});

backOfficePage(InboundPage, {
  path: paths.inbound,
  texts: ['kit', 'system', 'approval', 'stock', 'scan', 'upload'],
});
