import type { Permission } from '@fovea/shared-types/permissions';
import type { FiltersOf, RecordDeclaration, RowOf } from '@fovea/shared-types/record/record';
import type { Translations } from '@fovea/shared-types/record/translations';
import type { ComponentType } from 'react';
import type { BulkAction, Column, RowAction } from '../../kit/data-table/column';
import type { FilterField } from '../../kit/data-table/filter-field';
import type { FieldErrors } from '../../kit/form/use-form';
import type { ColumnLook } from './record-columns';
import type { FormPartProps } from './record-form';
import type { ReferenceChoices, ValuesOf } from './record-types';

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

/** More of what can be done to a row: at once, in a dialog of its own, or where it is opened if it names neither. */
export type RecordAction<Row> =
  | RowAction<Row>
  | (Omit<RowAction<Row>, 'run'> & { run?: undefined; Dialog?: RowPart<Row> });

export type RowPart<Row> = ComponentType<{ row: Row; onClose: () => void }>;

export interface OpenedProps<Row> {
  id: number;
  /** Undefined where the list does not show it. */
  row: Row | undefined;
  onClose: () => void;
}

/** How the form of a record differs from its declaration. */
export interface RecordFormParts<D extends RecordDeclaration> {
  /** Fields and custom parts; all fields in their order when absent. */
  parts?: ReadonlyArray<(keyof D['fields'] & string) | ComponentType<FormPartProps<ValuesOf<D>>>>;
  /** Fields that are there only with certain values of others. */
  shows?: { [K in keyof D['fields']]?: (values: ValuesOf<D>) => boolean };
  /** What is wrong beside what is missing, in the reader's words; a hook. */
  useValidate?: () => (values: ValuesOf<D>) => FieldErrors<ValuesOf<D>>;
  /** Fields that refusals without fields belong to, by identifier. */
  byError?: Partial<Record<string, keyof D['fields'] & string>>;
  /** Pixels of the drawer on a wide screen. */
  size?: number;
}

/** What a page adds to a declaration: its columns, their looks, and custom parts. */
export interface RecordPageOptions<D extends RecordDeclaration> {
  /**
   * In their order: names of fields, names with looks, or whole custom columns; a hook where they depend on
   * the reader.
   */
  columns: RecordColumns<D> | (() => RecordColumns<D>);
  form?: RecordFormParts<D>;
  /** What a row is called, where that is not one field. */
  nameOf?: (row: RowOf<D>) => string;
  /** What fields that refer to another row offer, in form and filters; a hook. */
  useChoices?: () => { [K in keyof D['fields'] | keyof D['filters']]?: ReferenceChoices };
  /** Replaces the declaration's filters. */
  filters?: (declared: FilterField<string>[]) => FilterField<string>[];
  /** A row that is neither changed nor deleted; by default those of others in a shared record. */
  isFixed?: (row: RowOf<D>) => boolean;
  /** The label of the way into a row's form, where "edit" would be wrong. */
  editLabel?: Translations;
  /** How new ones are made, where that is not the record's own form. */
  create?: {
    permission: Permission;
    label: Translations;
    Dialog: ComponentType<{ onClose: () => void }>;
    /** Of the caller's own company: staff of the platform have none. */
    isOfCompany?: true;
  };
  /** Filters that always apply; they are not offered. */
  given?: FiltersOf<D>;
  /** What is listed while nobody filters, oldest first by `sort`; a hook. */
  useWaiting?: () => { request: FiltersOf<D>; sort: string; label: string };
  /** Filters of the call that the page does not offer either; without companies new rows are the platform's own. */
  without?: ReadonlyArray<keyof D['filters'] & string>;
  /** More of what can be done to a row; a hook. */
  useActions?: () => ReadonlyArray<RecordAction<RowOf<D>>>;
  useBulk?: () => ReadonlyArray<BulkAction<RowOf<D>>>;
  /** What goes with a deletion, or when it is refused. */
  DeleteText?: ComponentType<{ row: RowOf<D> }>;
  /**
   * Shown when a row is opened, whose id is then in the address, so that links can open it; `row` is as the list has it
   * by now. Without it the form; without a form the first dialog of the actions.
   */
  Opened?: ComponentType<OpenedProps<RowOf<D>>>;
  /** Beside the title: a note on the whole list. */
  Note?: ComponentType;
  /** Between title and table: ways into parts of the list. */
  Ways?: ComponentType;
  /** What the page is called, where that is not what its record's rows are. */
  title?: Translations;
  /** By what people's settings of the table are kept, where that is not the record's name. */
  table?: string;
}
