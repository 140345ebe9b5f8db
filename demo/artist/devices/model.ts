import type { Angle } from '../engine/camera.js';
import type { Spot } from '../engine/photograph.js';
import type { Part } from '../engine/solid.js';
import type { IncludedItem } from '../parts/included.js';

/** A device as it stands in the studio, and from where each of its pictures is taken. */
export interface DeviceModel {
  parts: readonly Part[];
  hero: Angle;
  other: Angle;
  detail: Angle & Spot;
  /** What lies beside the rating plate on the fourth picture. */
  included: readonly [IncludedItem, IncludedItem, IncludedItem];
}

/** What every drawing needs to know of the product it shows. */
export interface Look {
  /** Makes screen contents differ between products of the same kind. */
  seed: string;
  maker: string;
  model: string;
  paint: string;
  trim: string;
  accent: string;
}
