import { invariant } from '../kernel/app-error.js';

/**
 * The first row of a statement that always answers one: an aggregate, an expression, an INSERT … RETURNING. A default in its
 * place would hide that it did not.
 */
export function firstRow<Row>([row]: readonly Row[]): Row {
  invariant(row !== undefined, 'this statement always answers a row');
  return row;
}
