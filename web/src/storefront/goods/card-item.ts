import type { AuctionCard } from '@fovea/shared-types/auction/auction.dto';
import type { GoodsCard } from '@fovea/shared-types/goods/goods.dto';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { isBuyable } from './sale-state';

/** What a card shows, whichever list it came from. */
export interface CardItem {
  goodsId: number;
  name: string;
  image: string | null;
  maker: string;
  year: number | null;
  condition: number;
  price: string | null;
  currency: string;
  /** Null when only the auction is known. */
  saleState: number | null;
  live: AuctionCard | null;
  isCollect: boolean;
  /** Can be ordered at its price. */
  isBuyable: boolean;
  /** Left the shelf: there is no page to go to. */
  isGone?: boolean;
}

export const fromAuction = (auction: AuctionCard): CardItem => ({
  goodsId: auction.goods_id,
  name: auction.goods_name,
  image: auction.image,
  maker: auction.maker,
  year: auction.year,
  condition: auction.condition,
  price: null,
  currency: auction.currency,
  saleState: null,
  live: auction,
  isCollect: auction.is_collect,
  isBuyable: false,
});

export const fromGoods = (goods: GoodsCard, live: AuctionCard | null): CardItem => ({
  goodsId: goods.id,
  name: goods.goods_name,
  image: goods.image,
  maker: goods.maker,
  year: goods.year,
  condition: goods.condition,
  price: goods.price,
  currency: goods.currency,
  saleState: goods.sale_state,
  live,
  isCollect: goods.is_collect,
  isBuyable: isBuyable(goods),
});

const RANK: Readonly<Record<number, number>> = { [AUCTION_STATUS.bidding]: 2, [AUCTION_STATUS.scheduled]: 1 };

/** Goods can have had several auctions: the running one counts, then the coming one, then the latest. */
export function auctionOf(goodsId: number, auctions: readonly AuctionCard[]): AuctionCard | null {
  const own = auctions.filter((auction) => auction.goods_id === goodsId);
  own.sort(
    (a, b) =>
      (RANK[b.status] ?? 0) - (RANK[a.status] ?? 0) ||
      Date.parse(b.end_at) - Date.parse(a.end_at) ||
      b.id - a.id,
  );
  return own[0] ?? null;
}
