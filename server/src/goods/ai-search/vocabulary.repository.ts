import { Injectable } from '@nestjs/common';
import { ENABLED_STATUS } from '@fovea/shared-types/states';
import type { Queryable } from '../../platform/database/database.js';
import type { CategoryWords, LexiconWords, NamedRow } from './vocabulary.js';

/** More makers than this are read by the words of names alone. */
const BRANDS_MAX = 3000;
const LEXICON_MAX = 10_000;

interface NameRow {
  id: number;
  pid: number | null;
  name_c: string;
  name_e: string;
  name_j: string;
}

/** The shop's own words: what anybody sees on its pages. */
@Injectable()
export class VocabularyRepository {
  async listCategories(q: Queryable): Promise<CategoryWords[]> {
    const { rows } = await q.query<NameRow>(
      `SELECT id, pid, name_c, name_e, name_j FROM category WHERE status = ${ENABLED_STATUS.enabled} ORDER BY level, sort, id`,
    );
    return rows.map((row) => ({ ...named(row), pid: row.pid }));
  }

  async listBrands(q: Queryable): Promise<NamedRow[]> {
    const { rows } = await q.query<NameRow>(
      `SELECT id, NULL::bigint AS pid, name_c, name_e, name_j FROM brand WHERE status = ${ENABLED_STATUS.enabled} ORDER BY sort, id LIMIT $1`,
      [BRANDS_MAX],
    );
    return rows.map(named);
  }

  /** The synonyms that staff maintain. */
  async listLexicon(q: Queryable): Promise<LexiconWords[]> {
    const { rows } = await q.query<LexiconRow>(
      `SELECT id, kind, conditions, terms_c, terms_e, terms_j FROM lexicon_group WHERE status = ${ENABLED_STATUS.enabled} ORDER BY id LIMIT $1`,
      [LEXICON_MAX],
    );
    return rows.map(({ terms_c: c, terms_e: e, terms_j: j, ...row }) => ({
      ...row,
      label: { c: c[0] ?? '', e: e[0] ?? '', j: j[0] ?? '' },
      terms: [...new Set([...c, ...e, ...j])],
    }));
  }
}

interface LexiconRow {
  id: number;
  kind: number;
  conditions: number[];
  terms_c: string[];
  terms_e: string[];
  terms_j: string[];
}

const named = ({ id, name_c: c, name_e: e, name_j: j }: NameRow): NamedRow => ({ id, name: { c, e, j } });
