import { autoclave } from './general/autoclave.js';
import { centrifuge } from './general/centrifuge.js';
import { examLamp } from './general/exam-lamp.js';
import { infusionPump } from './general/infusion-pump.js';
import { patientMonitor } from './general/patient-monitor.js';
import { suction } from './general/suction.js';
import { ultrasound } from './general/ultrasound.js';
import type { DeviceModel, Look } from './model.js';

export interface GeneralDrawing {
  family: 'general';
  style: 'monitor' | 'autoclave' | 'pump' | 'ultrasound' | 'centrifuge' | 'suction' | 'lamp';
}

const makers: Record<GeneralDrawing['style'], (look: Look) => DeviceModel> = {
  monitor: patientMonitor,
  autoclave,
  pump: infusionPump,
  ultrasound,
  centrifuge,
  suction,
  lamp: examLamp,
};

export const general = ({ style }: GeneralDrawing, look: Look): DeviceModel => makers[style](look);
