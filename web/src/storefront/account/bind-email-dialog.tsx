import '../../kit/form/form-styles';
import { bindEmail } from '@fovea/shared-types/member/member.calls';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { Dialog } from '../../kit/dialog/dialog';
import { FormAlert } from '../../kit/form/form-alert';
import { refusalErrors } from '../../kit/form/refusal-errors';
import { textField } from '../../kit/form/text-field';
import { plainText, useForm } from '../../kit/form/use-form';
import { api } from '../../lib/api-client';
import { toast } from '../../lib/toast-store';
import { CodeField } from '../auth/code-field';
import { codeProblem, emailProblem, FOR_MAIL, mailCode } from '../auth/send-code';
import classes from './bind-dialog.module.css';

interface Values {
  email: string;
  code: string;
}

/** Another address for the account; the code sent there proves that it is the person's. */
export function BindEmailDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { t } = useTranslation('account');
  const { t: auth } = useTranslation('auth');
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Values>({
    initial: { email: '', code: '' },
    validate: (values) => {
      const email = emailProblem(values.email);
      const code = codeProblem(values.code);
      return { email: email && auth(`problem.${email}`), code: code && auth(`problem.${code}`) };
    },
  });
  const bind = useMutation({
    mutationFn: ({ email, code }: Values) =>
      api(bindEmail, { email: plainText(email), code: plainText(code) }, { quiet: true }),
    onSuccess: () => {
      toast.success(t('bind.email_done'));
      onDone();
    },
    onError: (error) => {
      const found = refusalErrors<Values>(error, ['email', 'code'], {
        EMAIL_TAKEN: 'email',
        CODE_INVALID: 'code',
      });
      form.showErrors(found.fields);
      setFailure(found.text);
    },
  });
  return (
    <Dialog opened onClose={onClose} title={t('bind.email')}>
      <form
        ref={form.form}
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit((values) => {
          if (bind.isPending) return;
          setFailure(null);
          bind.mutate(values);
        })}
        onKeyDown={form.onKeyDown}
      >
        <p className={classes.text}>{t('bind.email_text')}</p>
        {failure !== null && <FormAlert>{failure}</FormAlert>}
        <TextInput
          {...textField(form, 'email')}
          type="email"
          label={t('bind.new_email')}
          withAsterisk
          autoComplete="email"
          inputMode="email"
          data-autofocus
        />
        <CodeField
          purpose="bind-mail"
          value={form.values.code}
          error={form.errors.code}
          onChange={(code) => form.set('code', code)}
          onBlur={() => form.checkField('code')}
          sentText={auth('code.sent')}
          ask={() => {
            const problem = emailProblem(form.values.email);
            form.note('email', problem && auth(`problem.${problem}`));
            return problem === undefined ? () => mailCode(form.values.email, FOR_MAIL.bind) : null;
          }}
          onRefused={(error) => {
            const found = refusalErrors<Values>(error, ['email'], { EMAIL_TAKEN: 'email' });
            if (found.fields.email !== undefined) form.note('email', found.fields.email);
            if (found.text !== null) toast.error(found.text);
          }}
        />
        <Button type="submit" size="lg" loading={bind.isPending}>
          {t('bind.email_submit')}
        </Button>
      </form>
    </Dialog>
  );
}
