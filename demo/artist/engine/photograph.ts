import { Camera, layerOf, type Angle } from './camera.js';
import { paintParts } from './painter.js';
import { Sheet } from './sheet.js';
import type { Part } from './solid.js';
import { backdrop, frame, shadows } from './studio.js';
import type { Vec3 } from './vec3.js';

export interface Spot {
  centre: Vec3;
  /** Millimetres from the middle of the picture to its nearer edge. */
  radius: number;
}

export interface Shot {
  angle: Angle;
  /** Without a spot the whole product is in the picture. */
  spot?: Spot;
  paper: string;
}

/** Takes one picture of a product and returns it as an SVG document. */
export function photograph(parts: readonly Part[], shot: Shot): string {
  const sheet = new Sheet();
  const camera = new Camera(shot.angle);
  if (shot.spot === undefined) camera.fit(parts, frame);
  else camera.focus(shot.spot.centre, shot.spot.radius, frame);
  const body =
    backdrop(sheet, shot.paper) +
    shadows(sheet, camera, parts) +
    paintParts({ camera, sheet, floor: layerOf(parts) }, parts);
  return sheet.document(frame.width, frame.height, body);
}
