/**
 * The floors of the server, bottom to top: whatever stands in a list may import what stands before it, never what
 * stands after it. The words of three languages (`i18n`) lie below everything; `invariants` and the application itself
 * (app.module.ts, main.ts) lie above everything.
 */
export const modules = [
  'i18n',
  'platform',
  'member',
  'rbac',
  'finance',
  'goods',
  'warehouse',
  'auction',
  'order',
  'maintenance',
  'content',
  'message',
  'demo',
  'invariants',
];

/** Rooms inside a module, in the same way; a module's own files (its `.module.ts`) lie above all its rooms. */
export const rooms = {
  platform: [
    'kernel',
    'config',
    'crypto',
    'text',
    'tree',
    'metrics',
    'logging',
    'redis',
    'limits',
    'database',
    'audit',
    'jobs',
    'auth',
    'outgoing',
    'mail',
    'sms',
    'heartbeat',
    'health',
    'http',
    'approval',
    'realtime',
    'dicts',
    'storage',
    'preferences',
    'exports',
  ],
  member: [
    'contact',
    'company',
    'sessions',
    'accounts',
    'address',
    'verification',
    'passwords',
    'second-factor',
    'sign-in',
    'security',
    'staff',
    'members',
    'merchants',
  ],
  rbac: ['grants', 'menus', 'roles', 'depts', 'users', 'sessions', 'audit', 'self'],
  auction: ['rules', 'lot', 'log', 'live', 'bidding', 'lifecycle', 'admission', 'aftermath', 'browse'],
};
