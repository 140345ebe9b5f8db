import '../../kit/form/form-styles';
import { hasPasswordLength } from '@fovea/shared-types/password';
import { PasswordInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { textField } from '../../kit/form/text-field';

export interface PasswordPairValues {
  password: string;
  password_confirm: string;
}

export type PasswordProblem = 'password_empty' | 'password_short' | 'confirm_empty' | 'confirm_differs';

/** Faults of a new password and its repetition; the server checks whether it is a common one. */
export const passwordProblems = ({
  password,
  password_confirm,
}: PasswordPairValues): { [Name in keyof PasswordPairValues]: PasswordProblem | undefined } => ({
  password: password === '' ? 'password_empty' : hasPasswordLength(password) ? undefined : 'password_short',
  password_confirm:
    password_confirm === '' ? 'confirm_empty' : password_confirm === password ? undefined : 'confirm_differs',
});

/** Both are there and differ. */
const doDiffer = ({ password, password_confirm }: PasswordPairValues): boolean =>
  password !== '' && password_confirm !== '' && password !== password_confirm;

export interface PasswordPairProps {
  values: PasswordPairValues;
  errors: { [Name in keyof PasswordPairValues]?: string };
  set: (name: keyof PasswordPairValues, value: string) => void;
  checkField: (name: keyof PasswordPairValues) => void;
  note: (name: keyof PasswordPairValues, text: string | undefined) => void;
  /** The new password where there is an old one beside it. */
  label?: string;
}

/** A new password, twice. Two that differ are reported when either field is left, also before the first attempt. */
export function PasswordPair({ values, errors, set, checkField, note, label }: PasswordPairProps) {
  const { t } = useTranslation('auth');
  const form = {
    values,
    errors,
    set,
    checkField: (name: keyof PasswordPairValues): void => {
      checkField(name);
      if (doDiffer(values)) note('password_confirm', t('problem.confirm_differs'));
      else if (values.password_confirm !== '') note('password_confirm', undefined);
    },
  };
  return (
    <>
      <PasswordInput
        {...textField(form, 'password')}
        label={label ?? t('field.password')}
        withAsterisk
        description={t('field.password_hint')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': t('field.show_password'), tabIndex: 0 }}
      />
      <PasswordInput
        {...textField(form, 'password_confirm')}
        label={t('field.password_confirm')}
        withAsterisk
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': t('field.show_password_confirm'), tabIndex: 0 }}
      />
    </>
  );
}
