import type { CSSProperties } from 'react';
import type { Column } from './column';

export interface FixedPlace {
  side: 'left' | 'right';
  style: CSSProperties;
}

/**
 * The positions of the fixed cells of a side: set on the scroller as they are measured, boxes and actions
 * counted too.
 */
const placeVariable = (side: 'left' | 'right', index: number): string => `--fv-${side}-${index}`;

/** Where fixed columns stick. On a narrow screen nothing does: it would leave no room for the rest. */
export function fixedPlaces<Row>(
  columns: ReadonlyArray<Column<Row>>,
  pinned: readonly string[],
  { isNarrow, hasBoxes, hasActions }: { isNarrow: boolean; hasBoxes: boolean; hasActions: boolean },
): ReadonlyMap<string, FixedPlace> {
  const places = new Map<string, FixedPlace>();
  if (isNarrow) return places;
  let left = hasBoxes ? 1 : 0;
  columns.forEach(({ prop, fixed }, index) => {
    if (index !== 0 && fixed !== 'left' && !pinned.includes(prop)) return;
    places.set(prop, { side: 'left', style: { left: `var(${placeVariable('left', left++)}, 0px)` } });
  });
  let right = hasActions ? 1 : 0;
  for (const { prop, fixed } of [...columns].reverse()) {
    if (fixed !== 'right' || places.has(prop)) continue;
    places.set(prop, { side: 'right', style: { right: `var(${placeVariable('right', right++)}, 0px)` } });
  }
  return places;
}

/** Sets the columns' positions for the fixed cells of all rows. */
export function measurePlaces(scroller: HTMLElement): void {
  const notify = (side: 'left' | 'right', cells: readonly HTMLElement[]): void => {
    let taken = 0;
    cells.forEach((cell, index) => {
      scroller.style.setProperty(placeVariable(side, index), `${taken}px`);
      taken += cell.offsetWidth;
    });
  };
  const fixed = (side: 'left' | 'right'): HTMLElement[] => [
    ...scroller.querySelectorAll<HTMLElement>(`thead th[data-fixed="${side}"]`),
  ];
  notify('left', fixed('left'));
  notify('right', fixed('right').reverse());
}
