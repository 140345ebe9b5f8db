import { forcedPassword } from '@fovea/shared-types/member/member.calls';
import type { SessionAnswer } from '@fovea/shared-types/member/member.dto';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { FormAlert } from '../../kit/form/form-alert';
import { useForm, errorTexts } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { api, ApiRefusal } from '../../lib/api-client';
import classes from './auth-form.module.css';
import { PasswordPair, passwordProblems, type PasswordPairValues } from './password-pair';

export interface ForcedPasswordFormProps {
  challenge: string;
  onSession: (answer: SessionAnswer) => void;
  /** Back to account and password; with a reason when the key no longer counts. */
  onBack: (reason: string | null) => void;
}

/**
 * Staff know the password, or set the address: the sign-in continues with a password that only its owner
 * knows.
 */
export function ForcedPasswordForm({ challenge, onSession, onBack }: ForcedPasswordFormProps) {
  const { t } = useTranslation('auth');
  const form = useForm<PasswordPairValues>({
    initial: { password: '', password_confirm: '' },
    validate: (values) => errorTexts(passwordProblems(values), (problem) => t(`problem.${problem}`)),
  });
  const setting = useSaving({
    form,
    save: async (values) => {
      try {
        return await api(forcedPassword, { challenge, ...values }, { quiet: true });
      } catch (error) {
        if (error instanceof ApiRefusal && error.error === 'CHALLENGE_EXPIRED') onBack(error.msg);
        throw error;
      }
    },
    onSaved: onSession,
    byError: { PASSWORD_WEAK: 'password', PASSWORD_SAME: 'password', PASSWORD_MISMATCH: 'password_confirm' },
  });
  return (
    <form
      ref={form.form}
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(setting.submit)}
      onKeyDown={form.onKeyDown}
    >
      <p className={classes.hint}>{t('forced.text')}</p>
      {setting.failure !== null && <FormAlert>{setting.failure}</FormAlert>}
      <PasswordPair
        values={form.values}
        errors={form.errors}
        set={form.set}
        checkField={form.checkField}
        note={form.note}
        label={t('field.new_password')}
      />
      <Button type="submit" size="lg" fullWidth loading={setting.isPending}>
        {t('forced.submit')}
      </Button>
      <div className={classes.ways}>
        <button type="button" className={classes.textButton} onClick={() => onBack(null)}>
          {t('second_factor.back')}
        </button>
      </div>
    </form>
  );
}
