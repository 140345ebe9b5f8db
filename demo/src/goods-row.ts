import type { SqlValue } from '@fovea/server/platform/database/database';
import { cleanRichText } from '@fovea/server/platform/text/rich-text';
import type { DemoGoods } from './content/demo-goods.js';
import { t, type Text3 } from './content/text3.js';
import { goodsFacts } from './goods-facts.js';

const HOUR_MS = 3_600_000;

/** As jsonb columns keep texts. */
export const cej = ({ zh, en, ja }: Text3): { c: string; e: string; j: string } => ({ c: zh, e: en, j: ja });

/** Values with columns of their own, such as size and weight, are not included. */
const specifications = (goods: DemoGoods): object[] =>
  [...goods.specs, { label: t('电源', 'Power supply', '電源'), value: goods.voltage }].map(
    ({ label, value }) => ({ label: cej(label), value: cej(value) }),
  );

/** Descriptions are rich text. */
export const paragraph = (text: string): string =>
  cleanRichText(`<p>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>`);

/** The columns of a product that come from its description alone; `position` spreads the listing dates. */
export const goodsRow = (goods: DemoGoods, position: number): Record<string, SqlValue> => ({
  ...goodsFacts(goods, position),
  goods_sn: goods.goodsSn,
  name_c: goods.name.zh,
  name_e: goods.name.en,
  name_j: goods.name.ja,
  content_c: paragraph(goods.description.zh),
  content_e: paragraph(goods.description.en),
  content_j: paragraph(goods.description.ja),
  condition_note_c: goods.conditionNote.zh,
  condition_note_e: goods.conditionNote.en,
  condition_note_j: goods.conditionNote.ja,
  usage_note_c: goods.usage?.zh ?? null,
  usage_note_e: goods.usage?.en ?? null,
  usage_note_j: goods.usage?.ja ?? null,
  model: goods.model,
  year: goods.year,
  // Of several pieces each has its own.
  serial_number: (goods.stock ?? 1) > 1 ? null : goods.serial,
  condition: goods.condition,
  shipping_time: goods.shippingTime,
  sale_type: goods.saleType,
  // A lot has no list price: the bids set it.
  price: goods.saleType === 2 ? null : goods.price.amount,
  currency: goods.price.currency,
  quantity: goods.stock ?? 1,
  need_licence: goods.needsLicence ?? false,
  specifications: JSON.stringify(specifications(goods)),
  accessories: JSON.stringify(goods.accessories.map(cej)),
  listed_at: new Date(Date.now() - ((position * 37) % 61) * 9 * HOUR_MS),
});
