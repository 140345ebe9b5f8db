import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { PageTitle } from '../../kit/page-title/page-title';
import { paths } from '../../lib/paths';
import { signOut } from '../../lib/session';
import { toast } from '../../lib/toast-store';
import classes from './auth-form.module.css';
import { ForgetPasswordForm } from './forget-password-form';
import { useRedirectTarget } from './redirect-target';

export function ForgetPasswordPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const login = `${paths.login}?${new URLSearchParams({ redirect: useRedirectTarget() })}`;
  return (
    <div className={classes.narrow}>
      <div className={classes.card}>
        <PageTitle title={t('forget.title')} />
        <p className={classes.lead}>{t('forget.lead')}</p>
        <ForgetPasswordForm
          onSuccess={() => {
            // Every session of the account has ended, also one that this browser may still hold.
            signOut();
            toast.success(t('forget.done'));
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
