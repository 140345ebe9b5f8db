import type { AuctionCard } from '@fovea/shared-types/auction/auction.dto';
import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';
import { useTranslation } from 'react-i18next';
import { formatCountry, formatMoney, formatNumber } from '../../lib/format';
import { auctionOf } from '../goods/card-item';
import { isConditionCode, isShippingTime } from '../goods/commodity-detail-codes';
import { JP_CLASSES } from '../goods/commodity-detail-measures';
import { auctionState, saleStateView } from '../goods/sale-state';
import { type CompareRow, knownRows } from './compare-rows';

const country = (code: string | null): string | null => (code === null ? null : formatCountry(code));

function sizeOf({ length_mm, width_mm, height_mm }: GoodsDetail): string | null {
  const sides = [length_mm, width_mm, height_mm];
  return sides.includes(null) ? null : `${sides.map(formatNumber).join(' × ')} mm`;
}

/** What every item of the shop is described by, in the order one decides by it. */
export function useFactRows(goods: readonly GoodsDetail[], auctions: readonly AuctionCard[]): CompareRow[] {
  const { t } = useTranslation('compare');
  const { t: tGoods } = useTranslation('goods');
  const { t: tAuction } = useTranslation('auction');
  const row = (label: string, valueOf: (item: GoodsDetail) => string | number | null): CompareRow => ({
    label,
    values: goods.map((item) => {
      const value = valueOf(item);
      return value === null || value === '' ? null : String(value);
    }),
  });
  const priceOf = (item: GoodsDetail): string | null => {
    const live = auctionOf(item.id, auctions);
    if (live !== null) return formatMoney(live.current_price, live.currency);
    return item.price === null ? null : formatMoney(item.price, item.currency);
  };
  const stateOf = (item: GoodsDetail): string | null => {
    const live = auctionOf(item.id, auctions);
    const state = live === null ? saleStateView(item.sale_state) : auctionState(live.status);
    return state === null ? null : tGoods(state.text);
  };
  return knownRows([
    row(tGoods('card.price'), priceOf),
    row(t('row.state'), stateOf),
    row(t('row.maker'), (item) => item.maker),
    row(t('row.model'), (item) => item.model),
    row(tGoods('filter.year'), (item) => item.year),
    row(tGoods('filter.condition'), ({ condition }) =>
      isConditionCode(condition) ? tGoods(`condition.${condition}`) : null,
    ),
    row(tAuction('measure.hours'), ({ usage_hours }) =>
      usage_hours === null ? null : formatNumber(usage_hours),
    ),
    row(tAuction('detail.usage'), (item) => item.usage_note),
    row(tAuction('measure.size'), sizeOf),
    row(tAuction('measure.weight'), ({ weight_g }) =>
      weight_g === null ? null : `${formatNumber(weight_g / 1000)} kg`,
    ),
    row(tAuction('measure.origin'), (item) => country(item.origin)),
    row(tAuction('detail.ships_from'), (item) => country(item.ships_from)),
    row(tAuction('detail.shipping'), ({ shipping_time }) =>
      isShippingTime(shipping_time) ? tAuction(`shipping.${shipping_time}`) : null,
    ),
    row(tAuction('detail.freight'), ({ freight, currency }) =>
      freight === null ? tAuction('detail.freight_quoted') : formatMoney(freight, currency),
    ),
    row(tAuction('measure.gtin'), (item) => item.gtin),
    row(tAuction('measure.jp_class'), ({ jp_class }) =>
      jp_class === null ? null : (JP_CLASSES[jp_class] ?? null),
    ),
    row(tAuction('measure.maintenance'), ({ is_maintenance_required }) =>
      is_maintenance_required ? tAuction('measure.maintenance_yes') : null,
    ),
    row(tAuction('measure.jp_approval_number'), (item) => item.jp_approval_number),
    row(tAuction('measure.nmpa_number'), (item) => item.nmpa_number),
    row(tAuction('detail.seller'), ({ merchant, company_name }) => merchant?.name ?? company_name),
  ]);
}
