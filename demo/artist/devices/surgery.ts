import type { DeviceModel, Look } from './model.js';
import { operatingMicroscope } from './operating-microscope.js';
import { phacoCart, phacoTabletop } from './phaco.js';

export interface SurgeryDrawing {
  family: 'surgery';
  style: 'phaco-cart' | 'phaco-tabletop' | 'microscope-floor' | 'microscope-slim';
}

export function surgery({ style }: SurgeryDrawing, look: Look): DeviceModel {
  if (style === 'phaco-cart') return phacoCart(look);
  if (style === 'phaco-tabletop') return phacoTabletop(look);
  return operatingMicroscope(look, style === 'microscope-slim');
}
