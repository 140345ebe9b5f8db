import { writeOff } from '@fovea/shared-types/finance/write-off.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { useMemo } from 'react';
import { localText } from '../../lib/local-text';
import type { RecordColumns } from '../record/record-page';
import { requestedPage } from './requested-page';
import { WriteOffReview } from './write-off-detail';

const { shown } = writeOff.declared;

/** Bills that nobody will pay: what waits, what was booked as a loss, and what was refused. They are asked for at the bill. */
export const WriteOffPage = requestedPage(writeOff, {
  permission: 'finance:write-off',
  dict: 'states:write_off',
  useColumns,
  Review: WriteOffReview,
});

function useColumns(): RecordColumns<typeof writeOff.declared> {
  return useMemo(
    () => [
      { prop: 'sn', width: 120, decides: true },
      { prop: 'customer_name', width: 170, decides: true },
      { prop: 'month', width: 90 },
      {
        prop: 'price',
        type: 'money',
        label: localText(shown.price.label),
        currency: ({ currency }: RowOf<typeof writeOff.declared>) => currency,
        align: 'right',
        width: 130,
        decides: true,
      },
      {
        prop: 'status',
        type: 'dict',
        dict: 'states:write_off',
        label: localText(shown.status.label),
        codeOf: ({ status }) => status,
        width: 110,
        isState: true,
      },
      { prop: 'reason', width: 220 },
      { prop: 'created_at', width: 150 },
      { prop: 'asked_by', width: 120 },
    ],
    [],
  );
}
