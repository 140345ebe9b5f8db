import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { PageTitle } from '../../kit/page-title/page-title';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { toast } from '../../lib/toast-store';
import classes from './auth-form.module.css';
import { useRedirectTarget } from './redirect-target';
import { RegisterForm } from './register-form';
import { storefrontPage } from '../storefront-page';

export function RegisterPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const target = useRedirectTarget();
  const { isSignedIn } = useSession();
  if (isSignedIn) return <Navigate to={target} replace />;
  return (
    <div className={classes.register}>
      <PageTitle title={t('register.title')}>
        <span className={classes.legend}>
          {t('register.has_account')}{' '}
          <Link to={`${paths.login}?${new URLSearchParams({ redirect: target })}`}>{t('login.submit')}</Link>
        </span>
      </PageTitle>
      <div className={classes.card}>
        <RegisterForm
          onSuccess={() => {
            toast.success(t('register.done'));
            void navigate(target, { replace: true });
          }}
        />
      </div>
    </div>
  );
}

storefrontPage(RegisterPage, { path: paths.register, texts: ['auth'], title: 'route.register' });
