import type { SqlFilter } from '../../platform/database/sql-filter.js';

/** The assignee of a letter and who answered it. */
export const LETTER_STAFF = `LEFT JOIN account assignee ON assignee.id = t.assignee_id
  LEFT JOIN account replier ON replier.id = t.replied_by`;

export const LETTER_SHOWN = { assignee_name: 'assignee.username', replied_name: 'replier.username' } as const;

/** A part of an address or a number, as it was written down: in small letters. */
export const containing =
  (column: string) =>
  (filter: SqlFilter, value: string): SqlFilter =>
    filter.contains(column, value.trim().toLowerCase());
