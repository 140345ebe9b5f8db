/** The routes that the document itself needs (app/early.ts), which loads no more than it needs. */
export const firstPaths = {
  root: '/',
  index: '/index',
  shoppingMall: '/shoppingMall',
  commodityDetail: '/commodityDetail',
} as const;
