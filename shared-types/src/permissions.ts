/**
 * Permission strings, `module:thing:verb`. A role is a set of them; the wildcard holds all.
 * A test proves that every one is used by a handler and every handler's is here.
 */
export const WILDCARD = '*:*:*';

export const PERMISSIONS = [
  'auction:auction:list',
  'auction:auction:add',
  'auction:auction:update',
  'auction:auction:cancel',
  'auction:auction:relist',
  'auction:auction:decide',
  'auction:bid:void',
  'auction:bid:audit',
  'auction:bidder:list',
  'auction:bidder:audit',
  'auction:offer:add',
  'auction:order:list',
  'auction:strike:list',
  'auction:strike:settle',
  'auction:bidder:bar',
  'content:feedback:list',
  'content:feedback:reply',
  'content:feedback:status',
  'content:message-board:list',
  'content:message-board:reply',
  'content:message-board:status',
  'content:static-page:list',
  'content:static-page:update',
  'message:badge:read',
  'member:account:list',
  'member:account:status',
  'member:account:month-payment',
  'member:account:add-good',
  'member:company:list',
  'member:company:audit',
  'member:company:update',
  'member:company:status',
  'member:company:add-good',
  'member:own-company:list',
  'member:own-company:update',
] as const;

export type Permission = (typeof PERMISSIONS)[number];
