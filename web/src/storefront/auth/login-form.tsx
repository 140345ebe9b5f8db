import '../../kit/form/select-styles';
import { emailLogin, smsLogin } from '@fovea/shared-types/member/member.calls';
import type { SessionAnswer } from '@fovea/shared-types/member/member.dto';
import { Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { FormAlert } from '../../kit/form/form-alert';
import { refusalErrors } from '../../kit/form/refusal-errors';
import { textField } from '../../kit/form/text-field';
import { type FormState, plainText, useForm, errorTexts } from '../../kit/form/use-form';
import { api } from '../../lib/api-client';
import { activeLanguage } from '../../lib/i18n';
import { AgreementLabel } from './agreement-label';
import classes from './auth-form.module.css';
import { CodeField } from './code-field';
import { firstLoginValues, type LoginMode, loginProblems, type LoginValues, valuesFor } from './login-values';
import { type NextStep, nextStepOf } from './next-step';
import { PhoneFields } from './phone-fields';
import { codeText, FOR_PHONE, textCode } from './send-code';

/** On the wire: a code was typed, not a password. */
const BY_CODE = 1;
const FIELDS = ['email', 'password', 'area_code', 'phone', 'code', 'checked'] as const;

export interface LoginFormProps {
  onSession: (answer: SessionAnswer) => void;
  /** The sign-in is not over with account and password. */
  onStep: (step: NextStep) => void;
  /** Beside the link that changes the mode. */
  children?: ReactNode;
}

const ask = (mode: LoginMode, values: LoginValues): Promise<SessionAnswer> =>
  mode === 'password'
    ? api(
        emailLogin,
        { email: plainText(values.email), password: values.password, checked: values.checked },
        { quiet: true },
      )
    : api(
        smsLogin,
        {
          area_code: values.area_code,
          phone: plainText(values.phone),
          code: codeText(values.code),
          isyzm: BY_CODE,
          checked: values.checked,
        },
        { quiet: true },
      );

/** Account and password, or phone and the code sent to it; a link goes from one to the other. */
export function LoginForm({ onSession, onStep, children }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const [mode, setMode] = useState<LoginMode>('password');
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<LoginValues>({
    initial: firstLoginValues(activeLanguage()),
    validate: (values) => errorTexts(loginProblems(mode, values), (problem) => t(`login.${problem}`)),
  });
  const { values, errors, set } = form;
  const login = useMutation({
    mutationFn: (filled: LoginValues) => ask(mode, filled),
    onSuccess: onSession,
    onError: (error) => {
      const step = nextStepOf(error);
      if (step !== null) {
        onStep(step);
        return;
      }
      const found = refusalErrors<LoginValues>(error, FIELDS, {
        AGREEMENT_REQUIRED: 'checked',
        CODE_INVALID: 'code',
      });
      form.showErrors(found.fields);
      setFailure(found.text);
    },
  });
  const submit = (filled: LoginValues): void => {
    if (login.isPending) return;
    setFailure(null);
    login.mutate(filled);
  };
  const switchMode = (): void => {
    const other = mode === 'password' ? 'sms' : 'password';
    setMode(other);
    setFailure(null);
    form.restart(valuesFor(other, values));
  };

  return (
    <form
      ref={form.form}
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(submit)}
      onKeyDown={form.onKeyDown}
    >
      {failure !== null && <FormAlert>{failure}</FormAlert>}
      {mode === 'password' ? (
        <>
          <TextInput
            {...textField(form, 'email')}
            label={t('field.account')}
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            data-autofocus
          />
          <PasswordInput
            {...textField(form, 'password')}
            label={t('field.password')}
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': t('field.show_password'), tabIndex: 0 }}
          />
        </>
      ) : (
        <PhoneAndCode form={form} />
      )}
      <div className={classes.ways}>
        <button type="button" className={classes.textButton} onClick={switchMode}>
          {t(mode === 'password' ? 'login.by_code' : 'login.by_password')}
        </button>
        {children}
      </div>
      <Checkbox
        name="checked"
        color="brand.8"
        label={<AgreementLabel />}
        checked={values.checked}
        error={errors.checked}
        onChange={(event) => set('checked', event.target.checked)}
      />
      <Button type="submit" size="lg" fullWidth loading={login.isPending}>
        {t('login.submit')}
      </Button>
    </form>
  );
}

/** Sending a code needs the area code and the phone; the server validates the number. */
function PhoneAndCode({ form }: { form: FormState<LoginValues> }) {
  const { t } = useTranslation('auth');
  const { values, errors, set, checkField } = form;
  return (
    <>
      <p className={classes.hint}>{t('login.by_code_hint')}</p>
      <PhoneFields values={values} errors={errors} set={set} checkField={checkField} />
      <CodeField
        form={form}
        purpose="login-phone"
        wrong={{
          area_code: values.area_code === '' ? t('login.area_code_empty') : undefined,
          phone: values.phone.trim() === '' ? t('login.phone_empty') : undefined,
        }}
        send={() => textCode(values.area_code, values.phone, FOR_PHONE.login)}
      />
    </>
  );
}
