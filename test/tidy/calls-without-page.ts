/** Calls that no page of ours makes, and why they are served all the same. One that gets its page leaves this list. */
export const CALLS_WITHOUT_PAGE: Readonly<Record<string, string>> = {
  '/recharge_order/recharge-order-detail':
    'for clients of the documented API; our page reads the same with its list',
  '/address/user_default_address': 'for clients of the documented API; our checkout learns it from its quote',
  '/auth/user-options': 'no page yet: a document for a colleague',
  ...each('for clients of the documented API; our page reads the same with its list', [
    '/address/address-info',
    '/admin-messages/admin-messages-unread',
  ]),
  '/brands/brand-list': 'for clients of the documented API; our shop has makers with the parameters of goods',
  ...each('for clients of the documented API; our pages read more with another call', [
    '/index/api-company-order-list',
    '/warehouse-inps/warehouse-inps-detail',
    '/warehouse-audits/warehouse-audits-params',
    '/warehouses-play-logs/warehouses-play-logs-params',
  ]),
  '/warehouse-audits/approval-detail': 'twin of warehouse-audits-detail, for clients of the documented API',
  '/warehouse-audits/approval-decision':
    'twin of confirm-warehouse-audits, for clients of the documented API',
  '/auctions/add-auto-bid': 'twin of add-bid, for clients of the documented API: a bid is a maximum',
  '/index/add-contact': 'twin of add-message-board, for clients of the documented API',
  '/admin-messages/admin-menu-badge': 'twin of admin-menu-number, for clients of the documented API',
  '/auth/route-menu': 'twin of my-menu, for clients of the documented API',
};

function each(reason: string, paths: readonly string[]): Record<string, string> {
  return Object.fromEntries(paths.map((path) => [path, reason]));
}
