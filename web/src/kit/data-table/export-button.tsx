import type { AccountingFormat } from '@fovea/shared-types/platform/export-formats';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../lib/permissions';
import { Button } from '../button/button';
import type { Column } from './column';
import { ExportDialog } from './export-dialog';
import type { RowKey } from './use-selection';

export interface ExportSource {
  /** The table as the server registered it. */
  resource: string;
  /** The request of the list, without page and size. */
  request: object;
  /** Files of accounting packages that it has as well. */
  packages?: readonly AccountingFormat[];
}

/** Takes the selected rows, or the whole filtered set, in the columns and the order that are shown. */
export function ExportButton<Row>({
  source,
  label,
  columns,
  total,
  selected,
}: {
  source: ExportSource;
  label: string;
  columns: ReadonlyArray<Column<Row>>;
  total: number;
  /** Keys of the selected rows, on other pages too. */
  selected: readonly RowKey[];
}) {
  const { t } = useTranslation('kit');
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const props = columns.flatMap((column) => (column.exported === false ? [] : [column.prop]));
  if (!may('platform:export:add')) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        disabled={total === 0}
        onClick={() => setOpen(true)}
      >
        {t('export.button')}
      </Button>
      {isOpen && (
        <ExportDialog
          source={source}
          label={label}
          columns={props}
          total={total}
          selected={selected.filter((key) => typeof key === 'number')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
