import type { Translations } from '../record/translations.js';

/** Classes I to IV of Japan's device law; China has I to III. */
export const DEVICE_CLASSES = {
  1: ['Ⅰ类（一般）', 'Class I (general)', 'クラスⅠ（一般）'],
  2: ['Ⅱ类（管理）', 'Class II (controlled)', 'クラスⅡ（管理）'],
  3: ['Ⅲ类（高度管理）', 'Class III (highly controlled)', 'クラスⅢ（高度管理）'],
  4: ['Ⅳ类（高度管理）', 'Class IV (highly controlled)', 'クラスⅣ（高度管理）'],
} as const satisfies Readonly<Record<number, Translations>>;
