import { IconBell, IconMenu2, IconShoppingCart } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '../../kit/button/button';
import { LanguageSwitcher } from '../../kit/language-switcher/language-switcher';
import { cappedCount } from '../../lib/capped-count';
import { paths } from '../../lib/paths';
import { openLogin, useSession } from '../../lib/session';
import { usePiecesHere } from '../cart/cart-here';
import { useMergedCart } from '../cart/merged-cart';
import { VisuallyHidden } from '../../kit/visually-hidden/visually-hidden';
import classes from './header.module.css';
import { PublishButton } from './publish-button';
import { LogoMark } from '../../kit/logo/logo';
import { SearchBox } from './search-box';
import { useCounts } from './use-live-header';
import { UserMenu } from './user-menu';

const MobileMenu = lazy(() => import('./mobile-menu').then((module) => ({ default: module.MobileMenu })));

export function Header() {
  const { t } = useTranslation();
  const { isSignedIn } = useSession();
  const counts = useCounts();
  const piecesHere = usePiecesHere();
  const pieces = isSignedIn ? counts.cart_cnt : piecesHere;
  useMergedCart();
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <header className={classes.root}>
      <div className={classes.bar}>
        <Link to={paths.shoppingMall} className={classes.logo} aria-label={t('header.home')}>
          <LogoMark />
          <span>Fovea</span>
        </Link>
        <div className={classes.search}>
          <SearchBox />
        </div>
        <div className={classes.tools}>
          {isSignedIn && (
            <>
              <BadgeLink
                to={paths.messageList}
                count={counts.unread}
                label={t('header.messages', { count: counts.unread })}
              >
                <IconBell size={22} stroke={1.75} aria-hidden />
              </BadgeLink>
            </>
          )}
          {/* A visitor's is shown once it contains something. */}
          {(isSignedIn || piecesHere > 0) && (
            <BadgeLink to={paths.shoppingCart} count={pieces} label={t('header.cart', { count: pieces })}>
              <IconShoppingCart size={22} stroke={1.75} aria-hidden />
            </BadgeLink>
          )}
          <div className={classes.desktop}>
            {isSignedIn ? (
              <>
                <PublishButton />
                <UserMenu />
              </>
            ) : (
              <>
                <Button variant="subtle" onClick={() => openLogin()}>
                  {t('action.login')}
                </Button>
                <ButtonLink to={paths.register}>{t('action.register')}</ButtonLink>
              </>
            )}
            <LanguageSwitcher />
          </div>
          <button
            type="button"
            className={classes.menu}
            aria-label={t('header.menu')}
            aria-haspopup="dialog"
            onClick={() => setMenuOpen(true)}
          >
            <IconMenu2 size={24} stroke={1.75} aria-hidden />
          </button>
        </div>
      </div>
      {isMenuOpen && (
        <Suspense>
          <MobileMenu onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}

interface BadgeLinkProps {
  to: string;
  count: number;
  label: string;
  children: ReactNode;
}

/** An icon with a number: none at zero, 99+ at most. */
function BadgeLink({ to, count, label, children }: BadgeLinkProps) {
  return (
    <Link to={to} className={classes.badgeLink} title={label}>
      {children}
      <Badge count={count} label={label} />
    </Link>
  );
}

function Badge({ count, label }: { count: number; label: string }) {
  return (
    <>
      {/* Not a label beside other words in sight: above 99 the two differ. */}
      <VisuallyHidden>{label}</VisuallyHidden>
      {count > 0 && (
        <span className={classes.badge} aria-hidden>
          {cappedCount(count)}
        </span>
      )}
    </>
  );
}
