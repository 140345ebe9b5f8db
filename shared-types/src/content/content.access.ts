import type { ModuleAccess } from '../access.js';

/** Permissions and audited actions of the module that do not belong to a record. */
export const contentAccess = {
  companies: [],
  platform: [
    'content:feedback:reply',
    'content:feedback:status',
    'content:message-board:reply',
    'content:message-board:status',
    'content:static-page:update',
  ],
  audited: [
    'content:feedback:reply',
    'content:feedback:status',
    'content:message-board:reply',
    'content:message-board:status',
    'content:static-page:update',
  ],
} as const satisfies ModuleAccess;
