import { searchTerms } from '../../platform/database/search-terms.js';
import { literally, type SqlFilter } from '../../platform/database/sql-filter.js';

/** A filter by text for the person whose account is in `column`. */
export const ofPerson =
  (column: string) =>
  (filter: SqlFilter, text: string): void => {
    for (const term of searchTerms(text)) {
      const like = filter.value(`%${literally(term)}%`);
      filter.where(`${column} IN (SELECT x.id FROM account x WHERE x.search_text LIKE ${like})`);
    }
  };
