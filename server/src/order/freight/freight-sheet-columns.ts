import { freightRate } from '@fovea/shared-types/order/freight-rate.record';
import type { Language } from '@fovea/shared-types/language';
import { textIn, type Translations } from '@fovea/shared-types/record/translations';
import { folded } from '../../platform/sheets/cells.js';

const { fields } = freightRate.declared;

/** A sheet has the fields of a rule, by the titles that the table and its export have. */
export type FreightColumn = keyof typeof fields;

export const FREIGHT_COLUMNS = Object.keys(fields) as FreightColumn[]; // the keys of this very object

/** The required columns of every rule. */
export const NEEDED: ReadonlySet<FreightColumn> = new Set(['currency', 'max_kg', 'price']);

const TITLES: Readonly<Record<FreightColumn, Translations>> = Object.fromEntries(
  Object.entries(fields).map(([name, { label }]) => [name, label]),
) as Record<FreightColumn, Translations>; // made of all of them

const byTitle = new Map<string, FreightColumn>(
  FREIGHT_COLUMNS.flatMap((name) =>
    [name, ...TITLES[name]].map((title): [string, FreightColumn] => [folded(title), name]),
  ),
);

/** The column with this title in any language, or with this name. */
export const freightColumnTitled = (title: string): FreightColumn | null =>
  byTitle.get(folded(title)) ?? null;

export const titleOf = (name: FreightColumn, language: Language): string => textIn(TITLES[name], language);
