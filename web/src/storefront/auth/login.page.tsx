import { IconClockCheck, IconGavel, IconShieldCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { PageTitle } from '../../kit/page-title/page-title';
import { useSession } from '../../lib/session';
import classes from './auth-form.module.css';
import { useRedirectTarget } from './redirect-target';
import { SignIn } from './sign-in';
import { storefrontPage } from '../storefront-page';
import { paths } from '../../lib/paths';

/** The dialog's form as a page, for links that lead here. */
export function LoginPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const target = useRedirectTarget();
  const { isSignedIn } = useSession();
  if (isSignedIn) return <Navigate to={target} replace />;
  return (
    <div className={classes.page}>
      <div className={classes.claim}>
        <h2>{t('claim.title')}</h2>
        <p>{t('claim.text')}</p>
        <ul>
          <li>
            <IconGavel size={22} aria-hidden /> {t('claim.live')}
          </li>
          <li>
            <IconShieldCheck size={22} aria-hidden /> {t('claim.verifiable')}
          </li>
          <li>
            <IconClockCheck size={22} aria-hidden /> {t('claim.fair_end')}
          </li>
        </ul>
      </div>
      <div className={classes.card}>
        <PageTitle title={t('login.title')} />
        <SignIn redirect={target} onSuccess={() => void navigate(target, { replace: true })} />
      </div>
    </div>
  );
}

storefrontPage(LoginPage, { path: paths.login, texts: ['auth'], title: 'route.login' });
