import type { RowOf } from '@fovea/shared-types/record/record';
import { allocation } from '@fovea/shared-types/warehouse/allocation.record';
import { recordPage } from '../../record/record-page';
import { documentColumns } from '../document-columns';

type Row = RowOf<typeof allocation.declared>;

/** Papers by which stock goes from one warehouse to another. */
export const AllocationPage = recordPage(allocation, {
  columns: [
    { prop: 'allocation_sn', width: 150, isCopyable: true },
    { prop: 'status', decides: true },
    { prop: 'goods_name', width: 240, decides: true },
    { prop: 'serial_number', width: 150 },
    { prop: 'good_number', width: 90, decides: true },
    { prop: 'missing', width: 100, decides: true },
    { prop: 'from_name', width: 150 },
    { prop: 'to_name', width: 150 },
    ...documentColumns<Row>(),
    { prop: 'audit_status', width: 120 },
    { prop: 'username', width: 120 },
    { prop: 'created_at', width: 170 },
  ],
});
