import '../../kit/form/form-styles';
import { PasswordInput, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type TextForm, textField } from '../../kit/form/text-field';
import { plainText } from '../../kit/form/use-form';
import { secondFactorQuery } from './second-factor.queries';
import { factorCodeText } from './send-code';

/** The proofs of a sign-in, required again before a sensitive change. */
export interface OwnerProof {
  password: string;
  second_factor_code: string;
}

export const NO_PROOF: OwnerProof = { password: '', second_factor_code: '' };

/** As the server wants it. */
export const proofOf = ({ password, second_factor_code }: OwnerProof) => ({
  password,
  ...(plainText(second_factor_code) === '' ? {} : { second_factor_code: factorCodeText(second_factor_code) }),
});

/** What is missing; the code only for who has a second factor. */
export const proofProblems = (
  { password, second_factor_code }: OwnerProof,
  hasFactor: boolean,
): { password?: 'password_empty'; second_factor_code?: 'code_empty' } => ({
  password: password === '' ? 'password_empty' : undefined,
  second_factor_code: hasFactor && plainText(second_factor_code) === '' ? 'code_empty' : undefined,
});

/** Where the refusals of a proof belong. */
export const PROOF_ERRORS = {
  PASSWORD_WRONG: 'password',
  SECOND_FACTOR_INVALID: 'second_factor_code',
} as const;

/** Whether the code is required; unknown counts as not, and the server reports what is missing. */
export const useHasSecondFactor = (): boolean => useQuery(secondFactorQuery()).data?.is_enabled === 1;

export interface OwnerProofFieldsProps extends TextForm<keyof OwnerProof> {
  hasFactor: boolean;
}

/** The password and, for who has it, the second factor. */
export function OwnerProofFields({ hasFactor, ...form }: OwnerProofFieldsProps) {
  const { t } = useTranslation('auth');
  // Once the server required it, the field is shown, whatever was known before.
  const isRequired = hasFactor || form.errors.second_factor_code !== undefined;
  return (
    <>
      <PasswordInput
        {...textField(form, 'password')}
        label={t('proof.password')}
        withAsterisk
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('field.show_password'), tabIndex: 0 }}
      />
      {isRequired && (
        <TextInput
          {...textField(form, 'second_factor_code')}
          label={t('second_factor.code')}
          description={t('proof.factor_hint')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          withAsterisk
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
        />
      )}
    </>
  );
}
