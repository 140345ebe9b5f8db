import { fundusCamera } from './devices/fundus-camera.js';
import { general } from './devices/general.js';
import { laser } from './devices/laser.js';
import type { DeviceModel, Look } from './devices/model.js';
import { oct } from './devices/oct.js';
import { refraction } from './devices/refraction.js';
import { slitLamp } from './devices/slit-lamp.js';
import { smallParts } from './devices/small-parts.js';
import { surgery } from './devices/surgery.js';
import type { Drawing, Lettered } from './drawing.js';
import type { Angle } from './engine/camera.js';
import { photograph } from './engine/photograph.js';
import type { PictureView } from '../src/drawn.js';
import { Seeded } from '../src/seeded.js';
import { backgrounds } from './engine/studio.js';
import { drawRatingPlate } from './rating-plate.js';

function modelOf(drawing: Drawing, look: Look): DeviceModel {
  switch (drawing.family) {
    case 'fundus':
      return fundusCamera(drawing, look);
    case 'oct':
      return oct(drawing, look);
    case 'slit-lamp':
      return slitLamp(drawing, look);
    case 'surgery':
      return surgery(drawing, look);
    case 'laser':
      return laser(drawing, look);
    case 'refraction':
      return refraction(drawing, look);
    case 'parts':
      return smallParts(drawing, look);
    case 'general':
      return general(drawing, look);
  }
}

/**
 * One picture of a product as an SVG document of 1200 x 900; the same input always gives the same text. A
 * picture takes tens of milliseconds of one processor: callers with many should yield in between.
 */
export function drawProduct(drawing: Drawing, lettered: Lettered, view: PictureView): string {
  const { paint, trim, accent } = drawing;
  const random = new Seeded(lettered.seed);
  const background = random.pick(backgrounds);
  const sway = random.between(-5, 5);
  const model = modelOf(drawing, {
    seed: lettered.seed,
    maker: lettered.maker,
    model: lettered.model,
    paint,
    trim,
    accent,
  });
  if (view === 'plate')
    return drawRatingPlate({ ...lettered, accent, paper: background, included: model.included });
  const { azimuth, elevation } = model[view];
  const angle: Angle = {
    azimuth: (drawing.isMirrored === true ? -azimuth : azimuth) + sway,
    elevation: elevation + random.between(-1.5, 1.5),
  };
  return photograph(model.parts, {
    angle,
    paper: background,
    ...(view === 'detail' ? { spot: model.detail } : {}),
  });
}
