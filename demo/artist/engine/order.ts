import type { Camera, ScreenBox } from './camera.js';
import { screenBox } from './camera.js';
import { boundsOf, middleOf, type Bounds, type Part } from './solid.js';

interface Placed {
  part: Part;
  bounds: Bounds;
  screen: ScreenBox;
}

const touches = (a: ScreenBox, b: ScreenBox): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether `b` is in front of `a`, judged along the axis on which the two are best separated. */
function standsInFront(camera: Camera, a: Placed, b: Placed): boolean {
  let widest = -Infinity;
  let answer = camera.depth(middleOf(b.bounds)) > camera.depth(middleOf(a.bounds));
  for (const axis of [0, 1, 2] as const) {
    const view = camera.towards[axis];
    if (Math.abs(view) < 0.06) continue;
    const above = b.bounds.low[axis] - a.bounds.high[axis];
    const below = a.bounds.low[axis] - b.bounds.high[axis];
    const gap = Math.max(above, below);
    if (gap > widest && gap > -14) {
      widest = gap;
      answer = above > below ? view > 0 : view < 0;
    }
  }
  return answer;
}

/** Parts from back to front. Parts whose pictures do not overlap need no order, which keeps circles away. */
export function paintingOrder(camera: Camera, parts: readonly Part[]): Part[] {
  const placed = parts.map((part) => ({ part, bounds: boundsOf(part), screen: screenBox(camera, [part]) }));
  const behind = placed.map((front, at) =>
    placed.flatMap((back, other) =>
      at !== other && touches(front.screen, back.screen) && standsInFront(camera, back, front) ? [other] : [],
    ),
  );
  const byDepth = placed
    .map((_, at) => at)
    .sort((a, b) => {
      const first = placed[a];
      const second = placed[b];
      if (first === undefined || second === undefined) return 0;
      return camera.depth(middleOf(first.bounds)) - camera.depth(middleOf(second.bounds)) || a - b;
    });
  const state = new Map<number, 'open' | 'done'>();
  const result: Part[] = [];
  const visit = (at: number): void => {
    if (state.has(at)) return;
    state.set(at, 'open');
    for (const other of behind[at] ?? []) visit(other);
    state.set(at, 'done');
    const entry = placed[at];
    if (entry !== undefined) result.push(entry.part);
  };
  byDepth.forEach(visit);
  return result;
}
