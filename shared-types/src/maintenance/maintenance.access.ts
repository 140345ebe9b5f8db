import type { ModuleAccess } from '../access.js';

/** Permissions and audited actions of the module that do not belong to a record. */
export const maintenanceAccess = {
  companies: [],
  platform: ['maintenance:engineer:status'],
  audited: ['maintenance:engineer:status'],
} as const satisfies ModuleAccess;
