import type { ComponentType } from 'react';
import { type LazyPage, lazyPage } from '../lib/lazy-page';
import { paths } from '../lib/paths';
import type { RouteHandle } from '../storefront/layout/route-handle';

/** One page: its data for the frame, who may see it, and its code. */
export interface AppRoute extends RouteHandle, LazyPage {
  /** Without a token the visitor is sent to the mall. */
  isForMembers?: boolean;
  /** Shown beside the menu of the personal centre. */
  isAccount?: boolean;
  /** Uses no part of Mantine. */
  isPlain?: boolean;
}

type RouteOptions = Omit<AppRoute, keyof LazyPage>;

const route = (
  load: () => Promise<ComponentType>,
  namespaces: readonly string[],
  options: RouteOptions,
): AppRoute => ({ ...options, ...lazyPage(load, namespaces) });

const home = route(() => import('../storefront/home/home.page').then((m) => m.HomePage), ['home', 'goods'], {
  title: 'route.home',
  isHome: true,
  isPlain: true,
});

const notFound = route(
  () => import('../storefront/not-found/not-found.page').then((m) => m.NotFoundPage),
  [],
  { title: 'route.not_found', isPlain: true },
);

const routes: ReadonlyMap<string, AppRoute> = new Map<string, AppRoute>([
  [paths.shoppingMall, home],
  [paths.index, home],
  [
    paths.classify,
    route(() => import('../storefront/goods-list/goods-list.page').then((m) => m.GoodsListPage), ['goods'], {
      title: 'route.classify',
    }),
  ],
  [
    paths.searchCommodity,
    route(
      () => import('../storefront/ai-search/search-commodity.page').then((m) => m.SearchCommodityPage),
      ['goods', 'search', 'ai-search'],
      {
        title: 'route.search',
      },
    ),
  ],
  [
    paths.commodityDetail,
    route(
      () => import('../storefront/goods-detail/commodity-detail.page').then((m) => m.CommodityDetailPage),
      ['goods', 'auction', 'questions', 'evaluation'],
      { title: 'route.goods_detail', isPlain: true },
    ),
  ],
  [
    paths.login,
    route(() => import('../storefront/auth/login.page').then((m) => m.LoginPage), ['auth'], {
      title: 'route.login',
    }),
  ],
  [
    paths.register,
    route(() => import('../storefront/auth/register.page').then((m) => m.RegisterPage), ['auth'], {
      title: 'route.register',
    }),
  ],
  [
    paths.forgetPassword,
    route(
      () => import('../storefront/auth/forget-password.page').then((m) => m.ForgetPasswordPage),
      ['auth'],
      { title: 'route.forget_password' },
    ),
  ],
  [
    paths.undoAddress,
    route(() => import('../storefront/auth/undo-address.page').then((m) => m.UndoAddressPage), ['auth'], {
      title: 'route.undo_address',
    }),
  ],
  [
    paths.personCenter,
    route(
      () => import('../storefront/account/person-center.page').then((m) => m.PersonCenterPage),
      ['account'],
      {
        title: 'route.person_center',
        isAccount: true,
      },
    ),
  ],
  [
    paths.profile,
    route(
      () => import('../storefront/account/profile.page').then((m) => m.ProfilePage),
      ['account', 'auth'],
      {
        title: 'route.profile',
        isAccount: true,
        isForMembers: true,
      },
    ),
  ],
  [
    paths.addressList,
    route(
      () => import('../storefront/address/address-list.page').then((m) => m.AddressListPage),
      ['address', 'auth'],
      { title: 'route.address_list', isAccount: true, isForMembers: true },
    ),
  ],
  [
    paths.monthBills,
    route(
      () => import('../storefront/month-bills/month-bills.page').then((m) => m.MonthBillsPage),
      ['month_bills', 'kit'],
      { title: 'route.month_bills', isAccount: true, isForMembers: true },
    ),
  ],
  [
    paths.withdrawals,
    route(
      () => import('../storefront/withdrawals/withdrawals.page').then((m) => m.WithdrawalsPage),
      ['payout', 'kit'],
      { title: 'route.withdrawals', isAccount: true, isForMembers: true },
    ),
  ],
  [
    paths.security,
    route(
      () => import('../storefront/security/security.page').then((m) => m.SecurityPage),
      ['security', 'auth'],
      { title: 'route.security', isAccount: true, isForMembers: true },
    ),
  ],
  [
    paths.changePassword,
    route(
      () => import('../storefront/security/change-password.page').then((m) => m.ChangePasswordPage),
      ['security', 'auth'],
      { title: 'route.change_password', parent: 'security', isAccount: true, isForMembers: true },
    ),
  ],
  [
    paths.certificationCompany,
    route(
      () => import('../storefront/certification/certification.page').then((m) => m.CertificationPage),
      ['certification', 'auth', 'upload'],
      { title: 'route.certification', isAccount: true },
    ),
  ],
  [
    paths.supplyMaterials,
    route(
      () => import('../storefront/certification/supply-materials.page').then((m) => m.SupplyMaterialsPage),
      ['certification', 'auth', 'upload'],
      { title: 'route.supply_materials', parent: 'certificationCompany', isAccount: true },
    ),
  ],
  [
    paths.authenticationFail,
    route(
      () =>
        import('../storefront/certification/authentication-fail.page').then((m) => m.AuthenticationFailPage),
      ['certification', 'auth', 'upload'],
      { title: 'route.authentication_fail', parent: 'certificationCompany', isAccount: true },
    ),
  ],
  [
    paths.feedback,
    route(
      () => import('../storefront/contact/feedback.page').then((m) => m.FeedbackPage),
      ['contact', 'upload'],
      {
        title: 'route.feedback',
        isAccount: true,
        isForMembers: true,
      },
    ),
  ],
  [
    paths.about,
    route(() => import('../storefront/contact/about.page').then((m) => m.AboutPage), ['contact'], {
      title: 'route.about',
    }),
  ],
  [
    paths.auctionOrders,
    route(
      () => import('../storefront/auction/auction-orders.page').then((m) => m.AuctionOrdersPage),
      ['account', 'auction', 'goods'],
      { title: 'route.auction_orders', isAccount: true, isForMembers: true },
    ),
  ],
  [
    paths.watchList,
    route(
      () => import('../storefront/auction/watch-list.page').then((m) => m.WatchListPage),
      ['account', 'auction', 'goods'],
      { title: 'route.watch_list', isAccount: true, isForMembers: true },
    ),
  ],
  [
    paths.favorites,
    route(
      () => import('../storefront/kept/favorites.page').then((m) => m.FavoritesPage),
      ['account', 'favourites', 'goods'],
      { title: 'route.favorites', isAccount: true, isForMembers: true },
    ),
  ],
  [
    paths.savedSearches,
    route(
      () => import('../storefront/search/saved-searches.page').then((m) => m.SavedSearchesPage),
      ['account', 'goods', 'search'],
      { title: 'route.saved_searches', isAccount: true, isForMembers: true },
    ),
  ],
  [
    paths.viewedHistory,
    route(
      () => import('../storefront/kept/viewed-history.page').then((m) => m.ViewedHistoryPage),
      ['account', 'favourites', 'goods'],
      { title: 'route.viewed_history', isAccount: true, isForMembers: true },
    ),
  ],
  [
    paths.compare,
    route(
      () => import('../storefront/compare/compare.page').then((m) => m.ComparePage),
      ['goods', 'auction', 'compare'],
      { title: 'route.compare', isPlain: true },
    ),
  ],
  [
    paths.myOrders,
    route(
      () => import('../storefront/order/my-orders.page').then((m) => m.MyOrdersPage),
      ['account', 'order'],
      {
        title: 'route.my_orders',
        isAccount: true,
        isForMembers: true,
      },
    ),
  ],
  [
    paths.balance,
    route(
      () => import('../storefront/wallet/balance.page').then((m) => m.BalancePage),
      ['account', 'wallet', 'kit'],
      { title: 'route.balance', isAccount: true, isForMembers: true },
    ),
  ],
  [
    paths.orderDetail,
    route(
      () => import('../storefront/order/order-detail.page').then((m) => m.OrderDetailPage),
      ['account', 'order', 'order_papers', 'kit', 'upload', 'refunds', 'remittance', 'freight'],
      { title: 'route.order_detail', parent: 'myOrders', isAccount: true },
    ),
  ],
  [
    paths.priceDetails,
    route(
      () => import('../storefront/order/price-details.page').then((m) => m.PriceDetailsPage),
      ['account', 'order'],
      { title: 'route.price_details', parent: 'myOrders', isAccount: true },
    ),
  ],
  [
    paths.paymentOrder,
    route(
      () => import('../storefront/payment/payment-order.page').then((m) => m.PaymentOrderPage),
      ['account', 'payment', 'remittance', 'kit', 'upload'],
      { title: 'route.payment_order', parent: 'myOrders', isAccount: true, isForMembers: true },
    ),
  ],
  [
    paths.paymentSuccess,
    route(
      () => import('../storefront/payment/payment-success.page').then((m) => m.PaymentSuccessPage),
      ['account', 'payment'],
      { title: 'route.payment_success', parent: 'myOrders', isAccount: true, isForMembers: true },
    ),
  ],
  [
    paths.bargains,
    route(
      () => import('../storefront/bargains/bargains.page').then((m) => m.BargainsPage),
      ['bargain', 'kit'],
      { title: 'route.bargains', isAccount: true, isForMembers: true },
    ),
  ],
  [
    paths.appointments,
    route(
      () => import('../storefront/reservations/appointments.page').then((m) => m.AppointmentsPage),
      ['reservation', 'kit'],
      { title: 'route.appointments', isAccount: true, isForMembers: true },
    ),
  ],
  [
    paths.onlineCheckBooking,
    route(
      () => import('../storefront/reservations/booking.page').then((m) => m.BookingPage),
      ['reservation', 'kit'],
      { title: 'route.book_viewing', parent: 'appointments', isAccount: true, isForMembers: true },
    ),
  ],
  [
    paths.evaluateList,
    route(
      () => import('../storefront/evaluation/evaluate-list.page').then((m) => m.EvaluateListPage),
      ['evaluation', 'kit', 'upload'],
      { title: 'route.evaluate_list', isAccount: true, isForMembers: true },
    ),
  ],
  [
    paths.messageList,
    route(
      () => import('../storefront/message/message-list.page').then((m) => m.MessageListPage),
      ['account', 'message'],
      { title: 'route.message_list', isAccount: true },
    ),
  ],
  [
    paths.messageDetail,
    route(
      () => import('../storefront/message/message-detail.page').then((m) => m.MessageDetailPage),
      ['account', 'message'],
      { title: 'route.message_detail', parent: 'messageList', isAccount: true },
    ),
  ],
  [
    paths.shoppingCart,
    route(() => import('../storefront/cart/shopping-cart.page').then((m) => m.ShoppingCartPage), ['cart'], {
      title: 'route.cart',
      isPlain: true,
    }),
  ],
  [
    paths.placeOrder,
    route(
      () => import('../storefront/checkout/place-order.page').then((m) => m.PlaceOrderPage),
      ['checkout', 'address', 'auth'],
      { title: 'route.checkout', isPlain: true },
    ),
  ],
  [
    paths.shoppingCartPlaceOrder,
    route(
      () => import('../storefront/checkout/place-order.page').then((m) => m.ShoppingCartPlaceOrderPage),
      ['checkout', 'address', 'auth'],
      { title: 'route.checkout', isForMembers: true, isPlain: true },
    ),
  ],
  [
    paths.switchLanguage,
    route(
      () => import('../storefront/account/switch-language.page').then((m) => m.SwitchLanguagePage),
      ['account'],
      { title: 'route.switch_language', isAccount: true, isForMembers: true },
    ),
  ],
  [
    paths.goodsPreview,
    route(
      () => import('../storefront/goods-detail/goods-preview.page').then((m) => m.GoodsPreviewPage),
      ['goods', 'auction', 'publishing'],
      { title: 'route.goods_preview', isForMembers: true },
    ),
  ],
  [
    paths.staticPage,
    route(() => import('../storefront/legal/static.page').then((m) => m.StaticPage), [], {
      title: 'route.static_page',
      isPlain: true,
    }),
  ],
  [
    paths.devInbox,
    route(() => import('../storefront/dev/dev-inbox.page').then((m) => m.DevInboxPage), [], {
      title: 'route.dev_inbox',
      isPlain: true,
    }),
  ],
  [paths.notFound, notFound],
]);

export const routeOf = (pathname: string): AppRoute | undefined =>
  routes.get(pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);
