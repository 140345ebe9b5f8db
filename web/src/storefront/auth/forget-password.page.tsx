import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../kit/page-title/page-title';
import { paths } from '../../lib/paths';
import { signOut } from '../../lib/session';
import { toast } from '../../lib/toast-store';
import classes from './auth-form.module.css';
import { ForgetPasswordForm } from './forget-password-form';
import { useRedirectTarget } from './redirect-target';
import { storefrontPage } from '../storefront-page';

export function ForgetPasswordPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  // In the mail of an account that staff opened: its owner forgot nothing.
  const email = useSearchParams()[0].get('email') ?? '';
  const login = `${paths.login}?${new URLSearchParams({ redirect: useRedirectTarget() })}`;
  return (
    <div className={classes.narrow}>
      <div className={classes.card}>
        <PageTitle title={t(email === '' ? 'forget.title' : 'forget.first_title')} />
        <p className={classes.lead}>{t('forget.lead')}</p>
        <ForgetPasswordForm
          email={email}
          onSuccess={() => {
            // Every session of the account has ended, also one that this browser may still hold.
            signOut();
            toast.success(t(email === '' ? 'forget.done' : 'forget.first_done'));
            void navigate(login, { replace: true });
          }}
        />
        <p className={classes.below}>
          <Link to={login}>{t('forget.back')}</Link>
        </p>
      </div>
    </div>
  );
}

storefrontPage(ForgetPasswordPage, {
  path: paths.forgetPassword,
  texts: ['auth'],
  title: 'route.forget_password',
});
