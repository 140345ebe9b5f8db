import { auctionStates } from './auction/auction.machines.js';
import { contentStates } from './content/content.machines.js';
import { financeStates } from './finance/finance.machines.js';
import { goodsStates } from './goods/goods.machines.js';
import { maintenanceStates } from './maintenance/maintenance.machines.js';
import { memberStates } from './member/member.machines.js';
import { messageStates } from './message/message.machines.js';
import { orderStates } from './order/order.machines.js';
import { platformStates } from './platform/platform.machines.js';
import { rbacStates } from './rbac/rbac.machines.js';
import { warehouseStates } from './warehouse/warehouse.machines.js';
import type { Machine } from './states/machine.js';

/** What a module adds to the state machines, and to the dictionaries that name states. */
export interface ModuleStates {
  readonly machines: ReadonlyArray<Machine<string, number, string>>;
  /** Codes by `states:` and the machine, or by what has states without moves of its own. */
  readonly named: Readonly<Record<`states:${string}`, readonly number[]>>;
}

/** Every state machine; the table of a new one comes to the database by a migration. */
export const MACHINES = [
  ...memberStates.machines,
  ...rbacStates.machines,
  ...goodsStates.machines,
  ...warehouseStates.machines,
  ...financeStates.machines,
  ...auctionStates.machines,
  ...orderStates.machines,
  ...maintenanceStates.machines,
  ...contentStates.machines,
  ...messageStates.machines,
];

/** The codes of every state that has a name, in the order in which they are offered. */
export const STATE_CODES = {
  ...platformStates.named,
  ...memberStates.named,
  ...rbacStates.named,
  ...goodsStates.named,
  ...warehouseStates.named,
  ...financeStates.named,
  ...auctionStates.named,
  ...orderStates.named,
  ...maintenanceStates.named,
  ...contentStates.named,
  ...messageStates.named,
} as const;
