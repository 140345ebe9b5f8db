import { add, dot, scale, type Vec2, type Vec3 } from './vec3.js';
import { boundsOf, type Part } from './solid.js';

/** Where the photographer stands: degrees around the product (0 looks at its front) and above the table. */
export interface Angle {
  azimuth: number;
  elevation: number;
}

export interface Frame {
  width: number;
  height: number;
  /** The rectangle of the picture that the product may fill. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A very long lens: parallel projection, so that flat drawings map onto faces by one affine matrix. */
export class Camera {
  readonly towards: Vec3;
  private readonly right: Vec3;
  private readonly up: Vec3;
  private zoom = 1;
  private shiftX = 0;
  private shiftY = 0;

  constructor(angle: Angle) {
    const a = (angle.azimuth * Math.PI) / 180;
    const e = (angle.elevation * Math.PI) / 180;
    this.towards = [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)];
    this.right = [Math.cos(a), 0, -Math.sin(a)];
    this.up = [-Math.sin(a) * Math.sin(e), Math.cos(e), -Math.cos(a) * Math.sin(e)];
  }

  get pixelsPerMm(): number {
    return this.zoom;
  }

  project(point: Vec3): Vec2 {
    return [dot(point, this.right) * this.zoom + this.shiftX, -dot(point, this.up) * this.zoom + this.shiftY];
  }

  /** A direction as the camera sees it: x right, y up, z towards the camera. */
  turnToCamera(direction: Vec3): Vec3 {
    return [dot(direction, this.right), dot(direction, this.up), dot(direction, this.towards)];
  }

  /** A direction in camera terms, back in the product's own space. */
  turnFromCamera(direction: Vec3): Vec3 {
    return add(
      add(scale(this.right, direction[0]), scale(this.up, direction[1])),
      scale(this.towards, direction[2]),
    );
  }

  depth(point: Vec3): number {
    return dot(point, this.towards);
  }

  /** Zooms so that all parts fill the frame, standing on its lower edge. */
  fit(parts: readonly Part[], frame: Frame): void {
    const seen = screenBox(this, parts);
    const room = Math.min(
      (frame.right - frame.left) / Math.max(1, seen.right - seen.left),
      (frame.bottom - frame.top) / Math.max(1, seen.bottom - seen.top),
    );
    this.zoom *= room;
    this.shiftX = (frame.left + frame.right) / 2 - ((seen.left + seen.right) / 2) * room;
    const slack = frame.bottom - frame.top - (seen.bottom - seen.top) * room;
    this.shiftY = frame.bottom - slack * 0.42 - seen.bottom * room;
  }

  /** Zooms onto a spot: `radius` millimetres around `centre` reach from the middle to the nearer picture edge. */
  focus(centre: Vec3, radius: number, frame: Frame): void {
    this.zoom = Math.min(frame.width, frame.height) / 2 / radius;
    this.shiftX = 0;
    this.shiftY = 0;
    const [x, y] = this.project(centre);
    this.shiftX = frame.width / 2 - x;
    this.shiftY = frame.height / 2 - y;
  }
}

export interface ScreenBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function screenBox(camera: Camera, parts: readonly Part[]): ScreenBox {
  const area = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  const take = (point: Vec3): void => {
    const [x, y] = camera.project(point);
    area.left = Math.min(area.left, x);
    area.right = Math.max(area.right, x);
    area.top = Math.min(area.top, y);
    area.bottom = Math.max(area.bottom, y);
  };
  for (const part of parts) {
    if (part.kind === 'cable') part.path.forEach(take);
    else part.facets.forEach((facet) => facet.corners.forEach(take));
  }
  return parts.length === 0 ? { left: 0, right: 1, top: 0, bottom: 1 } : area;
}

export const layerOf = (parts: readonly Part[]): number =>
  parts.reduce((lowest, part) => Math.min(lowest, boundsOf(part).low[1]), Infinity);
