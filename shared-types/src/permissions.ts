import { type AnyRecord, callNamesOf, mayCompany, permissionOf } from './record/record.js';
import { records, type RecordPermission } from './records.js';

export { WILDCARD } from './wildcard.js';

/**
 * Permission strings, `module:thing:verb`; the wildcard (`wildcard.ts`) holds all. Those of a record come
 * from its declaration, the others are here. A test proves that every one is used by a handler, every
 * handler's is here, and each is on one row of the menu seed. The list determines whether a merchant's staff
 * can ever hold it.
 */
const OF_COMPANIES = [
  'rbac:role:list',
  'rbac:role:add',
  'rbac:role:update',
  'rbac:role:delete',
  'rbac:dept:list',
  'rbac:dept:add',
  'rbac:dept:update',
  'rbac:dept:delete',
  'rbac:user:list',
  'rbac:user:add',
  'rbac:user:update',
  'rbac:user:delete',
  'rbac:user:status',
  'rbac:user:reset-password',
  'rbac:user:reset-second-factor',
  'rbac:audit-log:list',
  'rbac:session:list',
  'rbac:session:end',
  'auction:auction:list',
  'auction:auction:add',
  'auction:auction:update',
  'auction:auction:cancel',
  'auction:auction:relist',
  'auction:auction:decide',
  'auction:bidder:list',
  'auction:bidder:approve',
  'auction:offer:add',
  'auction:strike:settle',
  'message:badge:read',
  'platform:export:add',
  'platform:table-view:share',
  'member:own-company:list',
  'member:own-company:update',
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
  'warehouse:warehouse:status',
  'warehouse:warehouse:delete',
  'warehouse:bin:add',
  'warehouse:send:add',
  'warehouse:send:update',
  'warehouse:send:status',
  'warehouse:send:delete',
  'warehouse:arrival:add',
  'warehouse:arrival:update',
  'warehouse:arrival:status',
  'warehouse:arrival:delete',
  'warehouse:inbound:add',
  'warehouse:inbound:scrap',
  'warehouse:outbound:add',
  'warehouse:outbound:scrap',
  'warehouse:outbound:sale',
  'warehouse:allocation:add',
  'warehouse:allocation:send',
  'warehouse:allocation:receive',
  'warehouse:allocation:return',
  'warehouse:allocation:lose',
  'warehouse:allocation:scrap',
  'warehouse:document:approve',
  'warehouse:count:add',
  'warehouse:count:update',
  'warehouse:count:confirm',
  'warehouse:count:cancel',
  'warehouse:notice:send',
  'warehouse:notice:answer',
  'warehouse:statement:withdraw',
  'warehouse:trade-record:print',
  'warehouse:recall-party:acknowledge',
  'warehouse:recall-party:settle',
  'order:bargain:answer',
  'order:reservation:audit',
  'order:reservation:slot',
  'order:evaluation:reply',
  'finance:withdrawal:add',
  'finance:bank-account:update',
  'order:order:add',
  'order:order:note',
  'order:order:print',
  'order:order:cancel',
  'order:order:refund-switch',
  'order:invoice:print',
  'order:order:ship',
  'order:freight:set',
  'order:freight:waive',
  'order:shipment:confirm',
  'order:refund:audit',
  'warehouse:figures:list',
  'finance:figures:list',
  'warehouse:passport:list',
  'warehouse:passport:add',
] as const;

const OF_PLATFORM = [
  'finance:books:list',
  'rbac:menu:list',
  'rbac:menu:add',
  'rbac:menu:update',
  'rbac:menu:delete',
  'auction:bid:void',
  'auction:bid:audit',
  'auction:bidder:bar',
  'member:account:status',
  'member:account:month-payment',
  'member:account:add-good',
  'member:company:approve',
  'member:company:update',
  'member:company:status',
  'member:company:add-good',
  'member:licence:approve',
  'goods:goods:approve',
  'warehouse:recall:open',
  'warehouse:recall:close',
  'goods:category:add',
  'goods:category:update',
  'goods:category:delete',
  'order:bargain:void',
  'order:reservation:cancel',
  'order:evaluation:status',
  'finance:transfer:add',
  'finance:transfer:approve',
  'finance:withdrawal:approve',
  'finance:withdrawal:pay',
  'finance:remittance:confirm',
  'finance:bank-line:match',
  'finance:bank-line:credit',
  'finance:parked:settle',
  'order:refund:decide',
  'order:refund:retry',
  'finance:month-bill:add',
  'finance:month-bill:confirm',
  'content:feedback:reply',
  'content:feedback:status',
  'content:message-board:reply',
  'content:message-board:status',
  'content:static-page:update',
  'platform:event:requeue',
] as const;

export type Permission = (typeof OF_COMPANIES)[number] | (typeof OF_PLATFORM)[number] | RecordPermission;

/** Those of the records' calls, by whether a merchant's staff may hold them. */
const ofRecords = (isOfCompanies: boolean): Permission[] => [
  ...new Set(
    (records as readonly AnyRecord[])
      .filter(({ declared }) => declared.scope !== 'own')
      .flatMap((record) =>
        callNamesOf(record)
          .filter((name) => mayCompany(record, name) === isOfCompanies)
          // The type of the union is made of the same declarations.
          .map((name) => permissionOf(record, name) as Permission),
      ),
  ),
];

/** May be held in a merchant company (and on the platform): their rows are scoped by company in the query. */
export const COMPANY_PERMISSIONS: readonly Permission[] = [...OF_COMPANIES, ...ofRecords(true)];

/** Held on the platform only: what they touch belongs to no company, or to all. */
export const PLATFORM_PERMISSIONS: readonly Permission[] = [...OF_PLATFORM, ...ofRecords(false)];

export const PERMISSIONS: readonly Permission[] = [...COMPANY_PERMISSIONS, ...PLATFORM_PERMISSIONS];

const known: ReadonlySet<string> = new Set(PERMISSIONS);
const ofCompanies: ReadonlySet<string> = new Set(COMPANY_PERMISSIONS);

export const isPermission = (text: string): text is Permission => known.has(text);

/** Whether a role of a merchant company may carry it. */
export const mayBeHeldInCompany = (permission: string): boolean => ofCompanies.has(permission);
