import { allocate } from '@fovea/shared-types/money';
import { elementAt } from '../../platform/kernel/element-at.js';
import type { BackLine } from './order-stock-out.repository.js';
import type { DocumentLine } from './stock-document.repository.js';

const keyOf = ({ productId, serialNumber, lotNumber, expiresOn }: BackLine): string =>
  JSON.stringify([productId, serialNumber, lotNumber, expiresOn]);

/** What of a document's lines did not come back yet. */
export function stillOut(lines: readonly DocumentLine[], back: readonly BackLine[]): DocumentLine[] {
  const gone = new Map(back.map((line) => [keyOf(line), line.quantity]));
  return lines.flatMap((line) => {
    const key = keyOf(line);
    const came = Math.min(gone.get(key) ?? 0, line.quantity);
    gone.set(key, (gone.get(key) ?? 0) - came);
    return came === line.quantity ? [] : [{ ...line, quantity: line.quantity - came }];
  });
}

/**
 * Lines with what each piece cost, of a document's value in minor units. A sum that does not divide is two lines, of which the
 * pieces of the first cost one unit more: nothing of it is lost.
 */
export function withCosts(lines: readonly DocumentLine[], value: number): DocumentLine[] {
  const costs = allocate(
    value,
    lines.map(({ quantity }) => quantity),
  );
  return lines.flatMap((line, at) => {
    const cost = elementAt(costs, at);
    const dearer = cost % line.quantity;
    const unitCost = (cost - dearer) / line.quantity;
    return [
      { ...line, quantity: dearer, unitCost: unitCost + 1 },
      { ...line, quantity: line.quantity - dearer, unitCost },
    ].filter(({ quantity }) => quantity > 0);
  });
}

/** So many of them from the first on, or as many as there are. */
export function firstOf(lines: readonly DocumentLine[], quantity: number): DocumentLine[] {
  let left = quantity;
  return lines.flatMap((line) => {
    const taken = Math.min(left, line.quantity);
    left -= taken;
    return taken === 0 ? [] : [{ ...line, quantity: taken }];
  });
}
