import '../../kit/form/form-styles';
import type { SecondFactorSecret } from '@fovea/shared-types/member/second-factor.dto';
import { PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { CopyButton } from '../../kit/copy-button/copy-button';
import { Dialog } from '../../kit/dialog/dialog';
import { FormAlert } from '../../kit/form/form-alert';
import { textField } from '../../kit/form/text-field';
import { useForm, errorTexts } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { codeProblem, codeText } from '../auth/send-code';
import { QrCode } from './qr-code';
import { confirmFactor, enrolFactor } from './security.queries';
import classes from './security.module.css';

export interface EnrolDialogProps {
  onClose: () => void;
  /** It is on; these are the ways in when the authenticator is lost. */
  onCodes: (codes: readonly string[]) => void;
}

/** First the password, then the secret for the authenticator and a code of it as proof that it arrived. */
export function EnrolDialog({ onClose, onCodes }: EnrolDialogProps) {
  const { t } = useTranslation('security');
  const [secret, setSecret] = useState<SecondFactorSecret | null>(null);
  return (
    <Dialog opened onClose={onClose} title={t('enrol.title')} size={520} isPage={secret !== null}>
      {secret === null ? (
        <PasswordStep onSecret={setSecret} onClose={onClose} />
      ) : (
        <CodeStep secret={secret} onCodes={onCodes} />
      )}
    </Dialog>
  );
}

function PasswordStep({
  onSecret,
  onClose,
}: {
  onSecret: (secret: SecondFactorSecret) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('security');
  const { t: auth } = useTranslation('auth');
  const { t: common } = useTranslation();
  const form = useForm<{ password: string }>({
    initial: { password: '' },
    validate: ({ password }) => ({
      password: password === '' ? auth('problem.password_empty') : undefined,
    }),
  });
  const enrolling = useSaving({
    form,
    save: ({ password }) => enrolFactor(password),
    onSaved: onSecret,
    byError: { PASSWORD_WRONG: 'password' },
  });
  return (
    <form
      ref={form.form}
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(enrolling.submit)}
      onKeyDown={form.onKeyDown}
    >
      <p className={classes.text}>{t('enrol.password_text')}</p>
      {enrolling.failure !== null && <FormAlert>{enrolling.failure}</FormAlert>}
      <PasswordInput
        {...textField(form, 'password')}
        label={auth('field.password')}
        autoComplete="current-password"
        data-autofocus
        visibilityToggleButtonProps={{ 'aria-label': auth('field.show_password'), tabIndex: 0 }}
      />
      <div className={classes.end}>
        <Button variant="default" onClick={onClose}>
          {common('action.cancel')}
        </Button>
        <Button type="submit" loading={enrolling.isPending}>
          {t('enrol.next')}
        </Button>
      </div>
    </form>
  );
}

function CodeStep({ secret, onCodes }: { secret: SecondFactorSecret; onCodes: EnrolDialogProps['onCodes'] }) {
  const { t } = useTranslation('security');
  const { t: auth } = useTranslation('auth');
  const form = useForm<{ code: string }>({
    initial: { code: '' },
    validate: ({ code }) => errorTexts({ code: codeProblem(code) }, (problem) => auth(`problem.${problem}`)),
  });
  const confirming = useSaving({
    form,
    save: ({ code }) => confirmFactor(codeText(code)),
    onSaved: ({ recovery_codes }) => onCodes(recovery_codes),
    byError: { CODE_INVALID: 'code' },
  });
  return (
    <form
      ref={form.form}
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(confirming.submit)}
      onKeyDown={form.onKeyDown}
    >
      <ol className={classes.steps}>
        <li>{t('enrol.step_scan')}</li>
        <li>{t('enrol.step_code')}</li>
      </ol>
      <div className={classes.scan}>
        <QrCode text={secret.otpauth_url} label={t('enrol.qr')} />
        <div>
          <p className={classes.text}>{t('enrol.by_hand')}</p>
          <p className={classes.secret}>
            <code>{secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            <CopyButton text={secret.secret} label={t('enrol.copy')} />
          </p>
        </div>
      </div>
      {confirming.failure !== null && <FormAlert>{confirming.failure}</FormAlert>}
      <TextInput
        {...textField(form, 'code')}
        label={t('enrol.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        autoFocus
      />
      <div className={classes.end}>
        <Button type="submit" loading={confirming.isPending}>
          {t('factor.turn_on')}
        </Button>
      </div>
    </form>
  );
}
