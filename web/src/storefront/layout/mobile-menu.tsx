import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { LANGUAGES } from '@fovea/shared-types/language';
import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '../../kit/button/button';
import { useFocusReturn } from '../../kit/focus-return/use-focus-return';
import { LANGUAGE_NAMES } from '../../kit/language-switcher/language-switcher';
import { MantineScope } from '../../kit/mantine-scope/mantine-scope';
import { activeLanguage, switchLanguage } from '../../lib/i18n';
import { paths, to } from '../../lib/paths';
import { openLogin, useSession } from '../../lib/session';
import { categoriesQuery } from '../goods/goods.queries';
import { LogoutDialog } from '../../kit/logout-dialog/logout-dialog';
import classes from './mobile-menu.module.css';
import { useMayPublish } from './publish-button';
import { permissionsQuery } from '../auth/profile.queries';

/** Everything the narrow header has no room for. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { isSignedIn } = useSession();
  const { data: categories = [] } = useQuery(categoriesQuery());
  const { data: allowed } = useQuery({ ...permissionsQuery(), enabled: isSignedIn });
  const mayPublish = useMayPublish();
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const [isLeaving, setLeaving] = useState(false);
  useFocusReturn(true);

  // Any navigation closes it, whichever link was taken.
  useEffect(() => {
    if (key !== openedAt) onClose();
  }, [key, openedAt, onClose]);

  if (isLeaving) return <LogoutDialog text={t('logout.text')} onClose={onClose} />;
  return (
    <MantineScope>
      <Drawer
        opened
        onClose={onClose}
        position="right"
        size={340}
        title={t('header.menu')}
        closeButtonProps={{ 'aria-label': t('action.close') }}
        classNames={{
          header: classes.header,
          title: classes.title,
          body: classes.body,
          close: classes.close,
        }}
      >
        {!isSignedIn && (
          <div className={classes.buttons}>
            <Button
              fullWidth
              variant="default"
              onClick={() => {
                onClose();
                openLogin();
              }}
            >
              {t('action.login')}
            </Button>
            <ButtonLink fullWidth to={paths.register}>
              {t('action.register')}
            </ButtonLink>
          </div>
        )}
        {isSignedIn && (
          <ul className={classes.list}>
            <li>
              <Link to={paths.personCenter}>{t('route.person_center')}</Link>
            </li>
            <li>
              <Link to={paths.auctionOrders}>{t('route.auction_orders')}</Link>
            </li>
            <li>
              <Link to={paths.watchList}>{t('route.watch_list')}</Link>
            </li>
            <li>
              <Link to={paths.myOrders}>{t('route.my_orders')}</Link>
            </li>
            {mayPublish && (
              <li>
                <Link to={to.publish}>{t('header.publish')}</Link>
              </li>
            )}
            {allowed?.has_role === 1 && (
              <li>
                <Link to={paths.dashboard}>{t('header.backend')}</Link>
              </li>
            )}
          </ul>
        )}
        <p className={classes.heading}>{t('header.categories')}</p>
        <ul className={classes.list}>
          <li>
            <Link to={to.classify()}>{t('header.all_goods')}</Link>
          </li>
          {categories.map((category) => (
            <li key={category.id}>
              <Link to={to.classify(category.id)}>{category.category_name}</Link>
            </li>
          ))}
        </ul>
        <p className={classes.heading}>{t('route.switch_language')}</p>
        <div className={classes.languages}>
          {LANGUAGES.map((language) => (
            <button
              key={language}
              type="button"
              lang={language}
              aria-current={language === activeLanguage() || undefined}
              onClick={() => switchLanguage(language)}
            >
              {LANGUAGE_NAMES[language]}
            </button>
          ))}
        </div>
        {isSignedIn && (
          <p className={classes.leave}>
            <Button fullWidth variant="default" onClick={() => setLeaving(true)}>
              {t('action.logout')}
            </Button>
          </p>
        )}
      </Drawer>
    </MantineScope>
  );
}
