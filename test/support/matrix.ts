import type { MatrixRow } from '../things/matrix-row.js';
import { allOf } from '../things/things.js';
import { recordRows } from './records.js';

/** Every call of the product. A path without a row fails the matrix. */
export const matrixRows: Readonly<Record<string, MatrixRow>> = withoutDoubles(
  allOf(({ calls }) => calls),
  recordRows(),
);

function withoutDoubles(written: Record<string, MatrixRow>, derived: Record<string, MatrixRow>) {
  const doubles = Object.keys(derived).filter((path) => path in written);
  if (doubles.length > 0) throw new Error(`rows of records are derived: ${doubles.join(', ')}`);
  return { ...written, ...derived };
}
