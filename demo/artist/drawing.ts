import type { FundusCameraDrawing } from './devices/fundus-camera.js';
import type { GeneralDrawing } from './devices/general.js';
import type { LaserDrawing } from './devices/laser.js';
import type { OctDrawing } from './devices/oct.js';
import type { RefractionDrawing } from './devices/refraction.js';
import type { SlitLampDrawing } from './devices/slit-lamp.js';
import type { SmallPartsDrawing } from './devices/small-parts.js';
import type { SurgeryDrawing } from './devices/surgery.js';

type DeviceKind =
  | FundusCameraDrawing
  | OctDrawing
  | SlitLampDrawing
  | SurgeryDrawing
  | LaserDrawing
  | RefractionDrawing
  | SmallPartsDrawing
  | GeneralDrawing;

/** The properties of a product needed to draw it; the rest comes from the product itself. */
export type Drawing = DeviceKind & {
  /** Main colour of the body, second colour of bases and frames, and the maker's signal colour. */
  paint: string;
  trim: string;
  accent: string;
  /** Turns the product round, so that neighbours in a list do not all look the same way. */
  isMirrored?: boolean;
};

/** The texts on a product. */
export interface Lettered {
  /** Stable text that makes screens and small details differ; the goods number. */
  seed: string;
  maker: string;
  model: string;
  serial: string;
  year: number;
  voltage: string;
}
