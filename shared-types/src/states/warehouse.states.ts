import { WAREHOUSE_STATUS } from '../states.js';
import { machine } from './machine.js';

export const warehouseMachine = machine('warehouse', WAREHOUSE_STATUS, [
  [null, 'enabled', 'warehouse manager', 'add'],
  ['enabled', 'disabled', 'warehouse manager', 'disable'],
  ['disabled', 'enabled', 'warehouse manager', 'enable'],
  ['enabled', 'deleted', 'warehouse manager', 'delete'],
  ['disabled', 'deleted', 'warehouse manager', 'delete'],
]);
