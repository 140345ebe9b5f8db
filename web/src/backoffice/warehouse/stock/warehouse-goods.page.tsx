import type { RowOf } from '@fovea/shared-types/record/record';
import { stock } from '@fovea/shared-types/warehouse/stock.record';
import { stockIn } from '@fovea/shared-types/warehouse/stock-in.record';
import { useQuery } from '@tanstack/react-query';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../kit/button/button';
import { Can } from '../../../kit/can/can';
import { StatusPill } from '../../../kit/status-pill/status-pill';
import { formatNumber } from '../../../lib/format';
import { localText } from '../../../lib/local-text';
import { paths } from '../../../lib/paths';
import { categoryChoices } from '../../goods/publish/choices';
import { goodsParamsQuery } from '../../goods/publish/publishing.queries';
import { recordPage } from '../../record/record-page';
import { MoveBinsDrawer } from '../documents/move-bins-drawer';
import { OpeningDialog } from '../opening/opening-dialog';
import { warehouseFilters } from '../searches';
import { ScanStock } from './scan-stock';
import { StockDrawer } from './stock-drawer';
import { WarningDialog } from './warning-dialog';
import { backOfficePage } from '../../back-office-page';

type Row = RowOf<typeof stock.declared>;

function Remaining({ row }: { row: Row }) {
  const { t } = useTranslation('stock');
  return (
    <>
      {formatNumber(row.ware_house_product_good_number)}{' '}
      {row.is_low && <StatusPill tone="warning">{t('stock.low')}</StatusPill>}
    </>
  );
}

const useWarehouses = warehouseFilters('ware_house_id');

function MoveOfRow({ row, onClose }: { row: Row; onClose: () => void }) {
  const { product_id: id, goods_name: name, goods_code: code, tracking, gtin } = row;
  const free = row.ware_house_product_good_number - row.reserved;
  const item = { id: id ?? 0, name, code, tracking, gtin, free };
  const of = { warehouseId: row.ware_house_id ?? 0, warehouseName: row.ware_house_name, item };
  return <MoveBinsDrawer of={of} onClose={onClose} />;
}

/** Whatever is scanned, of any of the warehouse's products. */
function MoveBins() {
  const { t } = useTranslation('stock');
  const [isOpen, setOpen] = useState(false);
  return (
    <Can any={['warehouse:stock:update']}>
      <Button
        variant="default"
        leftSection={<IconArrowsExchange size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('move.action')}
      </Button>
      {isOpen && <MoveBinsDrawer onClose={() => setOpen(false)} />}
    </Can>
  );
}

const SCANNED: readonly string[] = ['product_id', 'bin_id'];

/** What is where. */
export const WarehouseGoodsPage = recordPage(stock, {
  useChoices: () => {
    const warehouses = useWarehouses();
    const { data: params } = useQuery(goodsParamsQuery());
    return useMemo(
      () => ({ ...warehouses, category_id: { tree: categoryChoices(params?.categories ?? []) } }),
      [warehouses, params],
    );
  },
  columns: [
    { prop: 'goods_name', width: 240 },
    { prop: 'goods_code', width: 120 },
    { prop: 'gtin', width: 150, visible: false },
    { prop: 'maker', width: 130 },
    { prop: 'category_name', width: 130 },
    { prop: 'ware_house_name', width: 150, decides: true },
    {
      prop: 'ware_house_product_good_number',
      width: 130,
      align: 'right',
      decides: true,
      render: (row) => <Remaining row={row} />,
    },
    { prop: 'reserved', width: 100 },
    { prop: 'reserved_until', width: 170, visible: false },
    { prop: 'in_transit', width: 100, visible: false },
    { prop: 'number_warning', width: 110 },
    {
      // A file of this list names it otherwise.
      prop: 'value',
      type: 'money',
      get label() {
        return localText(stockIn.declared.shown.value.label);
      },
      currency: ({ currency }: Row) => currency,
      align: 'right',
      width: 140,
    },
    { prop: 'location', width: 140, visible: false },
    { prop: 'remark', width: 200, visible: false },
  ],
  form: {
    parts: ['location', 'remark'],
  },
  create: {
    permission: 'warehouse:inbound:add',
    label: ['导入期初库存', 'Import opening stock', '期首在庫の取込'],
    Dialog: OpeningDialog,
  },
  nameOf: ({ goods_name, ware_house_name }) => `${goods_name} · ${ware_house_name}`,
  useActions: () => {
    const { t } = useTranslation('stock');
    const navigate = useNavigate();
    return useMemo(
      () => [
        {
          key: 'allocate',
          label: t('stock.allocate'),
          permission: 'warehouse:allocation:add',
          isHidden: (row: Row) => row.ware_house_product_good_number <= row.reserved,
          run: (row: Row) => void navigate(`${paths.allocateStock}?id=${row.id}`),
        },
        {
          key: 'warning',
          label: t('warning.action'),
          permission: 'warehouse:stock:update',
          Dialog: WarningDialog,
        },
        {
          key: 'bins',
          label: t('move.action'),
          permission: 'warehouse:stock:update',
          isHidden: (row: Row) => row.ware_house_product_good_number <= row.reserved,
          Dialog: MoveOfRow,
        },
      ],
      [t, navigate],
    );
  },
  // Filters by number are for scanned codes and links, not for people.
  filters: (fields) => fields.filter((field) => !('name' in field && SCANNED.includes(field.name))),
  Note: () => (
    <>
      <ScanStock />
      <MoveBins />
    </>
  ),
  Opened: StockDrawer,
});

backOfficePage(WarehouseGoodsPage, {
  path: paths.warehouseGoods,
  texts: ['kit', 'system', 'stock', 'scan', 'labels', 'opening'],
});
