import { ARRIVAL_STATUS, WAREHOUSE_STATUS } from '../states.js';
import { machine } from './machine.js';

export const warehouseMachine = machine('warehouse', WAREHOUSE_STATUS, [
  [null, 'enabled', 'warehouse manager', 'add'],
  ['enabled', 'disabled', 'warehouse manager', 'disable'],
  ['disabled', 'enabled', 'warehouse manager', 'enable'],
  ['enabled', 'deleted', 'warehouse manager', 'delete'],
  ['disabled', 'deleted', 'warehouse manager', 'delete'],
]);

export const arrivalMachine = machine('arrival', ARRIVAL_STATUS, [
  [null, 'expected', 'warehouse staff', 'add'],
  ['expected', 'arrived', 'warehouse staff', 'record the arrival'],
  ['arrived', 'stocked', 'system', 'stock-in made from it was approved'],
  ['arrived', 'expected', 'warehouse staff', 'correct a mistake'],
  ['expected', 'cancelled', 'warehouse staff', 'delete'],
  ['arrived', 'cancelled', 'warehouse staff', 'delete'],
]);
