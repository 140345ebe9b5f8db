import type { CSSProperties } from 'react';
import type { Column } from './column';

export interface FixedPlace {
  side: 'left' | 'right';
  style: CSSProperties;
}

const BOX_PX = 44;
/** A fixed column without a width could not tell the next one where to stand. */
const ASSUMED_PX = 160;

/** Where fixed columns stick. On a narrow screen nothing does: it would leave no room for the rest. */
export function fixedPlaces<Row>(
  columns: ReadonlyArray<Column<Row>>,
  { isNarrow, hasBoxes }: { isNarrow: boolean; hasBoxes: boolean },
): ReadonlyMap<string, FixedPlace> {
  const places = new Map<string, FixedPlace>();
  if (isNarrow) return places;
  let left = hasBoxes ? BOX_PX : 0;
  columns.forEach((column, index) => {
    if (index !== 0 && column.fixed !== 'left') return;
    places.set(column.prop, { side: 'left', style: { left } });
    left += column.width ?? ASSUMED_PX;
  });
  let right = 0;
  for (const column of [...columns].reverse()) {
    if (column.fixed !== 'right' || places.has(column.prop)) continue;
    places.set(column.prop, {
      side: 'right',
      style: { right: `calc(var(--fv-actions-width, 0px) + ${right}px)` },
    });
    right += column.width ?? ASSUMED_PX;
  }
  return places;
}
