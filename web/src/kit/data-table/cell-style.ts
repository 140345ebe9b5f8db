import type { CSSProperties } from 'react';
import { alignOf, type Column } from './column';

export const cellStyle = <Row>(column: Column<Row>): CSSProperties => ({
  width: column.width,
  minWidth: column.width,
  textAlign: alignOf(column),
});
