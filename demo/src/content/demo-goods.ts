import type { Currency } from '@fovea/shared-types/money';
import type { Drawing } from '../../artist/drawing.js';
import type { CategoryCode } from './categories.js';
import type { CompanyKey } from './companies.js';
import type { MakerKey } from './makers.js';
import type { Text3 } from './text3.js';

/** How long an auction of the demo runs from the moment of seeding. */
export type RunLength = 'minutes' | 'hour' | 'hours' | 'days' | 'upcoming' | 'ended';

/** Prices in minor units of the goods' currency; bids are whole yen and yuan. */
interface DemoAuction {
  runs: RunLength;
  startPrice: number;
  reservePrice: number | null;
  buyNowPrice: number | null;
  needsApproval?: true;
  /** Percent of the start price that a bidder deposits. */
  depositRate?: number;
}

export interface DemoSpec {
  label: Text3;
  value: Text3;
}

export interface DemoGoods {
  goodsSn: string;
  category: CategoryCode;
  maker: MakerKey;
  model: string;
  year: number;
  serial: string;
  name: Text3;
  description: Text3;
  /** 1 new, 2 like new, 3 light wear, 4 wear. */
  condition: 1 | 2 | 3 | 4;
  conditionNote: Text3;
  /** Hours, shots or examinations so far; null where nobody counts. */
  usage: Text3 | null;
  voltage: Text3;
  /** Width, depth, height. */
  sizeMm: readonly [number, number, number];
  weightKg: number;
  accessories: readonly Text3[];
  specs: readonly DemoSpec[];
  /** 1 within 1-2 days, 2 within 2-3, 3 within 4-7, 4 later. */
  shippingTime: 1 | 2 | 3 | 4;
  price: { amount: number; currency: Currency };
  /** 2 auction, 3 immediate purchase, 4 waiting for procurement. */
  saleType: 2 | 3 | 4;
  /** Pieces of the same there are; one where it is absent. */
  stock?: number;
  seller: CompanyKey;
  needsLicence?: true;
  auction?: DemoAuction;
  drawing: Drawing;
}
