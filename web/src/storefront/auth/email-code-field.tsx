import { isEmail } from '@fovea/shared-types/email';
import { sendEmailCode } from '@fovea/shared-types/member/member.calls';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { refusalErrors } from '../../kit/form/refusal-errors';
import { plainText } from '../../kit/form/use-form';
import { api } from '../../lib/api-client';
import { useResendCountdown } from '../../lib/resend-countdown';
import { toast } from '../../lib/toast-store';
import classes from './auth-form.module.css';

/** On the wire: this code is for registering. */
const FOR_REGISTRATION = 1;

export interface EmailCodeFieldProps {
  email: string;
  value: string;
  error?: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** The address is missing or was refused. */
  onEmailError: (text: string) => void;
}

/** The code sent by mail, and the button that asks for one: at most every 120 seconds. */
export function EmailCodeField({ email, value, error, onChange, onBlur, onEmailError }: EmailCodeFieldProps) {
  const { t } = useTranslation('auth');
  const countdown = useResendCountdown('register');
  const send = useMutation({
    mutationFn: (address: string) =>
      api(sendEmailCode, { email: address, type: FOR_REGISTRATION }, { quiet: true }),
    onMutate: countdown.start,
    onSuccess: () => toast.success(t('code.sent')),
    onError: (failure) => {
      countdown.reset();
      const found = refusalErrors<{ email: string }>(failure, ['email'], { EMAIL_TAKEN: 'email' });
      if (found.fields.email !== undefined) onEmailError(found.fields.email);
      else if (found.text !== null) toast.error(found.text);
    },
  });
  const ask = (): void => {
    const address = plainText(email);
    if (address === '') onEmailError(t('problem.email_empty'));
    else if (!isEmail(address)) onEmailError(t('problem.email_wrong'));
    else if (!send.isPending && countdown.seconds === 0) send.mutate(address);
  };
  return (
    <TextInput
      name="code"
      size="md"
      label={t('field.code')}
      withAsterisk
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      inputContainer={(input) => (
        <div className={classes.code}>
          {input}
          <Button variant="outline" disabled={countdown.seconds > 0} onClick={ask}>
            {countdown.seconds > 0 ? t('code.again', { seconds: countdown.seconds }) : t('code.send')}
          </Button>
        </div>
      )}
    />
  );
}
