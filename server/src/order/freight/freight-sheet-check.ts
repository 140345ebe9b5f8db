import { LANGUAGES } from '@fovea/shared-types/language';
import { isCurrency, type Currency } from '@fovea/shared-types/money';
import { freightRate } from '@fovea/shared-types/order/freight-rate.record';
import type { FieldFault } from '../../i18n/texts.js';
import { codeName } from '../../i18n/dictionary-text.js';
import { countriesIn, isCountry } from '../../member/contact/countries.js';
import { fault, folded, type Reading, value, wholeCell } from '../../platform/sheets/cells.js';
import type { SheetCells } from '../../platform/sheets/sheet-intake.js';
import { NEEDED, type FreightColumn } from './freight-sheet-columns.js';

/** A zone that a row may name, in whatever language. */
export interface NamedZone {
  id: number;
  country: string;
  names: readonly string[];
}

/** A rule as read from a row. */
export interface SheetRate {
  currency: Currency;
  delivery_country: string | null;
  zone_id: number | null;
  max_kg: number;
  price: number;
  step_price: number;
  crate_from_kg: number | null;
  crate_price: number;
  export_price: number;
  may_fall: boolean;
  status: number;
}

interface RowFault {
  row_no: number;
  column: FreightColumn;
  fault: FieldFault;
}

interface SheetRow {
  row_no: number;
  cells: SheetCells<FreightColumn>;
}

const { fields } = freightRate.declared;
/** As people write it, and the export of the table. */
const FLAGS: ReadonlyMap<string, number> = new Map([
  ...['1', 'yes', 'true', '是', 'はい'].map((parsed) => [parsed, 1] as const),
  ...['0', 'no', 'false', '否', 'いいえ'].map((parsed) => [parsed, 0] as const),
  ...LANGUAGES.flatMap((language) =>
    [0, 1].map((code) => [folded(codeName(language, 'enabled', code)), code] as const),
  ),
]);

/** The export's text where there is none. */
const ANYWHERE = (fields.delivery_country.none ?? []).map(folded);
const OUTSIDE = (freightRate.declared.shown.zone_name.none ?? []).map(folded);

let named: Map<string, string> | null = null;

/** A country by its code, or by its name in any of our languages. */
function countryCell(text: string): Reading<string | null> {
  if (ANYWHERE.includes(folded(text))) return value(null);
  const code = text.normalize('NFKC').trim().toUpperCase();
  if (isCountry(code)) return value(code);
  named ??= new Map(
    LANGUAGES.flatMap((language) => countriesIn(language).map(({ name, code: its }) => [folded(name), its])),
  );
  const found = named.get(folded(text));
  return found === undefined ? fault('choice') : value(found);
}

function currencyCell(text: string): Reading<Currency> {
  const parsed = text.normalize('NFKC').trim().toUpperCase();
  return isCurrency(parsed) ? value(parsed) : fault('choice');
}

function numberCell(text: string, { min = 0, max = 0 }: { min?: number; max?: number }): Reading<number> {
  const parsed = wholeCell(text);
  if ('fault' in parsed) return parsed;
  if (parsed.value < min) return fault('too_small', { limit: min });
  return parsed.value > max ? fault('too_large', { limit: max }) : parsed;
}

function flagCell(text: string): Reading<number> {
  const parsed = FLAGS.get(folded(text));
  return parsed === undefined ? fault('choice') : value(parsed);
}

/** Reads every row: rules of all of them, and what is wrong with each cell. */
export function checkFreightRows(
  rows: readonly SheetRow[],
  zones: readonly NamedZone[],
): { rates: SheetRate[]; faults: RowFault[] } {
  const rates: SheetRate[] = [];
  const faults: RowFault[] = [];
  const bands = new Map<string, number>();
  for (const { row_no, cells } of rows) {
    const before = faults.length;
    const wrong = (column: FreightColumn, its: FieldFault): void => {
      faults.push({ row_no, column, fault: its });
    };
    const read = <Value>(
      column: FreightColumn,
      by: (text: string) => Reading<Value>,
      empty: Value,
    ): Value => {
      const text = cells[column];
      if (text === undefined) {
        if (NEEDED.has(column)) wrong(column, { key: 'required' });
        return empty;
      }
      const parsed = by(text);
      if ('value' in parsed) return parsed.value;
      wrong(column, parsed.fault);
      return empty;
    };
    const number = (column: 'max_kg' | 'price' | 'step_price' | 'crate_price' | 'export_price'): number =>
      read(column, (text) => numberCell(text, fields[column]), 0);
    const country = read<string | null>('delivery_country', countryCell, null);
    const zone = read<NamedZone | null>('zone_id', (text) => zoneCell(text, country, zones), null);
    const crateFrom = read<number | null>(
      'crate_from_kg',
      (text) => numberCell(text, fields.crate_from_kg),
      null,
    );
    const rate: SheetRate = {
      currency: read<Currency>('currency', currencyCell, 'JPY'),
      delivery_country: zone?.country ?? country,
      zone_id: zone?.id ?? null,
      max_kg: number('max_kg'),
      price: number('price'),
      step_price: number('step_price'),
      crate_from_kg: crateFrom,
      crate_price: number('crate_price'),
      export_price: number('export_price'),
      may_fall: read('may_fall', flagCell, 0) === 1,
      status: read('status', flagCell, 1),
    };
    // Without crates there is no price of one.
    if (crateFrom === null) rate.crate_price = 0;
    const band = [rate.currency, rate.delivery_country, rate.zone_id, rate.max_kg].join(' ');
    const same = bands.get(band);
    if (faults.length > before) continue;
    if (same === undefined) bands.set(band, row_no);
    else wrong('max_kg', { key: 'same_as_row', params: { row: same } });
    rates.push(rate);
  }
  return { rates, faults };
}

/** By its name in any language, or by its number, as the export has it. */
function zoneCell(
  text: string,
  country: string | null,
  zones: readonly NamedZone[],
): Reading<NamedZone | null> {
  const parsed = folded(text);
  if (OUTSIDE.includes(parsed)) return value(null);
  const found = zones.find(
    (zone) =>
      (country === null || zone.country === country) &&
      (String(zone.id) === parsed || zone.names.some((name) => folded(name) === parsed)),
  );
  return found === undefined ? fault('choice') : value(found);
}
