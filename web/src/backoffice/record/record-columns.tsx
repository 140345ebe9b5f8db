import type { RecordField } from '@fovea/shared-types/record/field';
import { fieldsOf, permissionOf } from '@fovea/shared-types/record/record';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import type { Permission } from '@fovea/shared-types/permissions';
import type { ReactNode } from 'react';
import { Clipped } from '../../kit/data-table/cell';
import type { Column, SwitchQuestion } from '../../kit/data-table/column';
import type { StatusTone } from '../../kit/status-pill/status-pill';
import { api } from '../../lib/api-client';
import { formatCountry, formatList, formatNumber } from '../../lib/format';
import { localText } from '../../lib/local-text';
import { callOf } from './record.queries';
import type { PlainRecord, PlainRow } from './record-types';

/** The looks of a field in its table, besides its declaration. */
export interface ColumnLook<Row> {
  width?: number;
  /** false: hidden until somebody chooses it. */
  visible?: boolean;
  /** Among the three or four that stay in sight under 992 px. */
  decides?: boolean;
  align?: 'left' | 'center' | 'right';
  /** Whether it is the row's state, where its declaration does not say so. */
  isState?: boolean;
  isCopyable?: boolean;
  /** A cell of its own. */
  render?: (row: Row) => ReactNode;
  /** Of an instant: the day is enough. */
  isDay?: boolean;
  /** Of a code: its colour, where the dictionary's own is not meant. */
  tones?: Readonly<Record<string, StatusTone>>;
  /** A switch: confirms this change. */
  confirm?: (row: Row, isOn: boolean) => SwitchQuestion | null;
  /** A switch: this row is not the person's to change. */
  isFixed?: (row: Row) => boolean;
  /** A switch with a call of its own, where the record's update is not what changes it. */
  switches?: SwitchLook<Row>;
}

interface SwitchLook<Row> {
  permission: Permission;
  isOn: (row: Row) => boolean;
  /** Sends the change, with the reason from the confirmation. */
  set: (row: Row, isOn: boolean, reason: string) => Promise<unknown>;
  canUndo?: boolean;
  /** Rows that are not the person's to turn. */
  isFixed?: (row: Row) => boolean;
}

/** Pixels where a page sets nothing else. */
const WIDTHS: Partial<Record<RecordField['kind'], number>> = {
  int: 100,
  flag: 110,
  truth: 110,
  picture: 90,
  pictures: 90,
  instant: 180,
  day: 130,
  choice: 130,
  money: 130,
};

/** The column of a field: label, type and order of its declaration, looks of the page. */
export function recordColumn(
  record: PlainRecord,
  prop: string,
  look: ColumnLook<PlainRow>,
  changed: () => Promise<void>,
): Column<PlainRow> {
  const field = fieldsOf(record)[prop];
  if (field === undefined) throw new Error(`${record.declared.name} has no field ${prop}`);
  const { render, confirm, isFixed, switches, isCopyable, isDay, tones, ...looks } = look;
  const base = {
    prop,
    label: localText(field.label),
    sortable: field.isSortable,
    ...(WIDTHS[field.kind] !== undefined && { width: WIDTHS[field.kind] }),
    ...(field.isPrivate && { exported: false }),
    ...looks,
  };
  const nameOf = (row: PlainRow) => `${localText(field.label)}: ${record.nameOf(row)}`;
  if (switches !== undefined)
    return {
      ...base,
      ...switches,
      ...(field.dict !== undefined && { dict: field.dict }),
      type: 'switch',
      name: nameOf,
      set: async (row, isOn, reason) => {
        await switches.set(row, isOn, reason);
        await changed();
      },
      confirm: confirm ?? (() => null),
    };
  if (render !== undefined) return { ...base, type: 'custom', render };
  if (field.kind === 'text' && field.names !== undefined)
    return { ...base, type: 'custom', render: (row) => nameOfCode(field, row[prop]) };
  if (prop === record.declared.title && field.kind === 'text')
    return { ...base, type: 'look', decides: looks.decides ?? true };
  switch (field.kind) {
    case 'picture':
    case 'pictures':
      return {
        ...base,
        type: 'image',
        exported: false,
        images: (row) =>
          [row[prop]]
            .flat()
            .flatMap((url) => (typeof url === 'string' ? [{ url, name: record.nameOf(row) }] : [])),
      };
    case 'flag': {
      if (!Object.hasOwn(record.declared.fields, prop) || record.calls.update === undefined)
        return { ...base, type: 'dict', dict: 'yes_no' };
      return {
        ...base,
        type: 'switch',
        decides: looks.decides ?? true,
        permission: permissionOf(record, 'update') as Permission, // made of the same declarations
        isOn: (row) => row[prop] === 1,
        name: nameOf,
        set: async ({ id, version }, isOn) => {
          const request = { id, [prop]: isOn ? 1 : 0, ...(version !== undefined && { version }) };
          await api(callOf(record, 'update'), request, { quiet: true });
          await changed();
        },
        confirm: confirm ?? (() => null),
        ...(isFixed && { isFixed }),
        // Where a row has a version, that of before the change is made stale by it.
        canUndo: record.calls.detail !== undefined,
      };
    }
    case 'truth':
      return { ...base, type: 'dict', dict: 'yes_no' };
    case 'choice':
      return field.dict === undefined
        ? { ...base, type: 'custom', render: (row) => nameOfCode(field, row[prop]) }
        : {
            ...(field.isState && { isState: true }),
            ...base,
            type: 'dict',
            dict: field.dict,
            ...(tones && { tones }),
          };
    case 'choices':
      return {
        ...base,
        type: 'custom',
        render: (row) => <Clipped text={listed(row[prop], (code) => nameOfCode(field, code))} />,
      };
    case 'money':
      return {
        align: 'right',
        ...base,
        type: 'money',
        currency: (row) => currencyIn(field, row),
      };
    case 'texts':
      return { ...base, type: 'custom', render: (row) => <Clipped text={listed(row[prop], String)} /> };
    case 'instant':
      return { ...base, type: isDay ? 'date' : 'datetime' };
    case 'day':
      return { ...base, type: 'date' };
    case 'int':
      if (field.isPercent) return { ...base, type: 'custom', render: (row) => percentIn(row[prop]) };
      return { ...base, type: 'number' };
    case 'text':
    case 'rich':
      if (field.isCountry) return { ...base, type: 'custom', render: (row) => countryIn(row[prop]) };
      if (field.code !== undefined && field.dict !== undefined)
        return {
          isState: true,
          ...base,
          type: 'dict',
          dict: field.dict,
          codeOf: (row) => codeIn(field, row),
        };
      if (field.none !== undefined)
        return { ...base, type: 'custom', render: (row) => textOr(row[prop], field.none) };
      return { ...base, ...(isCopyable && { isCopyable }) };
    case 'reference':
      return { ...base, ...(isCopyable && { isCopyable }) };
    case 'documents':
      return {
        ...base,
        type: 'image',
        exported: false,
        // As the declaration shows them in rows; what is no picture is opened from the detail.
        images: (row) =>
          ((row[prop] as FileLink[] | undefined) ?? []).filter(({ mime }) => mime.startsWith('image/')),
      };
  }
}

/** The currency of an amount: another field of its row. */
export const currencyIn = ({ currency }: RecordField, row: PlainRow): string =>
  String(currency === undefined ? '' : row[currency]);

/** The code of a state whose name the field holds. */
export const codeIn = ({ code }: RecordField, row: PlainRow): number =>
  Number(code === undefined ? undefined : row[code]);

export const nameOfCode = ({ names }: RecordField, code: unknown): string =>
  typeof code === 'number' || typeof code === 'string' ? localText(names?.[code]) || String(code) : '-';

const textOr = (text: unknown, none: RecordField['none']): string =>
  typeof text === 'string' ? text : localText(none);

const percentIn = (hundredths: unknown): string =>
  typeof hundredths === 'number' ? `${formatNumber(hundredths / 100)} %` : '-';

const countryIn = (code: unknown): string => (typeof code === 'string' ? formatCountry(code) : '-');

export const listed = (value: unknown, nameOf: (one: unknown) => string): string =>
  Array.isArray(value) && value.length > 0 ? formatList(value.map(nameOf)) : '-';
