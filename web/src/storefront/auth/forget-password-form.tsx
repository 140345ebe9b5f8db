import '../../kit/form/form-styles';
import { forgetPassword } from '@fovea/shared-types/member/member.calls';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { FormAlert } from '../../kit/form/form-alert';
import { textField } from '../../kit/form/text-field';
import { useForm, errorTexts } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { api } from '../../lib/api-client';
import { activeLanguage } from '../../lib/i18n';
import classes from './auth-form.module.css';
import { CodeField } from './code-field';
import {
  firstForgetValues,
  forgetProblems,
  forgetRequest,
  type ForgetValues,
  type ForgetWay,
} from './forget-values';
import { PasswordPair } from './password-pair';
import { PhoneFields } from './phone-fields';
import { FOR_MAIL, FOR_PHONE, mailCode, textCode } from './send-code';

const WAYS = ['mail', 'phone'] as const;

/** A code by mail or phone proves who one is; then a new password. */
export function ForgetPasswordForm({ email: given, onSuccess }: { email: string; onSuccess: () => void }) {
  const { t } = useTranslation('auth');
  const [way, setWay] = useState<ForgetWay>('mail');
  const check = (values: ForgetValues) =>
    errorTexts(forgetProblems(way, values), (problem) => t(`problem.${problem}`));
  const form = useForm<ForgetValues>({
    initial: firstForgetValues(activeLanguage(), given),
    validate: check,
  });
  const { values, errors, set, checkField } = form;
  const renewing = useSaving({
    form,
    save: (filled) => api(forgetPassword, forgetRequest(way, filled), { quiet: true }),
    onSaved: onSuccess,
    byError: { CODE_INVALID: 'code', PASSWORD_WEAK: 'password', PASSWORD_MISMATCH: 'password_confirm' },
  });
  const { email, area_code, phone } = check(values);

  return (
    <form
      ref={form.form}
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(renewing.submit)}
      onKeyDown={form.onKeyDown}
    >
      {renewing.failure !== null && <FormAlert>{renewing.failure}</FormAlert>}
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
        <>
          <TextInput
            {...textField(form, 'email')}
            type="email"
            label={t('field.email')}
            withAsterisk
            autoComplete="username"
            inputMode="email"
          />
          <CodeField
            key="mail"
            form={form}
            purpose="retrieve-mail"
            wrong={{ email }}
            send={() => mailCode(values.email, FOR_MAIL.retrieve)}
            sentText={t('forget.sent_mail')}
          />
        </>
      ) : (
        <>
          <PhoneFields values={values} errors={errors} set={set} checkField={checkField} />
          <CodeField
            key="phone"
            form={form}
            purpose="retrieve-phone"
            wrong={{ area_code, phone }}
            send={() => textCode(values.area_code, values.phone, FOR_PHONE.retrieve)}
            sentText={t('forget.sent_phone')}
          />
        </>
      )}
      <PasswordPair
        values={values}
        errors={errors}
        set={set}
        checkField={checkField}
        note={form.note}
        label={t('field.new_password')}
      />
      <Button type="submit" size="lg" fullWidth loading={renewing.isPending}>
        {t('forget.submit')}
      </Button>
    </form>
  );
}
