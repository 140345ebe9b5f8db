import { invariant } from '@fovea/server/platform/kernel/app-error';
import type { DemoGoods } from './demo-goods.js';
import { fundusCameras } from './fundus-cameras.goods.js';
import { generalGoods } from './general.goods.js';
import { lasers } from './lasers.goods.js';
import { octs } from './oct.goods.js';
import { partGoods } from './parts.goods.js';
import { refractionGoods } from './refraction.goods.js';
import { slitLamps } from './slit-lamps.goods.js';
import { surgeryGoods } from './surgery.goods.js';

/** Everything the demo offers; the fundus camera that the README shows comes first. */
export const allGoods: readonly DemoGoods[] = [
  ...fundusCameras,
  ...octs,
  ...slitLamps,
  ...surgeryGoods,
  ...lasers,
  ...refractionGoods,
  ...partGoods,
  ...generalGoods,
];

/** Two people must be able to fight over this lot undisturbed: no demo rival bids on it. */
export const starGoodsSn = 'FV-FUN-0001';

/** Goods of the demo by their number. */
export function goodsOf(goodsSn: string): DemoGoods {
  const goods = allGoods.find((one) => one.goodsSn === goodsSn);
  invariant(goods, `${goodsSn} is of the demo`);
  return goods;
}
