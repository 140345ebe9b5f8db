import { Injectable } from '@nestjs/common';
import { ENABLED_STATUS } from '@fovea/shared-types/states';
import { LANGUAGES, type Language } from '@fovea/shared-types/language';
import { idArray } from '../../platform/database/array-param.js';
import type { Queryable } from '../../platform/database/database.js';
import { countriesIn } from '../../member/contact/countries.js';
import { codeName, DICTIONARY_CODES, type Dictionary } from '../../i18n/dictionary-text.js';
import { folded } from '../../platform/sheets/cells.js';
import type { KeyHolder } from './import-key.repository.js';

const BRANDS_MAX = 20_000;

/** What cells refer to by a name: found in any of the three languages. */
export interface Catalogue {
  /** Ids by number, name or path; several where a name is not enough. */
  categories: ReadonlyMap<string, readonly number[]>;
  brands: ReadonlyMap<string, readonly number[]>;
  /** ISO 3166 alpha-2 by code or name. */
  countries: ReadonlyMap<string, string>;
  /** Codes by number or name. */
  codes: ReadonlyMap<Dictionary, ReadonlyMap<string, number>>;
  /** Ids of items of the item master that the company may offer, by number or model. */
  products: ReadonlyMap<string, readonly number[]>;
  /** Ids of the person's uploaded pictures by file name. */
  pictures: ReadonlyMap<string, number>;
  /** Of the company: what times are meant in. */
  timeZone: string;
}

/** What a sheet's rows name that is looked for by name. */
export interface NamedReferences {
  pictures: readonly string[];
  products: readonly string[];
}

interface NamedRow {
  id: number;
  name_c: string;
  name_e: string;
  name_j: string;
}

export interface CategoryPlace extends NamedRow {
  pid: number | null;
}

const CHOICES: readonly Dictionary[] = ['item_condition', 'sale_type', 'shipping_time', 'pay_type', 'yes_no'];

/** Reads what the cells of a sheet may refer to. */
@Injectable()
export class ImportCatalogue {
  async read(q: Queryable, holder: KeyHolder, references: NamedReferences): Promise<Catalogue> {
    return {
      categories: named(withPaths(await this.categories(q))),
      brands: named((await this.brands(q)).map((row) => ({ id: row.id, names: namesOf(row) }))),
      countries: countries(),
      codes: new Map(CHOICES.map((dictionary) => [dictionary, codesOf(dictionary)])),
      products: await this.products(q, holder.company_id, references.products),
      pictures: await this.pictures(q, holder.account_id, references.pictures),
      timeZone: await this.timeZone(q, holder.company_id),
    };
  }

  /** Those shown, in the order of the shop. */
  async categories(q: Queryable): Promise<CategoryPlace[]> {
    const { rows } = await q.query<CategoryPlace>(
      `SELECT id, pid, name_c, name_e, name_j FROM category WHERE status = ${ENABLED_STATUS.enabled} ORDER BY level, sort, id`,
    );
    return rows;
  }

  async brands(q: Queryable): Promise<NamedRow[]> {
    const { rows } = await q.query<NamedRow>(
      `SELECT id, name_c, name_e, name_j FROM brand WHERE status = ${ENABLED_STATUS.enabled} ORDER BY sort, name_e, id LIMIT ${BRANDS_MAX}`,
    );
    return rows;
  }

  private async products(
    q: Queryable,
    companyId: number | null,
    names: readonly string[],
  ): Promise<Map<string, number[]>> {
    const numbers = names.filter((name) => /^[1-9]\d{0,14}$/.test(name)).map(Number);
    const { rows } = await q.query<{ id: number; goods_code: string | null }>(
      `SELECT id, goods_code FROM product
       WHERE status = ${ENABLED_STATUS.enabled} AND (company_id IS NULL OR company_id = $1)
         AND (id = ANY ($2::bigint[]) OR goods_code = ANY ($3::text[])) ORDER BY id`,
      [companyId, idArray(numbers), [...names]],
    );
    const found = new Map<string, number[]>();
    for (const { id, goods_code } of rows)
      for (const key of new Set([String(id), goods_code ?? '']))
        found.set(key, [...(found.get(key) ?? []), id]);
    return found;
  }

  private async timeZone(q: Queryable, companyId: number | null): Promise<string> {
    const { rows } = await q.query<{ time_zone: string }>('SELECT time_zone FROM company WHERE id = $1', [
      companyId,
    ]);
    return rows[0]?.time_zone ?? 'UTC';
  }

  /** The newest of each name. */
  private async pictures(
    q: Queryable,
    accountId: number,
    names: readonly string[],
  ): Promise<Map<string, number>> {
    const { rows } = await q.query<{ name: string; id: number }>(
      `SELECT DISTINCT ON (name) name, id FROM file
       WHERE owner_id = $1 AND kind = 'image' AND name = ANY ($2::text[]) ORDER BY name, id DESC`,
      [accountId, [...names]],
    );
    return new Map(rows.map(({ name, id }) => [name, id]));
  }
}

/** Between the names of a path: "Diagnostics > OCT". */
export const PATH_MARK = ' > ';
const pathKey = (path: string): string => folded(path.replace(/\s*[>/＞›»]\s*/g, '>'));

/** A category answers to its name, and to the whole way to it. */
export function withPaths(rows: readonly CategoryPlace[]): { id: number; names: string[] }[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return rows.map((row) => {
    const names = namesOf(row);
    const paths = LANGUAGES.map((language) => pathOf(byId, row, language));
    return { id: row.id, names: [...names, ...paths] };
  });
}

export function pathOf(
  byId: ReadonlyMap<number, CategoryPlace>,
  row: CategoryPlace,
  language: Language,
): string {
  const name = nameIn(row, language);
  const parent = row.pid === null ? undefined : byId.get(row.pid);
  return parent ? pathOf(byId, parent, language) + PATH_MARK + name : name;
}

const SUFFIX: Record<Language, 'c' | 'e' | 'j'> = { zh: 'c', en: 'e', ja: 'j' };
export const nameIn = (row: Omit<NamedRow, 'id'>, language: Language): string =>
  row[`name_${SUFFIX[language]}`] || row.name_e || row.name_c || row.name_j;

const namesOf = ({ name_c, name_e, name_j }: Omit<NamedRow, 'id'>): string[] => [name_c, name_e, name_j];

function named(rows: readonly { id: number; names: readonly string[] }[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { id, names } of rows)
    for (const key of new Set([String(id), ...names.map(pathKey)])) {
      if (key === '') continue;
      const ids = found.get(key);
      if (ids) ids.push(id);
      else found.set(key, [id]);
    }
  return found;
}

/** The key of a category or maker in a cell, as `named` has it. */
export const namedKey = pathKey;

let byCountry: Map<string, string> | undefined;
function countries(): ReadonlyMap<string, string> {
  byCountry ??= new Map(
    LANGUAGES.flatMap((language) =>
      countriesIn(language).flatMap(({ code, name }): [string, string][] => [
        [folded(code), code],
        [folded(name), code],
      ]),
    ),
  );
  return byCountry;
}

function codesOf(dictionary: Dictionary): Map<string, number> {
  const codes = new Map<string, number>();
  for (const code of DICTIONARY_CODES[dictionary]) {
    if (typeof code !== 'number') continue;
    for (const name of [String(code), ...LANGUAGES.map((language) => codeName(language, dictionary, code))])
      codes.set(folded(name), code);
  }
  return codes;
}

/** The names of a dictionary's codes in one language, for the lists of the template. */
export const choicesOf = (language: Language, dictionary: Dictionary): string[] =>
  DICTIONARY_CODES[dictionary].map((code: string | number) => codeName(language, dictionary, code));
