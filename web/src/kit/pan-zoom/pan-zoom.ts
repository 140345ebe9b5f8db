/** The view of a picture in its frame: moved by x and y from the middle, enlarged by scale. Pure. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

export interface Frame {
  width: number;
  height: number;
}

export const FITTED: View = { x: 0, y: 0, scale: 1 };
export const MAX_SCALE = 6;

/** Keeps the picture over the frame: no further out than its edges, nothing to move when fitted. */
export function clampView(view: View, frame: Frame): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale));
  const reachX = (frame.width * (scale - 1)) / 2;
  const reachY = (frame.height * (scale - 1)) / 2;
  return {
    scale,
    x: Math.min(reachX, Math.max(-reachX, view.x)),
    y: Math.min(reachY, Math.max(-reachY, view.y)),
  };
}

/**
 * Enlarges around a point, which stays where it is on the screen.
 * @param point from the middle of the frame
 */
export function zoomAt(view: View, factor: number, point: { x: number; y: number }, frame: Frame): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return clampView(
    { scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown },
    frame,
  );
}

export const pan = (view: View, byX: number, byY: number, frame: Frame): View =>
  clampView({ ...view, x: view.x + byX, y: view.y + byY }, frame);
