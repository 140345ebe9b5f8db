import type { ModuleAccess } from '../access.js';

/** Permissions and audited actions of the module that do not belong to a record. */
export const platformAccess = {
  companies: ['platform:export:add', 'platform:table-view:share'],
  platform: ['platform:event:requeue'],
  audited: [
    'platform:table-view:share',
    'platform:export:add',
    'platform:export:fetch',
    'platform:event:requeue',
  ],
} as const satisfies ModuleAccess;
