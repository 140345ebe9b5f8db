import type { SessionAnswer } from '@fovea/shared-types/member/member.dto';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FormAlert } from '../../kit/form/form-alert';
import { hrefOf, paths } from '../../lib/paths';
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
  /** Something may be typed on the page below: no link leads away from it, and who was signed in needs no account. */
  keepsPage?: boolean;
}

/** The whole way in, the same in the dialog and on its page: account, second factor where there is one, links. */
export function SignIn({ onSuccess, redirect, onLeave, keepsPage = false }: SignInProps) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
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
        {keepsPage ? (
          <a
            href={hrefOf(paths.forgetPassword)}
            target="_blank"
            rel="noopener"
            title={common('state.new_window')}
          >
            {t('login.forgotten')}
          </a>
        ) : (
          <Link to={`${paths.forgetPassword}?${back}`} onClick={onLeave}>
            {t('login.forgotten')}
          </Link>
        )}
      </LoginForm>
      {!keepsPage && (
        <p className={classes.below}>
          {t('login.no_account')}{' '}
          <Link to={`${paths.register}?${back}`} onClick={onLeave}>
            {t('login.to_register')}
          </Link>
        </p>
      )}
    </>
  );
}
