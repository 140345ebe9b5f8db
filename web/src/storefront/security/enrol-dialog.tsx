import '../../kit/form/form-styles';
import type { SecondFactorSecret } from '@fovea/shared-types/member/second-factor.dto';
import { PasswordInput, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { CopyButton } from '../../kit/copy-button/copy-button';
import { Dialog } from '../../kit/dialog/dialog';
import { FormAlert } from '../../kit/form/form-alert';
import { refusalErrors } from '../../kit/form/refusal-errors';
import { textField } from '../../kit/form/text-field';
import { plainText, useForm } from '../../kit/form/use-form';
import { QrCode } from './qr-code';
import { confirmMutation, enrolMutation } from './security.queries';
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
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<{ password: string }>({
    initial: { password: '' },
    validate: ({ password }) => ({
      password: password === '' ? auth('problem.password_empty') : undefined,
    }),
  });
  const enrol = useMutation({
    ...enrolMutation(),
    onSuccess: onSecret,
    onError: (error) => {
      const found = refusalErrors<{ password: string }>(error, ['password'], { PASSWORD_WRONG: 'password' });
      form.showErrors(found.fields);
      setFailure(found.text);
    },
  });
  return (
    <form
      ref={form.form}
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(({ password }) => {
        if (enrol.isPending) return;
        setFailure(null);
        enrol.mutate(password);
      })}
      onKeyDown={form.onKeyDown}
    >
      <p className={classes.text}>{t('enrol.password_text')}</p>
      {failure !== null && <FormAlert>{failure}</FormAlert>}
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
        <Button type="submit" loading={enrol.isPending}>
          {t('enrol.next')}
        </Button>
      </div>
    </form>
  );
}

function CodeStep({ secret, onCodes }: { secret: SecondFactorSecret; onCodes: EnrolDialogProps['onCodes'] }) {
  const { t } = useTranslation('security');
  const { t: auth } = useTranslation('auth');
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<{ code: string }>({
    initial: { code: '' },
    validate: ({ code }) => ({
      code: /^\d{6}$/.test(plainText(code).replace(/\s/g, '')) ? undefined : auth('problem.code_wrong'),
    }),
  });
  const confirm = useMutation({
    ...confirmMutation(),
    onSuccess: ({ recovery_codes }) => onCodes(recovery_codes),
    onError: (error) => {
      const found = refusalErrors<{ code: string }>(error, ['code'], { CODE_INVALID: 'code' });
      form.showErrors(found.fields);
      setFailure(found.text);
    },
  });
  return (
    <form
      ref={form.form}
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(({ code }) => {
        if (confirm.isPending) return;
        setFailure(null);
        confirm.mutate(plainText(code).replace(/\s/g, ''));
      })}
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
      {failure !== null && <FormAlert>{failure}</FormAlert>}
      <TextInput
        {...textField(form, 'code')}
        label={t('enrol.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        autoFocus
      />
      <div className={classes.end}>
        <Button type="submit" loading={confirm.isPending}>
          {t('factor.turn_on')}
        </Button>
      </div>
    </form>
  );
}
