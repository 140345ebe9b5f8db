import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import type { SqlValue } from '@fovea/server/platform/database/database';
import { companies } from './content/companies.js';
import type { CategoryCode } from './content/categories.js';
import type { DemoGoods } from './content/demo-goods.js';
import { makers } from './content/makers.js';

const COUNTRIES: Record<string, string> = { Japan: 'JP', Germany: 'DE', USA: 'US', China: 'CN' };

/** Classes of Japan's device law, as such devices usually have them; parts and furniture have none. */
const JP_CLASS: Record<CategoryCode, number | null> = {
  fundus: 2,
  oct: 2,
  'slit-lamp': 1,
  surgery: 2,
  laser: 3,
  refraction: 2,
  parts: null,
  general: 1,
};

/** A number of the range that GS1 keeps for demonstrations, with its check digit. */
function demoGtin(position: number): string {
  const digits = `952${String(1_000_000 + position).padStart(9, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return digits + String((10 - (sum % 10)) % 10);
}

const serial = (position: number): string => String(9_900 + (position % 100));

/** Numbers of the right form that no authority gave out; one of three goods names its own. */
function regulatory(goods: DemoGoods, position: number): Record<string, SqlValue> {
  const jpClass = JP_CLASS[goods.category];
  const isNamed = position % 3 === 0 && jpClass !== null;
  return {
    gtin: isNamed ? demoGtin(position) : null,
    jp_class: makers[goods.maker].origin.en === 'China' ? null : jpClass,
    jp_approval_number:
      isNamed && makers[goods.maker].origin.en !== 'China' ? `999ZZBZX0${serial(position)}000` : null,
    nmpa_number:
      isNamed && makers[goods.maker].origin.en === 'China'
        ? `国械注准${goods.year}216${serial(position)}`
        : null,
  };
}

const hoursOf = (goods: DemoGoods): number | null => {
  const counted = /^([\d,]+) hours$/.exec(goods.usage?.en ?? '')?.[1];
  return counted === undefined ? null : Number(counted.replaceAll(',', ''));
};

const PIECES_BY_TABLE = 3;
const LIGHTEST_BAND_KG = 10;

/** Heavy goods by quotation; others in steps of weight, in minor units. */
function freightOf({ weightKg, price }: DemoGoods): number | null {
  if (weightKg > 60) return null;
  // Three pieces come by the freight table: of light goods they would cost less than two.
  if (weightKg * PIECES_BY_TABLE <= LIGHTEST_BAND_KG) return price.currency === 'JPY' ? 1_500 : 4_000;
  const steps = 1 + Math.ceil(weightKg / 10);
  return price.currency === 'JPY' ? steps * 1_500 : steps * 6_000;
}

/** The columns of goods besides their description: location, sizes, freight, numbers. */
export function goodsFacts(goods: DemoGoods, position: number): Record<string, SqlValue> {
  const [width_mm, length_mm, height_mm] = goods.sizeMm;
  return {
    ships_from: companies[goods.seller].country,
    origin: COUNTRIES[makers[goods.maker].origin.en] ?? null,
    width_mm,
    length_mm,
    height_mm,
    weight_g: Math.round(goods.weightKg * 1000),
    usage_hours: hoursOf(goods),
    freight: freightOf(goods),
    is_negotiable: goods.saleType === SALE_TYPE.immediate && position % 2 === 0,
    ...regulatory(goods, position),
  };
}
