import '../../kit/form/form-styles';
import { register } from '@fovea/shared-types/member/member.calls';
import type { RegisterRequest } from '@fovea/shared-types/member/member.dto';
import { Checkbox, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { ErrorSummary } from '../../kit/form/error-summary';
import { FormAlert } from '../../kit/form/form-alert';
import { refusalErrors } from '../../kit/form/refusal-errors';
import { type FieldErrors, useForm } from '../../kit/form/use-form';
import { api } from '../../lib/api-client';
import { activeLanguage } from '../../lib/i18n';
import { cacheProfile, signIn } from '../../lib/session';
import { toast } from '../../lib/toast-store';
import { AddressFields } from './address-fields';
import { AgreementLabel } from './agreement-label';
import classes from './auth-form.module.css';
import { CodeField } from './code-field';
import { PasswordPair } from './password-pair';
import { firstValues, REGISTER_FIELDS, registerProblems, toRequest } from './register-values';
import { emailProblem, FOR_MAIL, mailCode } from './send-code';

export function RegisterForm({ onSuccess }: { onSuccess: () => void }) {
  const { t } = useTranslation('auth');
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<RegisterRequest>({
    initial: firstValues(activeLanguage()),
    validate: (values) => {
      const problems = registerProblems(values);
      const errors: FieldErrors<RegisterRequest> = {};
      for (const name of REGISTER_FIELDS) {
        const problem = problems[name];
        if (problem !== undefined) errors[name] = t(`problem.${problem}`);
      }
      return errors;
    },
  });
  const { values, errors, set, checkField } = form;
  const join = useMutation({
    mutationFn: (filled: RegisterRequest) => api(register, toRequest(filled), { quiet: true }),
    onSuccess: (answer, filled) => {
      signIn(answer);
      cacheProfile({ phone: filled.phone });
      onSuccess();
    },
    onError: (error) => {
      const found = refusalErrors<RegisterRequest>(error, REGISTER_FIELDS, {
        EMAIL_TAKEN: 'email',
        PHONE_TAKEN: 'phone',
        PASSWORD_WEAK: 'password',
        PASSWORD_MISMATCH: 'password_confirm',
        CODE_INVALID: 'code',
        AGREEMENT_REQUIRED: 'checked',
      });
      form.showErrors(found.fields);
      setFailure(found.text);
    },
  });
  const submit = (filled: RegisterRequest): void => {
    if (join.isPending) return;
    setFailure(null);
    join.mutate(filled);
  };

  return (
    <form
      ref={form.form}
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(submit)}
      onKeyDown={form.onKeyDown}
    >
      <p className={classes.legend}>{t('register.required')}</p>
      <ErrorSummary errors={errors} />
      {failure !== null && <FormAlert>{failure}</FormAlert>}
      <fieldset className={classes.group}>
        <legend>{t('register.sign_in_part')}</legend>
        <TextInput
          name="email"
          type="email"
          size="md"
          label={t('field.email')}
          withAsterisk
          autoComplete="email"
          inputMode="email"
          placeholder="name@example.com"
          value={values.email}
          error={errors.email}
          onChange={(event) => set('email', event.target.value)}
          onBlur={() => checkField('email')}
        />
        <CodeField
          purpose="register"
          value={values.code}
          error={errors.code}
          onChange={(code) => set('code', code)}
          onBlur={() => checkField('code')}
          sentText={t('code.sent')}
          ask={() => {
            const problem = emailProblem(values.email);
            form.note('email', problem === undefined ? undefined : t(`problem.${problem}`));
            return problem === undefined ? () => mailCode(values.email, FOR_MAIL.register) : null;
          }}
          onRefused={(error) => {
            const found = refusalErrors<RegisterRequest>(error, ['email'], { EMAIL_TAKEN: 'email' });
            if (found.fields.email !== undefined) form.note('email', found.fields.email);
            else if (found.text !== null) toast.error(found.text);
          }}
        />
        <PasswordPair values={values} errors={errors} set={set} checkField={checkField} note={form.note} />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t('register.person_part')}</legend>
        <TextInput
          className={classes.full}
          name="username"
          size="md"
          label={t('field.username')}
          withAsterisk
          autoComplete="name"
          maxLength={50}
          value={values.username}
          error={errors.username}
          onChange={(event) => set('username', event.target.value)}
          onBlur={() => checkField('username')}
        />
        <AddressFields values={values} errors={errors} set={set} checkField={checkField} />
      </fieldset>
      <Checkbox
        name="checked"
        color="brand.8"
        label={<AgreementLabel />}
        checked={values.checked}
        error={errors.checked}
        onChange={(event) => set('checked', event.target.checked)}
      />
      <Button type="submit" size="lg" loading={join.isPending}>
        {t('register.submit')}
      </Button>
    </form>
  );
}
