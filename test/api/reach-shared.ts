import { servedRecords } from '../../server/src/platform/records/served-record.js';

/**
 * Calls on rows of a company that are of none of its people, and why; besides those of records that declare
 * it.
 */
export const SHARED: Readonly<Record<string, string>> = {
  '/auth/add-dept': 'departments are the company itself',
  '/auth/add-role': 'a role is of the place in which it is held',
  '/auth/add-user': 'who adds names the role of the new one, not a person',
  '/auth/del-dept': 'departments are the company itself',
  '/auth/del-role': 'a role is of the place in which it is held',
  '/auth/dept-options': 'departments are the company itself',
  '/auth/role-detail': 'a role is of the place in which it is held',
  '/auth/role-list': 'a role is of the place in which it is held',
  '/auth/role-menu-options': 'a role is of the place in which it is held',
  '/auth/role-menu-preview': 'a role is of the place in which it is held',
  '/auth/role-options': 'a role is of the place in which it is held',
  '/auth/update-dept': 'departments are the company itself',
  '/auth/update-role': 'a role is of the place in which it is held',
  '/auth/user-list': 'shows at least the reader; data-scope.api.spec counts the others',
  '/bank-accounts/del-company-bank-account': 'money of a company',
  '/licences/licence-history': 'documents of a company',
  '/products/product-labels': 'items are of a company, or of everybody',
  '/reservations/admin-slot-list': 'hours of a company',
  '/reservations/update-slot': 'hours of a company',
  '/warehouse-allocations/add-warehouse-allocations': 'a new document, between places of the company',
  '/warehouse-inps/add-warehouse-inps': 'a new document, at a place of the company',
  '/warehouse-outs/add-warehouse-more-outs': 'new documents, at places of the company',
  '/warehouse-outs/add-warehouse-outs': 'a new document, at a place of the company',
  '/transfers/transfer-detail': 'money of a company',
  '/withdrawals/cancel-company-withdrawal': 'money of a company',
  '/withdrawals/withdrawal-detail': 'money of a company',
  '/merchants/merchant-detail': 'the company itself',
};

/** Where the row of the scene was not made by the seller: a person, a department, a draft of a colleague's goods, documents. */
export const MADE_BY_NOBODY =
  /^\/auth\/(.*user.*|dept-detail)$|^\/members\/|\/update-auction-plan$|^\/warehouse-(inps|outs|audits|allocations)\//;

/** Rows of a company that are nobody's, but are about goods that are somebody's. */
const ABOUT_GOODS: ReadonlySet<string> = new Set([
  '/auction-plans/add-auction-plan',
  '/auction-plans/update-auction-plan',
]);

/** Places, stock and what comes, goes and is notified belong to a company: all who work there continue what one began. */
const OF_WAREHOUSE =
  /^\/(warehouses|warehouses-play-logs|warehouse-checks|arriveds|ware-house-sends|device-notices|clean-statements|trade-records|recalls)\//;

export const isShared = (path: string): boolean =>
  path in SHARED ||
  OF_WAREHOUSE.test(path) ||
  (!ABOUT_GOODS.has(path) &&
    servedRecords.some(
      ({ record, options }) =>
        Object.values(record.calls).some((call) => call.path === path) &&
        !('creator' in (options.rowsOf ?? {})),
    ));
