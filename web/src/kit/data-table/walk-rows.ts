import type { KeyboardEvent } from 'react';

const TYPED_IN = 'input:not([type="checkbox"]), select, textarea, [role="menuitem"], [role="switch"]';

/**
 * Arrows, Home and End go from row to row, also from a control in one; Enter and Space are reported when the row itself
 * has the focus.
 * @param act with the row's place
 */
export function walkRows(
  event: KeyboardEvent<HTMLElement>,
  act: (place: number, key: 'Enter' | ' ') => void,
): void {
  const { key, target, currentTarget } = event;
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || target.matches(TYPED_IN)) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>(':scope > tr[tabindex]')];
  const at = rows.findIndex((row) => row.contains(target));
  if (at === -1) return;
  if (key === 'Enter' || key === ' ') {
    if (target !== rows[at]) return;
    event.preventDefault();
    act(at, key);
    return;
  }
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[key];
  if (to === undefined) return;
  event.preventDefault();
  rows[Math.max(0, Math.min(to, rows.length - 1))]?.focus();
}
