import type { Permission } from '@fovea/shared-types/permissions';
import type { ReactNode } from 'react';
import type { StatusTone } from '../status-pill/status-pill';
import type { RowKey } from './use-selection';

/** The common part of every column. `prop` names it for sorting, the column chooser and exports. */
interface ColumnBase {
  label: string;
  /** Pixels it should have where there is room; without one the content decides. A table fits its place all the same. */
  width?: number;
  /** Stays in sight when the table scrolls sideways. The first column does so anyway. */
  fixed?: 'left' | 'right';
  align?: 'left' | 'center' | 'right';
  /** false: hidden until somebody chooses it. */
  visible?: boolean;
  sortable?: boolean;
  /** Among the three or four that stay in sight under 992 px; without any it is the first three. */
  decides?: boolean;
  /** false: not offered in exports, as the server cannot give it. */
  exported?: boolean;
  /**
   * The state of the row: second column, and beside the name on a card. Fields called `status` are by
   * default.
   */
  isState?: boolean;
}

interface FieldColumn<Row> extends ColumnBase {
  prop: keyof Row & string;
}

interface TextColumn<Row> extends FieldColumn<Row> {
  type?: 'text' | 'number' | 'datetime' | 'date';
  /** The field holds a code of this dictionary of the server: its plain words, where `dict` makes a pill. */
  textDict?: string;
  /** Numbers that people have to quote get a copy button. */
  isCopyable?: boolean;
}

interface MoneyColumn<Row> extends FieldColumn<Row> {
  type: 'money';
  /** The currency of the row's amount; the field holds a decimal string in whole units. */
  currency: (row: Row) => string;
}

export interface DictColumn<Row> extends FieldColumn<Row> {
  type: 'dict';
  /** Name of a dictionary of the server. */
  dict: string;
  /** The code, where the field holds its words already. */
  codeOf?: (row: Row) => number;
  /** Colour by code, where the dictionary's own is not meant. */
  tones?: Readonly<Record<string, StatusTone>>;
}

export interface ImageColumn<Row> extends FieldColumn<Row> {
  type: 'image';
  /** All pictures of the row for the viewer; the first is shown. */
  images: (row: Row) => readonly TableImage[];
}

export interface TableImage {
  url: string;
  thumbnail_url?: string | null;
  name: string;
}

interface LinkColumn<Row> extends FieldColumn<Row> {
  type: 'link';
  /** Address of the page, as `lib/paths` makes it; null shows plain text. */
  to: (row: Row) => string | null;
}

/** Opens the row's detail: `onOpen` of the table. */
interface LookColumn<Row> extends FieldColumn<Row> {
  type: 'look';
}

export interface SwitchColumn<Row> extends FieldColumn<Row> {
  type: 'switch';
  isOn: (row: Row) => boolean;
  /** Sends the change; rejects when the server refuses, and the switch reverts. */
  set: (row: Row, isOn: boolean, reason: string) => Promise<unknown>;
  /** The switch's name for screen readers, e.g. "May publish: Aya Demo". */
  name: (row: Row) => string;
  /** Without it the state is shown in words only. */
  permission?: Permission;
  /** The server's dictionary that has these words; else they are on and off. */
  dict?: string;
  /** This row is not the person's to change: its state is shown in words. */
  isFixed?: (row: Row) => boolean;
  /** Confirms this change; for switches that take something offline. */
  confirm?: (row: Row, isOn: boolean) => SwitchQuestion | null;
  /** Low risk: can be undone for five seconds. */
  canUndo?: boolean;
}

export interface SwitchQuestion {
  title: string;
  text: ReactNode;
  confirmLabel: string;
  /** A reason must be typed, and is quoted in the question. */
  needsReason?: boolean;
  isDanger?: boolean;
}

interface CustomColumn<Row> extends ColumnBase {
  type: 'custom';
  prop: string;
  render: (row: Row) => ReactNode;
}

export type Column<Row> =
  | TextColumn<Row>
  | MoneyColumn<Row>
  | DictColumn<Row>
  | ImageColumn<Row>
  | LinkColumn<Row>
  | LookColumn<Row>
  | SwitchColumn<Row>
  | CustomColumn<Row>;

/** A button of a row. Two are in the row, the rest under ⋯. */
export interface RowAction<Row> {
  key: string;
  /** The label of the button; a function where it depends on the row. */
  label: string | ((row: Row) => string);
  permission?: Permission;
  /** Not offered for this row. */
  isHidden?: (row: Row) => boolean;
  isDanger?: boolean;
  run: (row: Row) => void;
}

interface BulkBase {
  key: string;
  label: string;
  permission?: Permission;
  isDanger?: boolean;
}

/** Something done to all selected rows, one call each. */
export interface BulkCalls<Row> extends BulkBase {
  /** The confirmation; gets the rows concerned. */
  confirm?: (rows: readonly Row[]) => SwitchQuestion;
  /** One row; must not show a toast of its own (`quiet`), failures are listed in the report. */
  run: (row: Row, reason: string) => Promise<unknown>;
}

/** An action that needs more than a reason: a dialog of its own about the selected rows. */
export interface BulkDialog<Row> extends BulkBase {
  dialog: (props: BulkDialogProps<Row>) => ReactNode;
}

export interface BulkDialogProps<Row> {
  /** Those that were selected when it was opened, on other pages too. */
  rows: readonly Row[];
  /** Rows were changed: the list is read anew, and only these stay selected, so that they can be tried again. */
  onDone: (failed: readonly RowKey[]) => Promise<void>;
  onClose: () => void;
}

export type BulkAction<Row> = BulkCalls<Row> | BulkDialog<Row>;

const STATE_FIELD = /(^|_)status$/;
export const isStateColumn = <Row>({ isState, type, prop }: Column<Row>): boolean =>
  isState ?? ((type === 'dict' || type === 'switch') && STATE_FIELD.test(prop));

const RIGHT = new Set(['money', 'number']);
export const alignOf = <Row>(column: Column<Row>): 'left' | 'center' | 'right' =>
  column.align ?? (RIGHT.has(column.type ?? 'text') ? 'right' : 'left');

/** The raw value of the column's field; nothing for custom columns without one. */
export const valueOf = <Row>(row: Row, prop: string): unknown =>
  typeof row === 'object' && row !== null ? Reflect.get(row, prop) : undefined;
