import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../../kit/confirm-dialog/confirm-dialog';
import { paths } from '../../../lib/paths';
import { closeLogin, useLoginRequest, useSession } from '../../../lib/session';

/** The session is over: one question, then to the sign-in and back here. Whoever declines may still read the page. */
export function SessionQuestion() {
  const { t } = useTranslation('backoffice');
  const { isSignedIn } = useSession();
  const request = useLoginRequest();
  const [wasDeclined, setDeclined] = useState(false);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOver = !isSignedIn;
  useEffect(() => {
    if (isSignedIn) setDeclined(false);
  }, [isSignedIn]);
  return (
    <ConfirmDialog
      opened={isOver && (request !== null || !wasDeclined)}
      title={t('session.title')}
      confirmLabel={t('session.confirm')}
      onConfirm={() => {
        closeLogin(false);
        void navigate(`${paths.login}?${new URLSearchParams({ redirect: pathname + search })}`);
      }}
      onClose={() => {
        closeLogin(false);
        setDeclined(true);
      }}
    >
      {t('session.text')}
    </ConfirmDialog>
  );
}
