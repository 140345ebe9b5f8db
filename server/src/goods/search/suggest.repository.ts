import { Injectable } from '@nestjs/common';
import { ENABLED_STATUS } from '@fovea/shared-types/states';
import type { Language } from '@fovea/shared-types/language';
import type { Queryable } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';

export interface SuggestedRow {
  id: number;
  name: string;
}

/** Names of makers and categories for the search box. */
@Injectable()
export class SuggestRepository {
  /**
   * Shown categories or makers with a word that begins with, or in Chinese or Japanese contains, the input.
   */
  async listNames(
    q: Queryable,
    table: 'brand' | 'category',
    language: Language,
    patterns: readonly string[],
    max: number,
  ): Promise<SuggestedRow[]> {
    const { rows } = await q.query<SuggestedRow>(
      `SELECT n.id, ${localized('n.name', language)} AS name FROM ${table} n
       WHERE n.status = ${ENABLED_STATUS.enabled} AND n.find_text LIKE ANY ($1::text[]) ORDER BY n.sort, n.id LIMIT ${max}`,
      [[...patterns]],
    );
    return rows;
  }
}
