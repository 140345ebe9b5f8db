import type { ModuleAccess } from '../access.js';

/** Permissions and audited actions of the module that do not belong to a record. */
export const messageAccess = {
  companies: ['message:badge:read'],
  platform: [],
  audited: [],
} as const satisfies ModuleAccess;
