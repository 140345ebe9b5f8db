import type { LabelCode } from '@fovea/shared-types/platform/label-kinds';
import { bin } from '@fovea/shared-types/warehouse/bin.record';
import { warehouseBinLabels } from '@fovea/shared-types/warehouse/places.calls';
import { useLabelBulk } from '../../../kit/labels/use-label-bulk';
import { recordPage } from '../../record/record-page';
import { BinDialog } from './bin-dialog';
import { warehouseFilters } from '../searches';
import { backOfficePage } from '../../back-office-page';
import { paths } from '../../../lib/paths';

/** The kinds of codes for a bin. */
const CODES: readonly LabelCode[] = ['qr', 'code128'];

/** Bins, of one warehouse where the address names it. */
export const BinPage = recordPage(bin, {
  columns: [
    { prop: 'code', width: 160, isCopyable: true },
    { prop: 'ware_house_name', width: 220, decides: true },
    { prop: 'location', width: 180, decides: true },
    'status',
    { prop: 'company_name', width: 180, visible: false },
    { prop: 'created_at', visible: false },
  ],
  create: {
    permission: 'warehouse:bin:add',
    label: ['批量新增库位', 'Add bins', '棚番の一括追加'],
    Dialog: BinDialog,
  },
  useBulk: () => useLabelBulk(warehouseBinLabels, 'warehouse:bin:list', CODES),
  useChoices: warehouseFilters('ware_house_id'),
});

backOfficePage(BinPage, { path: paths.bins, texts: ['kit', 'system', 'places', 'labels'] });
