import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { missingFields } from '@fovea/shared-types/goods/goods-form-rules';
import { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import { IMPORT_COLUMNS, type ImportColumn } from '@fovea/shared-types/goods/import-states';
import { fromWire, isCurrency } from '@fovea/shared-types/money';
import type { FieldFault } from '../../i18n/texts.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { BodyValidator } from '../../platform/http/body-validator.js';
import { currencyOf, isSingle, partsOf, readCell } from './cell-readers.js';
import type { Catalogue } from './import-catalogue.js';
import { columnOfField, COLUMNS } from './import-columns.js';
import { readLists } from './list-cells.js';

/** Texts of a row by column. */
export type Cells = Partial<Record<ImportColumn, string>>;
export type Faults = Partial<Record<ImportColumn, FieldFault>>;

export interface ReadRow {
  form: GoodsForm;
  /** What keeps the row from being imported. */
  faults: Faults;
  /** What keeps it from being submitted; it can become a draft. */
  missing: Faults;
}

/** Makes forms of rows: what the cells mean, and whether the form may have it. */
@Injectable()
export class RowReader {
  private validator: BodyValidator | undefined;

  read(cells: Cells, catalogue: Catalogue): ReadRow {
    const form: GoodsForm = {};
    const faults: Faults = {};
    const currency = currencyOf(cells.currency?.trim() ?? '') ?? 'JPY';
    for (const name of IMPORT_COLUMNS) {
      const { field, kind } = COLUMNS[name];
      const text = cells[name]?.trim() ?? '';
      if (text === '' || !isSingle(kind)) continue;
      const reading = readCell(kind, text, catalogue, currency);
      // Whether the value is one of its field's is checked below, for the whole form.
      if ('fault' in reading) faults[name] = reading.fault;
      else if (field !== null) Object.assign(form, { [field]: reading.value });
    }
    const lists = readLists(cells);
    Object.assign(form, lists.form);
    Object.assign(faults, { ...this.shapeFaults(form), ...faults, ...lists.faults });
    if (isNothing(cells)) faults.goods_name_e = { key: 'required' };
    Object.assign(faults, { ...moneyFaults(form), ...faults });
    return { form, faults, missing: missingOf(form) };
  }

  private shapeFaults(form: GoodsForm): Faults {
    // Made at the first import: by then every module has declared its DTOs.
    this.validator ??= new BodyValidator();
    try {
      this.validator.check(GoodsForm, form);
      return {};
    } catch (error) {
      if (!(error instanceof AppError) || !error.fields) throw error;
      return byColumn(error.fields);
    }
  }
}

/** Faults of a form's fields as those of the columns that contain them. */
export function byColumn(fields: Readonly<Record<string, FieldFault>>): Faults {
  const faults: Faults = {};
  for (const [path, fault] of Object.entries(fields)) {
    const column = columnOfField(path);
    if (column !== null) faults[column] ??= fault;
  }
  return faults;
}

const missingOf = (form: GoodsForm): Faults =>
  byColumn(Object.fromEntries(missingFields(form).map((field) => [field, { key: 'required' as const }])));

function moneyFaults({ price, freight, currency = 'JPY' }: GoodsForm): Faults {
  const faults: Faults = {};
  if (!isCurrency(currency)) return faults;
  for (const [name, amount] of Object.entries({ price, freight })) {
    if (amount === undefined || amount === null) continue;
    try {
      fromWire(amount, currency);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      faults[name === 'price' ? 'price' : 'freight'] = { key: 'money_digits' };
    }
  }
  return faults;
}

const isNothing = ({ reference, ...amount }: Cells): boolean =>
  Object.values(amount).every((text) => text.trim() === '');

/** Names of the pictures that a row wants. */
export const pictureNamesOf = ({ images }: Cells): string[] => (images === undefined ? [] : partsOf(images));

/** What it calls its item of the item master. */
export const productOf = ({ product }: Cells): string[] => (product === undefined ? [] : [product.trim()]);

/**
 * Identifies a row: by its sender's reference, by its serial number and model, or by all its contents. The
 * same sheet sent twice has the same keys, whatever its file name.
 */
export function naturalKeyOf(cells: Cells): string {
  const { reference = '', serial_number: serial = '', goods_code: model = '' } = cells;
  if (reference.trim() !== '') return `reference ${reference.trim().normalize('NFKC')}`;
  if (serial.trim() !== '')
    return `serial ${model.trim().normalize('NFKC')} ${serial.trim().normalize('NFKC')}`;
  // By its contents alone: a column that is added to the template later changes no key.
  const amount = IMPORT_COLUMNS.flatMap((name) => (cells[name]?.trim() ? [[name, cells[name].trim()]] : []));
  return `row ${JSON.stringify(amount.sort())}`;
}

/** Whether the key is the sender's own: such a row may occur in a sheet once. */
export const hasOwnKey = ({ reference = '', serial_number: serial = '' }: Cells): boolean =>
  reference.trim() !== '' || serial.trim() !== '';

const KEY_BYTES = 16;

/** @param occurrence of the key within its sheet, from 1 on: equal rows are several pieces */
export const keyDigestOf = (key: string, occurrence: number): Buffer =>
  createHash('sha256').update(`${key}\n${occurrence}`).digest().subarray(0, KEY_BYTES);
