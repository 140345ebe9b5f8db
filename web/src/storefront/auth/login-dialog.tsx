import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Dialog } from '../../kit/dialog/dialog';
import { paths } from '../../lib/paths';
import { closeLogin, type LoginRequest } from '../../lib/session';
import classes from './auth-form.module.css';
import { LoginForm } from './login-form';

/** Opens over the page; after success the remembered action runs and the page stays as it was. */
export function LoginDialog({ request }: { request: LoginRequest }) {
  const { t } = useTranslation('auth');
  const { pathname, search } = useLocation();
  const back = new URLSearchParams({ redirect: pathname + search });
  return (
    <Dialog opened onClose={() => closeLogin(false)} title={t('login.title')}>
      <p className={classes.lead}>{request.isExpired ? t('login.expired') : t('login.lead')}</p>
      <LoginForm onSuccess={() => closeLogin(true)} />
      <p className={classes.below}>
        {t('login.no_account')}{' '}
        <Link to={`${paths.register}?${back}`} onClick={() => closeLogin(false)}>
          {t('login.to_register')}
        </Link>
      </p>
    </Dialog>
  );
}
