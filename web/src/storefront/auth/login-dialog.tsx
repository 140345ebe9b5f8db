import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Dialog } from '../../kit/dialog/dialog';
import { closeLogin, type LoginRequest } from '../../lib/session';
import classes from './auth-form.module.css';
import { SignIn } from './sign-in';

/**
 * Opens over the page and its open dialogs; after success the remembered action runs and the page stays as it
 * was, with what was typed.
 */
export function LoginDialog({ request }: { request: LoginRequest }) {
  const { t } = useTranslation('auth');
  const { pathname, search } = useLocation();
  return (
    <Dialog opened onClose={() => closeLogin(false)} title={t('login.title')} isAboveAll>
      <p className={classes.lead}>{request.isExpired ? t('login.expired') : t('login.lead')}</p>
      <SignIn
        redirect={request.target ?? pathname + search}
        keepsPage={request.isExpired}
        onSuccess={() => closeLogin(true)}
        onLeave={() => closeLogin(false)}
      />
    </Dialog>
  );
}
