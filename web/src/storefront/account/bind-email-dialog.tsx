import '../../kit/form/form-styles';
import { bindEmail } from '@fovea/shared-types/member/member.calls';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { Dialog } from '../../kit/dialog/dialog';
import { FormAlert } from '../../kit/form/form-alert';
import { textField } from '../../kit/form/text-field';
import { plainText, useForm, errorTexts } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { api } from '../../lib/api-client';
import { toast } from '../../lib/toast-store';
import { CodeField } from '../auth/code-field';
import {
  NO_PROOF,
  type OwnerProof,
  OwnerProofFields,
  PROOF_ERRORS,
  proofOf,
  proofProblems,
  useHasSecondFactor,
} from '../auth/owner-proof';
import { codeProblem, codeText, emailProblem, FOR_MAIL, mailCode } from '../auth/send-code';
import classes from './bind-dialog.module.css';

interface Values extends OwnerProof {
  email: string;
  code: string;
}

/** Another address for the account; the code sent there proves that it is the person's. */
export function BindEmailDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { t } = useTranslation('account');
  const { t: auth } = useTranslation('auth');
  const hasFactor = useHasSecondFactor();
  const check = (values: Values) =>
    errorTexts(
      {
        email: emailProblem(values.email),
        code: codeProblem(values.code),
        ...proofProblems(values, hasFactor),
      },
      (problem) => auth(`problem.${problem}`),
    );
  const form = useForm<Values>({ initial: { email: '', code: '', ...NO_PROOF }, validate: check });
  const binding = useSaving({
    form,
    save: ({ email, code, ...proof }) =>
      api(bindEmail, { email: plainText(email), code: codeText(code), ...proofOf(proof) }, { quiet: true }),
    onSaved: () => {
      toast.success(t('bind.email_done'));
      onDone();
    },
    byError: { EMAIL_TAKEN: 'email', CODE_INVALID: 'code', ...PROOF_ERRORS },
  });
  return (
    <Dialog opened onClose={onClose} title={t('bind.email')}>
      <form
        ref={form.form}
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit(binding.submit)}
        onKeyDown={form.onKeyDown}
      >
        <p className={classes.text}>{t('bind.email_text')}</p>
        {binding.failure !== null && <FormAlert>{binding.failure}</FormAlert>}
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
          form={form}
          purpose="bind-mail"
          wrong={{ email: check(form.values).email }}
          send={() => mailCode(form.values.email, FOR_MAIL.bind)}
          sentText={auth('code.sent')}
        />
        <OwnerProofFields
          values={form.values}
          errors={form.errors}
          set={form.set}
          checkField={form.checkField}
          hasFactor={hasFactor}
        />
        <Button type="submit" size="lg" loading={binding.isPending}>
          {t('bind.email_submit')}
        </Button>
      </form>
    </Dialog>
  );
}
