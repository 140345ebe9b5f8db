import {
  IconBell,
  IconBookmark,
  IconCalendarDollar,
  IconCash,
  IconCertificate,
  IconFileInvoice,
  IconGavel,
  IconHeart,
  IconHistory,
  IconId,
  IconLanguage,
  IconListSearch,
  IconMapPin,
  IconMessage2,
  IconMessages,
  IconReceipt2,
  IconShieldLock,
  IconStar,
  IconTool,
  IconUserCircle,
  IconVideo,
  IconWallet,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { useCurrentInSight } from '../../kit/use-current-in-sight';
import { cappedCount } from '../../lib/capped-count';
import { paths } from '../../lib/paths';
import { useLoginRequest, useSession } from '../../lib/session';
import { useCounts } from '../layout/use-live-header';
import classes from './account-layout.module.css';
import { SignInNeeded } from './sign-in-needed';

const ENTRIES = [
  [paths.personCenter, 'route.person_center', IconUserCircle, []],
  [paths.auctionOrders, 'route.auction_orders', IconGavel, []],
  [paths.watchList, 'route.watch_list', IconBookmark, []],
  [paths.favorites, 'route.favorites', IconHeart, []],
  [paths.savedSearches, 'route.saved_searches', IconListSearch, []],
  [paths.viewedHistory, 'route.viewed_history', IconHistory, []],
  [paths.myOrders, 'route.my_orders', IconReceipt2, [paths.orderDetail]],
  [paths.bargains, 'route.bargains', IconMessages, []],
  [paths.appointments, 'route.appointments', IconVideo, [paths.onlineCheckBooking]],
  [paths.balance, 'route.balance', IconWallet, []],
  [paths.evaluateList, 'route.evaluate_list', IconStar, []],
  [paths.messageList, 'route.message_list', IconBell, [paths.messageDetail]],
  [paths.monthBills, 'route.month_bills', IconCalendarDollar, []],
  [paths.taxDocuments, 'route.tax_documents', IconFileInvoice, []],
  [paths.withdrawals, 'route.withdrawals', IconCash, []],
  [paths.addressList, 'route.address_list', IconMapPin, []],
  [paths.profile, 'route.profile', IconId, []],
  [
    paths.certificationCompany,
    'route.certification',
    IconCertificate,
    [paths.supplyMaterials, paths.authenticationFail],
  ],
  [paths.engineerCenter, 'route.engineer_center', IconTool, []],
  [paths.security, 'route.security', IconShieldLock, [paths.changePassword]],
  [paths.feedback, 'route.feedback', IconMessage2, []],
  [paths.switchLanguage, 'route.switch_language', IconLanguage, []],
] as const;

/** The personal pages beside their menu; on a phone the menu is a line of tabs. */
export function AccountLayout({ page }: { page: ReactNode }) {
  const { t } = useTranslation();
  const { isSignedIn } = useSession();
  const { pathname } = useLocation();
  const { unread } = useCounts();
  const menu = useCurrentInSight<HTMLUListElement>(pathname);
  // While the question is open after a session ended, what was typed stays on the page.
  const hasJustEnded = useLoginRequest()?.isExpired === true;
  if (!isSignedIn && !hasJustEnded) return <SignInNeeded />;
  return (
    <div className={classes.root}>
      <nav className={classes.menu} aria-label={t('route.person_center')}>
        <ul ref={menu}>
          {ENTRIES.map(([path, title, Icon, below]) => (
            <li key={path}>
              <NavLink
                to={path}
                aria-current={below.some((other) => other === pathname) ? 'page' : undefined}
                className={below.some((other) => other === pathname) ? 'active' : undefined}
              >
                <Icon size={20} stroke={1.75} aria-hidden />
                <span>{t(title)}</span>
                {path === paths.messageList && unread > 0 && (
                  <span className={classes.count}>{cappedCount(unread)}</span>
                )}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.content}>{page}</div>
    </div>
  );
}
