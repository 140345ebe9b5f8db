import { Injectable } from '@nestjs/common';
import type { LexiconListRequest } from '@fovea/shared-types/goods/lexicon.dto';
import type { Page } from '@fovea/shared-types/pagination';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { SqlFilter } from '../../platform/database/sql-filter.js';
import { StaffList, type ListRows } from '../../platform/database/staff-list.js';
import { searchFold } from './search-fold.js';
import { likePattern } from './search-terms.js';

export interface LexiconFields {
  kind: number;
  conditions: number[];
  terms_c: string[];
  terms_e: string[];
  terms_j: string[];
  status: number;
}

export interface LexiconRow extends LexiconFields {
  id: number;
  updated_at: Date;
}

const list = new StaffList({
  from: 'lexicon_group l',
  id: 'l.id',
  sorts: { id: 'l.id', kind: 'l.kind', updated_at: 'l.updated_at' },
  byDefault: '-updated_at',
});

const ROWS: ListRows = {
  columns: 'l.id, l.kind, l.conditions, l.terms_c, l.terms_e, l.terms_j, l.status, l.updated_at',
  joins: 'JOIN lexicon_group l ON l.id = page.id',
};

type Filters = Pick<LexiconListRequest, 'term' | 'kind' | 'status'>;

const filterOf = ({ term, kind, status }: Filters): SqlFilter => {
  const folded = searchFold(term ?? '');
  return new SqlFilter()
    .whenGiven(
      folded === '' ? undefined : likePattern(folded),
      (pattern) => `l.id IN (SELECT group_id FROM lexicon_term WHERE folded LIKE ${pattern})`,
    )
    .whenGiven(kind, (value) => `l.kind = ${value}`)
    .whenGiven(status, (value) => `l.status = ${value}`);
};

@Injectable()
export class LexiconRepository {
  page(q: Queryable, request: LexiconListRequest): Promise<Page<LexiconRow>> {
    return list.page<LexiconRow>(q, request, filterOf(request), ROWS);
  }

  count(q: Queryable, filters: Filters): Promise<number> {
    return list.count(q, filterOf(filters));
  }

  /** Every group of the filter, for an export. */
  all(q: Queryable, filters: Filters): AsyncGenerator<LexiconRow> {
    return list.all<LexiconRow>(q, filterOf(filters), ROWS);
  }

  async lock(tx: Tx, id: number): Promise<LexiconRow | null> {
    const { rows } = await tx.query<LexiconRow>(
      `SELECT ${ROWS.columns} FROM lexicon_group l WHERE l.id = $1 FOR UPDATE`,
      [id],
    );
    return rows[0] ?? null;
  }

  async insert(tx: Tx, group: LexiconFields): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO lexicon_group (kind, conditions, terms_c, terms_e, terms_j, status)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
      valuesOf(group),
    );
    return rows[0]?.id ?? 0;
  }

  async update(tx: Tx, id: number, group: LexiconFields): Promise<void> {
    await tx.query(
      `UPDATE lexicon_group SET kind = $2, conditions = $3, terms_c = $4, terms_e = $5, terms_j = $6, status = $7,
         updated_at = clock_timestamp() WHERE id = $1`,
      [id, ...valuesOf(group)],
    );
  }

  async delete(tx: Tx, id: number): Promise<void> {
    await tx.query('DELETE FROM lexicon_group WHERE id = $1', [id]);
  }
}

const valuesOf = (group: LexiconFields): (number | number[] | string[])[] => [
  group.kind,
  group.conditions,
  group.terms_c,
  group.terms_e,
  group.terms_j,
  group.status,
];
