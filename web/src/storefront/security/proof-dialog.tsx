import '../../kit/form/form-styles';
import type { SecondFactorProof } from '@fovea/shared-types/member/second-factor.dto';
import { PasswordInput, TextInput } from '@mantine/core';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { Dialog } from '../../kit/dialog/dialog';
import { FormAlert } from '../../kit/form/form-alert';
import { refusalErrors } from '../../kit/form/refusal-errors';
import { textField } from '../../kit/form/text-field';
import { plainText, useForm } from '../../kit/form/use-form';
import classes from './security.module.css';

export interface ProofDialogProps<Answer> {
  /** The action; its button says the same. */
  title: string;
  text: string;
  isDanger?: boolean;
  submit: UseMutationOptions<Answer, Error, SecondFactorProof>;
  onDone: (answer: Answer) => void;
  onClose: () => void;
}

/** Something grave about the second factor: asks for the password and a code of it. */
export function ProofDialog<Answer>({
  title,
  text,
  isDanger = false,
  submit,
  onDone,
  onClose,
}: ProofDialogProps<Answer>) {
  const { t } = useTranslation('security');
  const { t: auth } = useTranslation('auth');
  const { t: common } = useTranslation();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<SecondFactorProof>({
    initial: { password: '', code: '' },
    validate: ({ password, code }) => ({
      password: password === '' ? auth('problem.password_empty') : undefined,
      code: plainText(code) === '' ? auth('problem.code_empty') : undefined,
    }),
  });
  const prove = useMutation({
    ...submit,
    onSuccess: onDone,
    onError: (error) => {
      const found = refusalErrors<SecondFactorProof>(error, ['password', 'code'], {
        PASSWORD_WRONG: 'password',
        CODE_INVALID: 'code',
      });
      form.showErrors(found.fields);
      setFailure(found.text);
    },
  });
  return (
    <Dialog opened onClose={onClose} title={title}>
      <form
        ref={form.form}
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit((values) => {
          if (prove.isPending) return;
          setFailure(null);
          prove.mutate({ password: values.password, code: plainText(values.code) });
        })}
        onKeyDown={form.onKeyDown}
      >
        <p className={classes.text}>{text}</p>
        {failure !== null && <FormAlert>{failure}</FormAlert>}
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
          <Button type="submit" variant={isDanger ? 'danger' : 'filled'} loading={prove.isPending}>
            {title}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
