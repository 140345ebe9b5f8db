/** The routes that the document itself knows (app/early.ts), which takes no more along than it needs. */
export const firstPaths = {
  root: '/',
  index: '/index',
  shoppingMall: '/shoppingMall',
  commodityDetail: '/commodityDetail',
} as const;
