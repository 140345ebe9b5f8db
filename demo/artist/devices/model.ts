import type { Angle } from '../engine/camera.js';
import type { Spot } from '../engine/photograph.js';
import type { Part } from '../engine/solid.js';
import type { IncludedItem } from '../parts/included.js';

/** A device in the studio, and the angle of each of its pictures. */
export interface DeviceModel {
  parts: readonly Part[];
  hero: Angle;
  other: Angle;
  detail: Angle & Spot;
  /** The items beside the rating plate on the fourth picture. */
  included: readonly [IncludedItem, IncludedItem, IncludedItem];
}

/** The properties of a product that every drawing needs. */
export interface Look {
  /** Makes screen contents differ between products of the same kind. */
  seed: string;
  maker: string;
  model: string;
  paint: string;
  trim: string;
  accent: string;
}
