import { searchable } from '../../platform/database/search-terms.js';
import { SqlFilter } from '../../platform/database/sql-filter.js';

/** Rows of people whose name or e-mail address holds the text. */
export function namedLike(filter: SqlFilter, accountColumn: string, text: string | undefined): void {
  const trimmed = text?.trim();
  if (!trimmed) return;
  const pattern = filter.value(
    `%${trimmed
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\\%_]/g, '\\$&')}%`,
  );
  filter.where(
    `${accountColumn} IN (SELECT p.id FROM account p WHERE ${searchable('p.username')} LIKE ${pattern} OR p.email LIKE ${pattern})`,
  );
}
