import { t, type Text3 } from './text3.js';

export interface DemoCategory {
  code: string;
  name: Text3;
}

/** In the order in which the shop shows them. */
export const categories = [
  { code: 'fundus', name: t('眼底相机', 'Fundus cameras', '眼底カメラ') },
  { code: 'oct', name: t('OCT 光学相干断层扫描', 'OCT', 'OCT（光干渉断層計）') },
  { code: 'slit-lamp', name: t('裂隙灯', 'Slit lamps', '細隙灯顕微鏡') },
  { code: 'surgery', name: t('超声乳化与手术', 'Phaco and surgery', '白内障手術・顕微鏡') },
  { code: 'laser', name: t('眼科激光', 'Lasers', '眼科用レーザー') },
  { code: 'refraction', name: t('验光与检查', 'Refraction and measurement', '屈折・検査機器') },
  { code: 'parts', name: t('镜片与配件', 'Lenses and parts', 'レンズ・部品') },
  { code: 'general', name: t('普通医疗设备', 'General medical', '一般医療機器') },
] as const satisfies readonly DemoCategory[];

export type CategoryCode = (typeof categories)[number]['code'];
