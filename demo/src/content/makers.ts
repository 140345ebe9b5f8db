import { t, type Text3 } from './text3.js';

/** Makers of devices. All of them are invented; no company of these names is meant. */
export interface DemoMaker {
  name: Text3;
  /** As it is printed on a device: Latin capitals, short. */
  plate: string;
  origin: Text3;
}

const japan = t('日本', 'Japan', '日本');
const germany = t('德国', 'Germany', 'ドイツ');
const usa = t('美国', 'USA', '米国');
const china = t('中国', 'China', '中国');

export const makers = {
  kasumi: {
    name: t('霞光学', 'Kasumi Optics', '霞オプティクス'),
    plate: 'KASUMI',
    origin: japan,
  },
  hoshinagi: {
    name: t('星凪精机', 'Hoshinagi Seiki', '星凪精機'),
    plate: 'HOSHINAGI',
    origin: japan,
  },
  brennwald: {
    name: t('布伦瓦尔德光学', 'Brennwald Optik', 'ブレンヴァルト・オプティーク'),
    plate: 'BRENNWALD',
    origin: germany,
  },
  veltmar: {
    name: t('维尔特玛', 'Veltmar', 'フェルトマール'),
    plate: 'VELTMAR',
    origin: germany,
  },
  halden: {
    name: t('哈尔登外科', 'Halden Surgical', 'ハルデン・サージカル'),
    plate: 'HALDEN',
    origin: usa,
  },
  corvane: {
    name: t('科凡激光', 'Corvane Laser', 'コーベイン・レーザー'),
    plate: 'CORVANE',
    origin: usa,
  },
  lumenhai: {
    name: t('明海', 'Lumenhai', '明海（ルーメンハイ）'),
    plate: 'LUMENHAI',
    origin: china,
  },
  yunque: { name: t('云阙', 'Yunque', '雲闕（ユンチュエ）'), plate: 'YUNQUE', origin: china },
} as const satisfies Record<string, DemoMaker>;

export type MakerKey = keyof typeof makers;
