import type { RecordDeclaration, RowOf, StaffRecord } from '@fovea/shared-types/record/record';
import { type ComponentType, type ReactNode, useState } from 'react';
import { RecordDrawer, type RecordFormOptions } from './record-form';
import type { OpenedProps, RowPart } from './record-page-options';
import { plainOf, type PlainRecord, type PlainRow } from './record-types';
import { isReadAlone, useOpenedRow } from './record.queries';

interface OpenedRowProps {
  id: number;
  record: PlainRecord;
  listed: readonly PlainRow[] | undefined;
  Opened: ComponentType<OpenedProps<PlainRow>> | undefined;
  /** Undefined where the reader opens no form. */
  form: RecordFormOptions | undefined;
  dialogOf: (row: PlainRow) => RowPart<PlainRow> | undefined;
  onClose: () => void;
}

/** The row that the address names, over its list: the page's own part, the form, or the dialog that is offered for it. */
export function OpenedRow({ id, record, listed, Opened, form, dialogOf, onClose }: OpenedRowProps) {
  const row = listed?.find((one) => one.id === id);
  if (Opened !== undefined) return <Opened {...{ id, row, onClose }} />;
  if (form !== undefined && isReadAlone(record))
    return <RecordDrawer {...{ record, onClose }} options={form} row={{ id }} />;
  return (
    <WithRow {...{ record, id, row }}>
      {(found) => <FormOrDialog row={found} {...{ record, form, dialogOf, onClose }} />}
    </WithRow>
  );
}

interface FormOrDialogProps extends Pick<OpenedRowProps, 'record' | 'form' | 'dialogOf' | 'onClose'> {
  row: PlainRow;
}

/** Of the row as it was when it was opened: what is saved changes the row, and with it what is offered. */
function FormOrDialog({ row, record, form, dialogOf, onClose }: FormOrDialogProps) {
  const [opened] = useState(() => ({ row, Dialog: dialogOf(row) }));
  if (form !== undefined) return <RecordDrawer {...{ record, onClose }} options={form} row={opened.row} />;
  return opened.Dialog !== undefined && <opened.Dialog row={opened.row} onClose={onClose} />;
}

interface WithRowProps {
  record: PlainRecord;
  id: number;
  row: PlainRow | undefined;
  children: (row: PlainRow) => ReactNode;
}

function WithRow({ record, id, row, children }: WithRowProps) {
  const found = useOpenedRow(record, id, row);
  return found !== undefined && children(found);
}

/** A part that shows a row as the list has it, as the `Opened` of a page. */
export const openedAs =
  <D extends RecordDeclaration>(record: StaffRecord<D>, Part: RowPart<RowOf<D>>) =>
  ({ id, row, onClose }: OpenedProps<RowOf<D>>) => (
    <WithRow record={plainOf(record)} id={id} row={row}>
      {(found) => <Part row={found as unknown as RowOf<D>} onClose={onClose} />}
    </WithRow>
  );
