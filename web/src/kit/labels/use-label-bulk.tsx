import type { Call } from '@fovea/shared-types/call';
import type { Permission } from '@fovea/shared-types/permissions';
import type { LabelCode } from '@fovea/shared-types/platform/label-kinds';
import type { LabelsAnswer, LabelsRequest } from '@fovea/shared-types/platform/labels.dto';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkAction } from '../data-table/column';
import { LabelsDialog } from './labels-dialog';

/**
 * Labels of the selected rows of a list. Needs the namespace `labels`.
 * @param codes  what such labels can have, as a constant; all kinds where nothing is said
 */
export function useLabelBulk<Row extends { id: number }>(
  call: Call<LabelsRequest, LabelsAnswer>,
  permission: Permission,
  codes?: readonly LabelCode[],
): Array<BulkAction<Row>> {
  const { t } = useTranslation('labels');
  return useMemo(
    () => [
      {
        key: 'labels',
        label: t('action'),
        permission,
        dialog: ({ rows, onClose }) => (
          <LabelsDialog
            ids={rows.map(({ id }) => id)}
            call={call}
            {...(codes && { codes })}
            onClose={onClose}
          />
        ),
      },
    ],
    [t, call, permission, codes],
  );
}
