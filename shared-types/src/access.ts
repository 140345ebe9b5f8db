import { auctionAccess } from './auction/auction.access.js';
import { contentAccess } from './content/content.access.js';
import { financeAccess } from './finance/finance.access.js';
import { goodsAccess } from './goods/goods.access.js';
import { maintenanceAccess } from './maintenance/maintenance.access.js';
import { memberAccess } from './member/member.access.js';
import { messageAccess } from './message/message.access.js';
import { orderAccess } from './order/order.access.js';
import { platformAccess } from './platform/platform.access.js';
import { rbacAccess } from './rbac/rbac.access.js';
import { warehouseAccess } from './warehouse/warehouse.access.js';

/** What a module adds to permissions and to the audit log, beside what its records declare. */
export interface ModuleAccess {
  /** Permissions that a merchant's staff may hold. */
  readonly companies: ReadonlyArray<`${string}:${string}:${string}`>;
  /** Permissions that are held on the platform only. */
  readonly platform: ReadonlyArray<`${string}:${string}:${string}`>;
  /** Actions that leave a line in the audit log, in the order in which they are offered as a filter. */
  readonly audited: readonly string[];
}

export const ACCESS = [
  platformAccess,
  memberAccess,
  rbacAccess,
  financeAccess,
  goodsAccess,
  warehouseAccess,
  auctionAccess,
  orderAccess,
  maintenanceAccess,
  contentAccess,
  messageAccess,
] as const;
