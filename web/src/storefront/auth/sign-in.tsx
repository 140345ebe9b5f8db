import type { SessionAnswer } from '@fovea/shared-types/member/member.dto';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FormAlert } from '../../kit/form/form-alert';
import { paths } from '../../lib/paths';
import { signIn } from '../../lib/session';
import classes from './auth-form.module.css';
import { LoginForm } from './login-form';
import { SecondFactorForm } from './second-factor-form';

export interface SignInProps {
  onSuccess: () => void;
  /** Where registering and a new password lead back to. */
  redirect: string;
  /** One of the links was taken. */
  onLeave?: () => void;
}

/** The whole way in, the same in the dialog and on its page: account, second factor where there is one, links. */
export function SignIn({ onSuccess, redirect, onLeave }: SignInProps) {
  const { t } = useTranslation('auth');
  const [challenge, setChallenge] = useState<string | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const back = new URLSearchParams({ redirect });
  const finish = (answer: SessionAnswer): void => {
    signIn(answer);
    onSuccess();
  };
  if (challenge !== null)
    return (
      <SecondFactorForm
        challenge={challenge}
        onSession={finish}
        onBack={(why) => {
          setChallenge(null);
          setReason(why);
        }}
      />
    );
  return (
    <>
      {reason !== null && (
        <div className={classes.reason}>
          <FormAlert>{reason}</FormAlert>
        </div>
      )}
      <LoginForm onSession={finish} onChallenge={setChallenge}>
        <Link to={`${paths.forgetPassword}?${back}`} onClick={onLeave}>
          {t('login.forgotten')}
        </Link>
      </LoginForm>
      <p className={classes.below}>
        {t('login.no_account')}{' '}
        <Link to={`${paths.register}?${back}`} onClick={onLeave}>
          {t('login.to_register')}
        </Link>
      </p>
    </>
  );
}
