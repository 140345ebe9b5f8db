import { t, type Text3 } from './text3.js';

/** Makers of devices. All of them are invented; no company of these names is meant. */
export interface DemoMaker {
  name: string;
  /** As it is printed on a device: Latin capitals, short. */
  plate: string;
  origin: Text3;
}

const japan = t('日本', 'Japan', '日本');
const germany = t('德国', 'Germany', 'ドイツ');
const usa = t('美国', 'USA', '米国');
const china = t('中国', 'China', '中国');

export const makers = {
  kasumi: { name: 'Kasumi Optics', plate: 'KASUMI', origin: japan },
  hoshinagi: { name: 'Hoshinagi Seiki', plate: 'HOSHINAGI', origin: japan },
  brennwald: { name: 'Brennwald Optik', plate: 'BRENNWALD', origin: germany },
  veltmar: { name: 'Veltmar', plate: 'VELTMAR', origin: germany },
  halden: { name: 'Halden Surgical', plate: 'HALDEN', origin: usa },
  corvane: { name: 'Corvane Laser', plate: 'CORVANE', origin: usa },
  lumenhai: { name: 'Lumenhai 明海', plate: 'LUMENHAI', origin: china },
  yunque: { name: 'Yunque 云阙', plate: 'YUNQUE', origin: china },
} as const satisfies Record<string, DemoMaker>;

export type MakerKey = keyof typeof makers;
