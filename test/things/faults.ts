import { randomBytes } from 'node:crypto';
import type { ConstraintCase, Row } from './database.js';

/** A sound row with one fault. */
export const broken = (table: string, refuses: string, violation: string, fault: Row): ConstraintCase => ({
  refuses,
  violation,
  when: ({ insert }) => insert(table, fault),
});

/** Rows of one table with one fault each, by what the name of the constraint ends in. */
export const faultsOf = (
  table: string,
  faults: Readonly<Record<string, readonly [violation: string, fault: Row]>>,
): ConstraintCase[] =>
  Object.entries(faults).map(([name, [violation, fault]]) =>
    broken(table, `${table}_${name}`, violation, fault),
  );

/** The same row a second time. */
export const twice = (table: string, refuses: string, violation: string, row: Row = {}): ConstraintCase => ({
  refuses,
  violation,
  when: async ({ insert }) => {
    await insert(table, row);
    await insert(table, row);
  },
});

/** Changes a fixed value. */
export const kept = (table: string, violation: string, change: string): ConstraintCase => ({
  refuses: `${table}_append_only`,
  violation,
  when: async ({ insert, sql }) => {
    const id = await insert(table);
    await sql(`UPDATE ${table} SET ${change} WHERE id = $1`, [id]);
  },
});

/** Unique each time. */
export const text = (): string => randomBytes(6).toString('hex');
/** So many hours from now. */
export const hour = (hours: number): Date => new Date(Date.now() + hours * 3_600_000);
