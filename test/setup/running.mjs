/**
 * What the set-up of a Jest run hands to its tear-down.
 * @type {{ postgres: import('../../scripts/lib/embedded-postgres.mjs').Postgres | null }}
 */
export const running = { postgres: null };
