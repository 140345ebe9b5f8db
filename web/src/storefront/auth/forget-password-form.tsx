import '../../kit/form/form-styles';
import { forgetPassword } from '@fovea/shared-types/member/member.calls';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { FormAlert } from '../../kit/form/form-alert';
import { refusalErrors } from '../../kit/form/refusal-errors';
import { type FieldErrors, useForm } from '../../kit/form/use-form';
import { api } from '../../lib/api-client';
import { activeLanguage } from '../../lib/i18n';
import { toast } from '../../lib/toast-store';
import classes from './auth-form.module.css';
import { CodeField } from './code-field';
import {
  firstForgetValues,
  FORGET_FIELDS,
  forgetProblems,
  forgetRequest,
  type ForgetValues,
  type ForgetWay,
} from './forget-values';
import { PasswordPair } from './password-pair';
import { PhoneFields } from './phone-fields';
import { emailProblem, FOR_MAIL, FOR_PHONE, mailCode, phoneProblem, textCode } from './send-code';

const WAYS = ['mail', 'phone'] as const;

/** A code by mail or phone proves who one is; then a new password. */
export function ForgetPasswordForm({ onSuccess }: { onSuccess: () => void }) {
  const { t } = useTranslation('auth');
  const [way, setWay] = useState<ForgetWay>('mail');
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<ForgetValues>({
    initial: firstForgetValues(activeLanguage()),
    validate: (values) => {
      const problems = forgetProblems(way, values);
      const errors: FieldErrors<ForgetValues> = {};
      for (const name of FORGET_FIELDS) {
        const problem = problems[name];
        if (problem !== undefined) errors[name] = t(`problem.${problem}`);
      }
      return errors;
    },
  });
  const { values, errors, set, checkField } = form;
  const renew = useMutation({
    mutationFn: (filled: ForgetValues) => api(forgetPassword, forgetRequest(way, filled), { quiet: true }),
    onSuccess,
    onError: (error) => {
      const found = refusalErrors<ForgetValues>(error, FORGET_FIELDS, {
        CODE_INVALID: 'code',
        PASSWORD_WEAK: 'password',
        PASSWORD_MISMATCH: 'password_confirm',
      });
      form.showErrors(found.fields);
      setFailure(found.text);
    },
  });
  const submit = (filled: ForgetValues): void => {
    if (renew.isPending) return;
    setFailure(null);
    renew.mutate(filled);
  };
  const askForCode = (): (() => Promise<string>) | null => {
    if (way === 'mail') {
      const problem = emailProblem(values.email);
      form.note('email', problem === undefined ? undefined : t(`problem.${problem}`));
      return problem === undefined ? () => mailCode(values.email, FOR_MAIL.retrieve) : null;
    }
    const isCodeMissing = values.area_code === '';
    const problem = phoneProblem(values.phone);
    form.note('area_code', isCodeMissing ? t('problem.area_code_empty') : undefined);
    form.note('phone', problem === undefined ? undefined : t(`problem.${problem}`));
    if (isCodeMissing || problem !== undefined) return null;
    return () => textCode(values.area_code, values.phone, FOR_PHONE.retrieve);
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
      <div role="group" aria-label={t('forget.way')} className={classes.ask}>
        {WAYS.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={way === choice}
            onClick={() => {
              setWay(choice);
              form.restart({ ...values, code: '' });
            }}
          >
            {t(`forget.by_${choice}`)}
          </button>
        ))}
      </div>
      {way === 'mail' ? (
        <TextInput
          name="email"
          type="email"
          size="md"
          label={t('field.email')}
          withAsterisk
          autoComplete="username"
          inputMode="email"
          value={values.email}
          error={errors.email}
          onChange={(event) => set('email', event.target.value)}
          onBlur={() => checkField('email')}
        />
      ) : (
        <PhoneFields values={values} errors={errors} set={set} checkField={checkField} />
      )}
      <CodeField
        key={way}
        purpose={`retrieve-${way}`}
        value={values.code}
        error={errors.code}
        onChange={(code) => set('code', code)}
        onBlur={() => checkField('code')}
        sentText={t(way === 'mail' ? 'forget.sent_mail' : 'forget.sent_phone')}
        ask={askForCode}
        onRefused={(error) => {
          const found = refusalErrors<ForgetValues>(error, ['email', 'area_code', 'phone']);
          for (const name of ['email', 'area_code', 'phone'] as const)
            if (found.fields[name] !== undefined) form.note(name, found.fields[name]);
          if (found.text !== null) toast.error(found.text);
        }}
      />
      <PasswordPair
        values={values}
        errors={errors}
        set={set}
        checkField={checkField}
        note={form.note}
        label={t('field.new_password')}
      />
      <Button type="submit" size="lg" fullWidth loading={renew.isPending}>
        {t('forget.submit')}
      </Button>
    </form>
  );
}
