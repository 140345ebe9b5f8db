import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, ValidateNested } from 'class-validator';
import { AuctionCard } from '../auction/auction.dto.js';
import { GoodsCard } from '../goods/goods.dto.js';
import { IsInstant } from '../validators.js';

/**
 * Everything the home page shows first. `carousels`, `activities` and `articles` hold nothing yet: they belong to the
 * pages on which staff edit them, which do not exist so far.
 */
export class HomeData {
  @IsArray() @ArrayMaxSize(0) carousels: never[];
  @IsArray() @ArrayMaxSize(0) activities: never[];
  /** Running auctions, the one that ends next on top; at most 8. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => AuctionCard) auctions: AuctionCard[];
  /** The newest for immediate purchase; at most 8. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => GoodsCard) immediate_goods: GoodsCard[];
  /** The newest waiting for procurement; at most 8. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => GoodsCard) procurement_goods: GoodsCard[];
  @IsArray() @ArrayMaxSize(0) articles: never[];
  @IsInstant() server_time: string;
}
