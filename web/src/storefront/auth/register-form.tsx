import '../../kit/form/form-styles';
import { register } from '@fovea/shared-types/member/member.calls';
import type { RegisterRequest } from '@fovea/shared-types/member/member.dto';
import { Checkbox, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { ErrorSummary } from '../../kit/form/error-summary';
import { FormAlert } from '../../kit/form/form-alert';
import { textField } from '../../kit/form/text-field';
import { useForm, errorTexts } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { useUnsavedWarning } from '../../kit/form/use-unsaved-warning';
import { api } from '../../lib/api-client';
import { activeLanguage } from '../../lib/i18n';
import { cacheProfile, signIn } from '../../lib/session';
import { AddressFields } from './address-fields';
import { AgreementLabel } from './agreement-label';
import classes from './auth-form.module.css';
import { CodeField } from './code-field';
import { PasswordPair } from './password-pair';
import { firstValues, isBegun, registerProblems, toRequest } from './register-values';
import { FOR_MAIL, mailCode } from './send-code';

export function RegisterForm({ onSuccess }: { onSuccess: () => void }) {
  const { t } = useTranslation('auth');
  const form = useForm<RegisterRequest>({
    initial: firstValues(activeLanguage()),
    validate: (values) => errorTexts(registerProblems(values), (problem) => t(`problem.${problem}`)),
  });
  const { values, errors, set, checkField } = form;
  const joining = useSaving({
    form,
    save: (filled) => api(register, toRequest(filled), { quiet: true }),
    onSaved: (answer, filled) => {
      signIn(answer);
      cacheProfile({ phone: filled.phone });
      onSuccess();
    },
    byError: {
      EMAIL_TAKEN: 'email',
      PHONE_TAKEN: 'phone',
      PASSWORD_WEAK: 'password',
      PASSWORD_MISMATCH: 'password_confirm',
      CODE_INVALID: 'code',
      AGREEMENT_REQUIRED: 'checked',
    },
  });
  useUnsavedWarning(form.isDirty && isBegun(values));

  return (
    <form
      ref={form.form}
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(joining.submit)}
      onKeyDown={form.onKeyDown}
    >
      <p className={classes.legend}>{t('register.required')}</p>
      <ErrorSummary errors={errors} />
      {joining.failure !== null && <FormAlert>{joining.failure}</FormAlert>}
      <fieldset className={classes.group}>
        <legend>{t('register.sign_in_part')}</legend>
        <TextInput
          {...textField(form, 'email')}
          type="email"
          label={t('field.email')}
          withAsterisk
          autoComplete="email"
          inputMode="email"
          placeholder="name@example.com"
        />
        <CodeField
          form={form}
          purpose="register"
          wrong={{ email: errorTexts(registerProblems(values), (problem) => t(`problem.${problem}`)).email }}
          send={() => mailCode(values.email, FOR_MAIL.register)}
          sentText={t('code.sent')}
        />
        <PasswordPair values={values} errors={errors} set={set} checkField={checkField} note={form.note} />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t('register.person_part')}</legend>
        <TextInput
          {...textField(form, 'username')}
          className={classes.full}
          label={t('field.username')}
          withAsterisk
          autoComplete="name"
          maxLength={50}
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
      <Button type="submit" size="lg" loading={joining.isPending}>
        {t('register.submit')}
      </Button>
    </form>
  );
}
