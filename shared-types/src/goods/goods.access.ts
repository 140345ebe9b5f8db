import type { ModuleAccess } from '../access.js';

/** Permissions and audited actions of the module that do not belong to a record. */
export const goodsAccess = {
  companies: [
    'goods:goods:list',
    'goods:goods:add',
    'goods:goods:edit',
    'goods:goods:delete',
    'goods:goods:shelf',
    'goods:draft:list',
    'goods:draft:edit',
    'goods:draft:delete',
    'goods:question:answer',
    'goods:question:hide',
    'goods:category:list',
  ],
  platform: ['goods:goods:approve', 'goods:category:add', 'goods:category:update', 'goods:category:delete'],
  audited: [
    'goods:category:add',
    'goods:category:update',
    'goods:category:delete',
    'goods:goods:add',
    'goods:goods:update',
    'goods:goods:submit',
    'goods:goods:cancel-submit',
    'goods:goods:audit',
    'goods:goods:status',
    'goods:goods:list-on-time',
    'goods:goods:delete',
    'goods:question:answer',
    'goods:question:hide',
    'goods:draft:delete',
  ],
} as const satisfies ModuleAccess;
