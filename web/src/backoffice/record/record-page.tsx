import type { Permission } from '@fovea/shared-types/permissions';
import {
  type FiltersOf,
  permissionOf,
  type RecordDeclaration,
  type RowOf,
  type StaffRecord,
} from '@fovea/shared-types/record/record';
import type { Words } from '@fovea/shared-types/record/words';
import { IconPlus } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import type { BulkAction, Column, RowAction } from '../../kit/data-table/column';
import { DataTable } from '../../kit/data-table/data-table';
import type { FilterField } from '../../kit/data-table/filter-field';
import type { FieldErrors } from '../../kit/form/use-form';
import { PageTitle } from '../../kit/page-title/page-title';
import { api } from '../../lib/api-client';
import { useOpenRow } from '../../lib/list-page';
import { useMay } from '../../lib/permissions';
import { says } from '../../lib/words';
import { DeleteQuestion } from '../tree/delete-question';
import { useIsOwnerAsked, useMayChooseCompany } from './record-owner';
import { type ColumnLook, recordColumn } from './record-columns';
import { type FormPartProps, type RecordCopy, RecordDrawer, type RecordFormOptions } from './record-form';
import { callOf, isReadAlone, useLinkedRow, useRecordChanged } from './record.queries';
import {
  plainOf,
  type PlainRecord,
  type PlainRow,
  type ReferenceChoices,
  type ValuesOf,
} from './record-types';
import { useRecordList } from './use-record-list';

type ListedName<D extends RecordDeclaration> = keyof RowOf<D> &
  (keyof D['fields'] | keyof D['shown']) &
  string;

/** A field with its looks. */
export type RecordLook<D extends RecordDeclaration> = { prop: ListedName<D>; type?: undefined } & ColumnLook<
  RowOf<D>
>;
export type RecordColumns<D extends RecordDeclaration> = ReadonlyArray<
  ListedName<D> | RecordLook<D> | Column<RowOf<D>>
>;

/** More of what can be done to a row: at once, in a dialog of its own, or in the detail where it names neither. */
export type RecordAction<Row> =
  | RowAction<Row>
  | (Omit<RowAction<Row>, 'run'> & { run?: undefined; Dialog?: RowPart<Row> });

type RowPart<Row> = ComponentType<{ row: Row; onClose: () => void }>;

/** What a page adds to a declaration: which columns, how they look, and whatever is made by hand. */
export interface RecordPageOptions<D extends RecordDeclaration> {
  /** In their order: names of fields, names with looks, or whole columns by hand; a hook where they ask who reads. */
  columns: RecordColumns<D> | (() => RecordColumns<D>);
  /** Fields and parts by hand; all fields in their order when absent. */
  form?: ReadonlyArray<(keyof D['fields'] & string) | ComponentType<FormPartProps<ValuesOf<D>>>>;
  /** Fields of the form that are there only with certain values of others. */
  formShows?: { [K in keyof D['fields']]?: (values: ValuesOf<D>) => boolean };
  /** What is wrong beside what is missing, in the reader's words; a hook. */
  useValidate?: () => (values: ValuesOf<D>) => FieldErrors<ValuesOf<D>>;
  /** What a row is called, where that is not one field. */
  nameOf?: (row: RowOf<D>) => string;
  /** Fields that refusals without fields belong to, by identifier. */
  byError?: Partial<Record<string, keyof D['fields'] & string>>;
  /** Pixels of the drawer on a wide screen. */
  size?: number;
  /** What fields that refer to another row offer, in form and filters; a hook. */
  useChoices?: () => { [K in keyof D['fields'] | keyof D['filters']]?: ReferenceChoices };
  /** Other filters than the declaration's, by hand. */
  filters?: (declared: FilterField<string>[]) => FilterField<string>[];
  /** A row that is neither changed nor deleted; of a shared record those of others, if nothing else is said. */
  isFixed?: (row: RowOf<D>) => boolean;
  /** What the way into a row's form is called, where nobody would say that he edits it. */
  editLabel?: Words;
  /** Another way to a new one: with what stands in a row. */
  copy?: {
    label: Words;
    title: Words;
    isHidden?: (row: RowOf<D>) => boolean;
    values: (values: ValuesOf<D>, row: RowOf<D>) => ValuesOf<D>;
  };
  /** How new ones are made, where that is not the record's own form. */
  create?: { permission: Permission; label: Words; Dialog: ComponentType<{ onClose: () => void }> };
  /** What the list is asked whatever the filters say; such filters are not offered. */
  given?: FiltersOf<D>;
  /** What is listed while nobody filters, oldest first by `sort`; a hook. */
  useWaiting?: () => { asked: FiltersOf<D>; sort: string; label: string };
  /** Filters of the call that the page does not offer either. */
  without?: ReadonlyArray<keyof D['filters'] & string>;
  /** More of what can be done to a row; a hook. A row that has neither detail nor form opens the first dialog of them. */
  useActions?: () => ReadonlyArray<RecordAction<RowOf<D>>>;
  useBulk?: () => ReadonlyArray<BulkAction<RowOf<D>>>;
  /** What goes with a deletion, or when it is refused. */
  DeleteText?: ComponentType<{ row: RowOf<D> }>;
  /** Shown when a row is opened, as the list has it by now; the form without it. */
  Detail?: ComponentType<{ row: RowOf<D>; onClose: () => void }>;
  /** The same of what has a detail of its own: its id stands in the address, so that links lead to it. */
  Opened?: ComponentType<{ id: number; onClose: () => void }>;
  /** Beside the title: what a reader of the whole list should know. */
  Note?: ComponentType;
  /** Between title and table: ways into parts of the list. */
  Ways?: ComponentType;
  /** What the page is called, where that is not what its record's rows are. */
  title?: Words;
  /** By what people's settings of the table are kept, where that is not the record's name. */
  table?: string;
}

/** The page of a record in the back office: table, form, deletion and export, of its declaration. */
export function recordPage<D extends RecordDeclaration>(
  declared: StaffRecord<D>,
  made: RecordPageOptions<D>,
): ComponentType {
  const record = plainOf(declared, made.nameOf as ((row: PlainRow) => string) | undefined);
  // As `plainOf`: names were checked here, within the frame they are texts.
  const options = made as unknown as RecordPageOptions<RecordDeclaration>;
  const form = {
    parts: options.form,
    shows: options.formShows,
    useValidate: options.useValidate,
    byError: options.byError,
    size: options.size,
  } as RecordFormOptions;
  const { exports } = record.declared;
  const can = (call: 'add' | 'update' | 'delete'): Permission | null =>
    record.calls[call] === undefined ? null : (permissionOf(record, call) as Permission); // of the same declarations
  const [mayAdd, mayUpdate, mayDelete] = [can('add'), can('update'), can('delete')];
  const hasForm = Object.keys(record.declared.fields).length > 0;
  const { copy, create: by } = options;
  const isFixed = options.isFixed ?? (({ is_own }: PlainRow) => is_own === false);
  const useChoices = options.useChoices ?? (() => undefined);
  const useActions = options.useActions ?? (() => NONE);
  const useBulk = options.useBulk ?? (() => NONE);
  const useWaiting = options.useWaiting ?? (() => undefined);
  const { columns: looks } = options;
  const useLooks = typeof looks === 'function' ? looks : () => looks;

  function RecordPage() {
    const { t: system } = useTranslation('system');
    const may = useMay();
    const choices = useChoices();
    const waiting = useWaiting();
    const {
      list,
      result,
      filters: declaredFilters,
      request,
    } = useRecordList(record, { ...options, waiting }, choices);
    const [edited, setEdited] = useState<PlainRow | 'new' | null>(null);
    const [copied, setCopied] = useState<PlainRow | null>(null);
    const [isMaking, setMaking] = useState(false);
    const [opened, setOpened] = useState<PlainRow | null>(null);
    const { openId, open, close } = useOpenRow();
    const [deleted, setDeleted] = useState<PlainRow | null>(null);
    const [asked, setAsked] = useState<{ row: PlainRow; Dialog: RowPart<PlainRow> } | null>(null);
    const changed = useRecordChanged(record);
    const columns = useRecordColumns(record, useLooks(), changed, isFixed);
    const filters = useMemo(() => options.filters?.(declaredFilters) ?? declaredFilters, [declaredFilters]);
    const own = useActions();
    const bulk = useBulk();
    const actions = useMemo<ReadonlyArray<RowAction<PlainRow>>>(
      () => [
        ...(mayUpdate === null
          ? NONE
          : [
              {
                key: 'edit',
                label: options.editLabel === undefined ? system('action.edit') : says(options.editLabel),
                permission: mayUpdate,
                isHidden: isFixed,
                run: setEdited,
              },
            ]),
        ...(mayAdd === null || copy === undefined
          ? NONE
          : [
              {
                key: 'copy',
                label: says(copy.label),
                permission: mayAdd,
                isHidden: copy.isHidden,
                run: setCopied,
              },
            ]),
        ...own.map((action): RowAction<PlainRow> => {
          if (action.run !== undefined) return action;
          const { Dialog, ...button } = action;
          return {
            ...button,
            run: (row) => (Dialog === undefined ? setOpened(row) : setAsked({ row, Dialog })),
          };
        }),
        ...(mayDelete === null
          ? NONE
          : [
              {
                key: 'delete',
                label: system('action.delete'),
                permission: mayDelete,
                isDanger: true,
                isHidden: isFixed,
                run: setDeleted,
              },
            ]),
      ],
      [system, own],
    );
    const { Note, Ways } = options;
    const isOwnerAsked = useIsOwnerAsked(record);
    const mayOwn = useMayChooseCompany() || !isOwnerAsked;
    const adding = by ?? { permission: mayAdd, label: record.words.add };
    const create = adding.permission !== null && may(adding.permission) && (by || mayOwn) && (
      <Button
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => (by ? setMaking(true) : setEdited('new'))}
      >
        {says(adding.label)}
      </Button>
    );
    const { Detail, Opened } = options;
    const canEdit = mayUpdate !== null && may(mayUpdate);
    // Where a row has neither detail nor form, the first dialog that is offered for it.
    const dialogs = own.flatMap((action) =>
      action.run === undefined && action.Dialog !== undefined && may(action.permission)
        ? [{ isHidden: action.isHidden, Dialog: action.Dialog }]
        : [],
    );
    const dialogOf = (row: PlainRow) => dialogs.find(({ isHidden }) => isHidden?.(row) !== true)?.Dialog;
    const opensDialog = (row: PlainRow) => {
      const Dialog = dialogOf(row);
      if (Dialog !== undefined) setAsked({ row, Dialog });
    };
    const inForm = { ...form, choices };
    const opensForm =
      Detail === undefined && hasForm && isReadAlone(record) && (canEdit || dialogs.length === 0);
    const onOpen =
      Opened !== undefined || opensForm
        ? ({ id }: PlainRow) => open(id)
        : Detail !== undefined
          ? setOpened
          : canEdit
            ? setEdited
            : dialogs.length > 0
              ? opensDialog
              : undefined;
    const shown = opened && (result.data?.data.find(({ id }) => id === opened.id) ?? opened);
    const linked = useLinkedRow(
      record,
      result.data?.data,
      Opened === undefined && !opensForm ? openId : null,
    );
    const Linked = linked && (Detail ?? dialogOf(linked));
    const title = says(options.title ?? record.declared.many);
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
          onOpen={onOpen}
          exporting={exports === undefined ? undefined : { resource: exports, request }}
          empty={{ title: says(record.words.empty), text: says(record.words.empty_text), action: create }}
        >
          {create}
        </DataTable>
        {shown !== null && Detail !== undefined && <Detail row={shown} onClose={() => setOpened(null)} />}
        {linked !== undefined && Linked !== undefined && <Linked row={linked} onClose={close} />}
        {openId !== null && Opened !== undefined && <Opened id={openId} onClose={close} />}
        {openId !== null && Opened === undefined && opensForm && (
          <RecordDrawer
            key={openId}
            record={record}
            options={{ ...inForm, isFixed: (row) => !canEdit || isFixed(row) }}
            row={{ id: openId }}
            onClose={close}
          />
        )}
        {asked !== null && <asked.Dialog row={asked.row} onClose={() => setAsked(null)} />}
        {isMaking && by !== undefined && <by.Dialog onClose={() => setMaking(false)} />}
        {edited !== null && (
          <RecordDrawer
            record={record}
            options={inForm}
            row={edited === 'new' ? null : edited}
            onClose={() => setEdited(null)}
          />
        )}
        {copied !== null && copy !== undefined && (
          <RecordDrawer
            record={record}
            options={inForm}
            row={copied}
            copy={{ title: says(copy.title), values: copy.values as RecordCopy['values'] }}
            onClose={() => setCopied(null)}
          />
        )}
        {deleted !== null && (
          <DeleteQuestion
            title={system('action.delete_of', { name: record.nameOf(deleted) })}
            remove={async () => {
              await api(callOf(record, 'delete'), { id: deleted.id }, { quiet: true });
              await changed();
            }}
            onClose={() => setDeleted(null)}
          >
            {textOf(options.DeleteText, deleted) ?? says(record.words.delete_text)}
          </DeleteQuestion>
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

const textOf = (Text: ComponentType<{ row: PlainRow }> | undefined, row: PlainRow): ReactNode =>
  Text === undefined ? null : <Text row={row} />;
