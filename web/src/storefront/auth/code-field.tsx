import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { useResendCountdown } from '../../lib/resend-countdown';
import { toast } from '../../lib/toast-store';
import classes from './auth-form.module.css';

export interface CodeFieldProps {
  /** Whose waiting time it is: one per purpose, and one for mails, one for text messages. */
  purpose: string;
  value: string;
  error?: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** Where to look for the code, unless the server says it. */
  sentText: string;
  /**
   * Asks the server for a code and resolves to its sentence about it. Nothing to call when the address is missing or
   * wrong: then that has been said beside its field.
   */
  ask: () => (() => Promise<string>) | null;
  onRefused: (error: unknown) => void;
}

/** The code sent to a person, and the button that asks for one: at most every 120 seconds. */
export function CodeField({
  purpose,
  value,
  error,
  onChange,
  onBlur,
  sentText,
  ask,
  onRefused,
}: CodeFieldProps) {
  const { t } = useTranslation('auth');
  const countdown = useResendCountdown(purpose);
  const send = useMutation({
    mutationFn: (call: () => Promise<string>) => call(),
    onMutate: countdown.start,
    onSuccess: (msg) => toast.success(msg === '' ? sentText : msg),
    onError: (failure) => {
      countdown.reset();
      onRefused(failure);
    },
  });
  const press = (): void => {
    const call = ask();
    if (call !== null && !send.isPending && countdown.seconds === 0) send.mutate(call);
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
          <Button variant="outline" disabled={countdown.seconds > 0} onClick={press}>
            {countdown.seconds > 0 ? t('code.again', { seconds: countdown.seconds }) : t('code.send')}
          </Button>
        </div>
      )}
    />
  );
}
