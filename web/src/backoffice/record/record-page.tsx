import type { Permission } from '@fovea/shared-types/permissions';
import {
  ownerNameOf,
  permissionOf,
  type RecordDeclaration,
  type StaffRecord,
} from '@fovea/shared-types/record/record';
import { IconPlus } from '@tabler/icons-react';
import { type ComponentType, useMemo, useState } from 'react';
import { Button } from '../../kit/button/button';
import type { Column } from '../../kit/data-table/column';
import { DataTable } from '../../kit/data-table/data-table';
import { PageTitle } from '../../kit/page-title/page-title';
import { useOpenRow } from '../../lib/list-page';
import { useMay } from '../../lib/permissions';
import { localText } from '../../lib/local-text';
import { type ColumnLook, recordColumn } from './record-columns';
import { type OverList, RecordDialogs } from './record-dialogs';
import type { RecordFormOptions } from './record-form';
import { OpenedRow } from './opened-row';
import { useAccess } from '../layout/access/access-context';
import { useIsOwnerChosen, useMayChooseCompany } from './record-owner';
import type { RecordColumns, RecordPageOptions } from './record-page-options';
import { plainOf, type PlainRecord, type PlainRow } from './record-types';
import { isReadAlone, useRecordChanged } from './record.queries';
import { useRecordList } from './use-record-list';
import { useRowActions } from './use-row-actions';

export type { RecordAction, RecordColumns, RecordLook, RecordPageOptions } from './record-page-options';

/** The page of a record in the back office: table, form, deletion and export, of its declaration. */
export function recordPage<D extends RecordDeclaration>(
  declared: StaffRecord<D>,
  made: RecordPageOptions<D>,
): ComponentType {
  const record = plainOf(declared, made.nameOf as ((row: PlainRow) => string) | undefined);
  // As `plainOf`: names were checked here, within the frame they are texts.
  const options = made as unknown as RecordPageOptions<RecordDeclaration>;
  const form = {
    ...options.form,
    // Where companies are not asked for, new rows are the platform's own.
    isOfPlatform: options.without?.includes(ownerNameOf(record)) === true,
  } as RecordFormOptions;
  const { exports, packages } = record.declared;
  const can = (call: 'add' | 'update' | 'delete'): Permission | null =>
    record.calls[call] === undefined ? null : (permissionOf(record, call) as Permission); // of the same declarations
  const rights = { add: can('add'), update: can('update'), delete: can('delete') };
  const hasForm = Object.keys(record.declared.fields).length > 0;
  const { create: by } = options;
  const isFixed = options.isFixed ?? (({ is_own }: PlainRow) => is_own === false);
  const useChoices = options.useChoices ?? (() => undefined);
  const useActions = options.useActions ?? (() => NONE);
  const useBulk = options.useBulk ?? (() => NONE);
  const useWaiting = options.useWaiting ?? (() => undefined);
  const { columns: looks } = options;
  const useLooks = typeof looks === 'function' ? looks : () => looks;

  function RecordPage() {
    const may = useMay();
    const choices = useChoices();
    const waiting = useWaiting();
    const {
      list,
      result,
      filters: declaredFilters,
      request,
    } = useRecordList(record, { ...options, waiting }, choices);
    const [over, setOver] = useState<OverList | null>(null);
    const { openId, open, close } = useOpenRow();
    const changed = useRecordChanged(record);
    const columns = useRecordColumns(record, useLooks(), changed, isFixed);
    const filters = useMemo(() => options.filters?.(declaredFilters) ?? declaredFilters, [declaredFilters]);
    const own = useActions();
    const bulk = useBulk();
    const actions = useRowActions({ rights, options, isFixed, own, show: setOver, open });
    const { Note, Ways } = options;
    const isOfPlatform = useAccess().user.company_id === null;
    const isOwnerChosen = useIsOwnerChosen(record);
    const mayOwn = useMayChooseCompany() || !isOwnerChosen || form.isOfPlatform;
    const adding = by ?? { permission: rights.add, label: record.words.add };
    const mayCreate = by ? !(by.isOfCompany && isOfPlatform) : mayOwn;
    const create = adding.permission !== null && may(adding.permission) && mayCreate && (
      <Button
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => setOver(by ? { kind: 'create', Dialog: by.Dialog } : { kind: 'form', row: null })}
      >
        {localText(adding.label)}
      </Button>
    );
    const canEdit = rights.update !== null && may(rights.update);
    // Where a row has neither a part of its own nor a form, the first dialog that is offered for it.
    const dialogs = own.flatMap((action) =>
      action.run === undefined && action.Dialog !== undefined && may(action.permission)
        ? [{ isHidden: action.isHidden, Dialog: action.Dialog }]
        : [],
    );
    const dialogOf = (row: PlainRow) => dialogs.find(({ isHidden }) => isHidden?.(row) !== true)?.Dialog;
    const inForm = { ...form, choices };
    const opensForm = hasForm && (canEdit || (isReadAlone(record) && dialogs.length === 0));
    const opensAll = options.Opened !== undefined || opensForm;
    const onOpen = (row: PlainRow): void => {
      if (opensAll || dialogOf(row) !== undefined) open(row.id);
    };
    const title = localText(options.title ?? record.declared.many);
    return (
      <>
        <PageTitle title={title}>{Note !== undefined && <Note />}</PageTitle>
        {Ways !== undefined && <Ways />}
        <DataTable
          label={title}
          list={list}
          result={result}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={record.nameOf}
          filters={filters}
          actions={actions}
          bulk={bulk}
          onBulkDone={changed}
          onOpen={opensAll || dialogs.length > 0 ? onOpen : undefined}
          exporting={exports === undefined ? undefined : { resource: exports, request, packages }}
          empty={{
            title: localText(record.words.empty),
            text: localText(record.words.empty_text),
            action: create,
          }}
        >
          {create}
        </DataTable>
        {openId !== null && (
          <OpenedRow
            key={openId}
            id={openId}
            {...{ record, dialogOf }}
            listed={result.data?.data}
            Opened={options.Opened}
            form={opensForm ? { ...inForm, isFixed: (row) => !canEdit || isFixed(row) } : undefined}
            onClose={close}
          />
        )}
        {over !== null && (
          <RecordDialogs
            {...{ over, record, options, changed }}
            form={inForm}
            onClose={() => setOver(null)}
          />
        )}
      </>
    );
  }
  return RecordPage;
}

/** The columns of a table, each by its declaration and its looks. */
export function useRecordColumns<D extends RecordDeclaration>(
  record: PlainRecord,
  columns: RecordColumns<D>,
  changed: () => Promise<void>,
  isFixed?: (row: PlainRow) => boolean,
): Array<Column<PlainRow>> {
  return useMemo(
    () =>
      columns.map((column): Column<PlainRow> => {
        const fixed = isFixed && { isFixed };
        if (typeof column === 'string') return recordColumn(record, column, { ...fixed }, changed);
        if (isWhole(column)) return column as unknown as Column<PlainRow>; // names were checked against the declaration
        const { prop, ...look } = column;
        return recordColumn(record, prop, { ...fixed, ...(look as ColumnLook<PlainRow>) }, changed); // as above
      }),
    [record, columns, changed, isFixed],
  );
}

const isWhole = (column: object): boolean => 'type' in column && column.type !== undefined;

const NONE: never[] = [];
