import type { SessionAnswer } from '@fovea/shared-types/member/member.dto';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FormAlert } from '../../kit/form/form-alert';
import { hrefOf, paths } from '../../lib/paths';
import { signIn } from '../../lib/session';
import classes from './auth-form.module.css';
import { LoginForm } from './login-form';
import { ForcedPasswordForm } from './forced-password-form';
import type { NextStep } from './next-step';
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

/**
 * The whole way in, the same in the dialog and on its page: account, second factor where there is one, a password of
 * one's own where staff set it, links.
 */
export function SignIn({ onSuccess, redirect, onLeave, keepsPage = false }: SignInProps) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const [step, setStep] = useState<NextStep | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const back = new URLSearchParams({ redirect });
  const finish = (answer: SessionAnswer): void => {
    signIn(answer);
    onSuccess();
  };
  const startAgain = (why: string | null): void => {
    setStep(null);
    setReason(why);
  };
  if (step !== null) {
    const shared = { challenge: step.challenge, onSession: finish, onBack: startAgain };
    return step.is === 'second_factor' ? (
      <SecondFactorForm {...shared} onStep={setStep} />
    ) : (
      <ForcedPasswordForm {...shared} />
    );
  }
  return (
    <>
      {reason !== null && (
        <div className={classes.reason}>
          <FormAlert>{reason}</FormAlert>
        </div>
      )}
      <LoginForm onSession={finish} onStep={setStep}>
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
