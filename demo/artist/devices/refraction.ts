import { numberScreen, cellScreen, cornealMapScreen, refractionScreen } from '../screens/readings-screen.js';
import { chairUnit } from './chair-unit.js';
import { lensmeter } from './lensmeter.js';
import type { DeviceModel, Look } from './model.js';
import { perimeter } from './perimeter.js';
import { phoropter } from './phoropter.js';
import { tableHead } from './table-head.js';
import { trialCase } from './trial-case.js';
import { visionPanel } from './vision-panel.js';

export interface RefractionDrawing {
  family: 'refraction';
  style:
    | 'autoref'
    | 'tonometer'
    | 'biometer'
    | 'specular'
    | 'phoropter'
    | 'lensmeter'
    | 'chart'
    | 'chair'
    | 'perimeter'
    | 'trial-case';
}

export function refraction({ style }: RefractionDrawing, look: Look): DeviceModel {
  const { seed, accent } = look;
  if (style === 'phoropter') return phoropter(look);
  if (style === 'lensmeter') return lensmeter(look);
  if (style === 'chart') return visionPanel(look);
  if (style === 'chair') return chairUnit(look);
  if (style === 'perimeter') return perimeter(look);
  if (style === 'trial-case') return trialCase(look);
  if (style === 'tonometer')
    return tableHead(look, {
      shape: 'round',
      width: 170,
      headDepth: 190,
      headHeight: 214,
      lensRadius: 24,
      lensReach: 50,
      coating: '#3fa7a0',
      screen: numberScreen(
        [
          ['R MMHG', '14.3'],
          ['L MMHG', '15.0'],
          ['AVG', '14.7'],
        ],
        '#7fe3b0',
      ),
      screenWidth: 176,
      screenHeight: 140,
      screenTilt: 16,
      hasJoystick: true,
      included: ['chinPaper', 'powerCable', 'modelEye'],
    });
  if (style === 'biometer')
    return tableHead(look, {
      shape: 'tall',
      width: 218,
      headDepth: 210,
      headHeight: 276,
      lensRadius: 34,
      lensReach: 40,
      coating: '#c04f4f',
      screen: cornealMapScreen(seed, accent),
      screenWidth: 300,
      screenHeight: 200,
      screenTilt: 15,
      hasJoystick: true,
      included: ['modelEye', 'manual', 'usbStick'],
    });
  if (style === 'specular')
    return tableHead(look, {
      shape: 'wedge',
      width: 196,
      headDepth: 196,
      headHeight: 216,
      lensRadius: 28,
      lensReach: 44,
      coating: '#8fc04f',
      screen: cellScreen(seed, accent),
      screenWidth: 250,
      screenHeight: 176,
      screenTilt: 20,
      hasJoystick: false,
      included: ['chinPaper', 'powerCable', 'manual'],
    });
  return tableHead(look, {
    shape: 'wedge',
    width: 178,
    headDepth: 200,
    headHeight: 208,
    lensRadius: 30,
    lensReach: 34,
    coating: '#6f8fe0',
    screen: refractionScreen(seed, accent),
    screenWidth: 168,
    screenHeight: 148,
    screenTilt: 18,
    hasJoystick: true,
    included: ['chinPaper', 'modelEye', 'manual'],
  });
}
