import '../../kit/form/form-styles';
import type { SecondFactorProof } from '@fovea/shared-types/member/second-factor.dto';
import { PasswordInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { Dialog } from '../../kit/dialog/dialog';
import { FormAlert } from '../../kit/form/form-alert';
import { textField } from '../../kit/form/text-field';
import { plainText, useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { factorCodeText } from '../auth/send-code';
import classes from './security.module.css';

export interface ProofDialogProps<Answer> {
  /** The action; its button has the same text. */
  title: string;
  text: string;
  isDanger?: boolean;
  prove: (proof: SecondFactorProof) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onClose: () => void;
}

/** A sensitive change of the second factor: requires the password and a code of it. */
export function ProofDialog<Answer>({
  title,
  text,
  isDanger = false,
  prove,
  onDone,
  onClose,
}: ProofDialogProps<Answer>) {
  const { t } = useTranslation('security');
  const { t: auth } = useTranslation('auth');
  const { t: common } = useTranslation();
  const form = useForm<SecondFactorProof>({
    initial: { password: '', code: '' },
    validate: ({ password, code }) => ({
      password: password === '' ? auth('problem.password_empty') : undefined,
      code: plainText(code) === '' ? auth('problem.code_empty') : undefined,
    }),
  });
  const proving = useSaving({
    form,
    save: ({ password, code }) => prove({ password, code: factorCodeText(code) }),
    onSaved: onDone,
    byError: { PASSWORD_WRONG: 'password', CODE_INVALID: 'code' },
  });
  return (
    <Dialog opened onClose={onClose} title={title}>
      <form
        ref={form.form}
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit(proving.submit)}
        onKeyDown={form.onKeyDown}
      >
        <p className={classes.text}>{text}</p>
        {proving.failure !== null && <FormAlert>{proving.failure}</FormAlert>}
        <PasswordInput
          {...textField(form, 'password')}
          label={auth('field.password')}
          autoComplete="current-password"
          data-autofocus
          visibilityToggleButtonProps={{ 'aria-label': auth('field.show_password'), tabIndex: 0 }}
        />
        <TextInput
          {...textField(form, 'code')}
          label={t('proof.code')}
          description={t('proof.code_hint')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          autoComplete="one-time-code"
          maxLength={20}
        />
        <div className={classes.end}>
          <Button variant="default" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" variant={isDanger ? 'danger' : 'filled'} loading={proving.isPending}>
            {title}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
