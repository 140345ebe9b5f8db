import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { refusalErrors } from '../../kit/form/refusal-errors';
import { textField } from '../../kit/form/text-field';
import { useResendCountdown } from '../../lib/resend-countdown';
import { toast } from '../../lib/toast-store';
import classes from './auth-form.module.css';

/** The form around it: the code is typed here, its address in fields beside. */
interface CodeForm<Address extends string> {
  values: { code: string };
  errors: { code?: string };
  set: (name: 'code', value: string) => void;
  checkField: (name: 'code') => void;
  note: (name: Address, text: string | undefined) => void;
}

export interface CodeFieldProps<Address extends string> {
  form: CodeForm<NoInfer<Address>>;
  /** Whose waiting time it is: one per purpose, and one for mails, one for text messages. */
  purpose: string;
  /** What is wrong with the address, in words beside its fields; nothing is sent then. */
  wrong: { [Name in Address]: string | undefined };
  /** Requests a code from the server. @returns its message */
  send: () => Promise<string>;
  /** Where to look for the code, where the page knows more than the server's message. */
  sentText?: string;
}

/** The code sent to a person, and the button that requests one: at most every 120 seconds. */
export function CodeField<Address extends string>({
  form,
  purpose,
  wrong,
  send,
  sentText,
}: CodeFieldProps<Address>) {
  const { t } = useTranslation('auth');
  const countdown = useResendCountdown(purpose);
  // The keys of an object typed by its keys are these keys.
  const address = Object.keys(wrong) as Address[];
  const ask = useMutation({
    mutationFn: send,
    onMutate: countdown.start,
    onSuccess: (message) => toast.success(sentText ?? message),
    onError: (failure) => {
      countdown.reset();
      const { fields, text } = refusalErrors<Record<Address, string>>(failure, address);
      for (const name of address) if (fields[name] !== undefined) form.note(name, fields[name]);
      if (text !== null) toast.error(text);
    },
  });
  const press = (): void => {
    if (ask.isPending || countdown.seconds > 0) return;
    for (const name of address) form.note(name, wrong[name]);
    if (address.every((name) => wrong[name] === undefined)) ask.mutate();
  };
  return (
    <TextInput
      {...textField(form, 'code')}
      label={t('field.code')}
      withAsterisk
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      inputContainer={(input) => (
        <div className={classes.code}>
          {input}
          <Button
            variant="outline"
            // Disabled in earnest it would lose the focus to the top of the page.
            aria-disabled={countdown.seconds > 0 || undefined}
            onClick={press}
          >
            {countdown.seconds > 0 ? t('code.again', { seconds: countdown.seconds }) : t('code.send')}
          </Button>
        </div>
      )}
    />
  );
}
