import '../../kit/form/form-styles';
import { secondFactorLogin } from '@fovea/shared-types/member/member.calls';
import type { SessionAnswer } from '@fovea/shared-types/member/member.dto';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { FormAlert } from '../../kit/form/form-alert';
import { refusalErrors } from '../../kit/form/refusal-errors';
import { textField } from '../../kit/form/text-field';
import { plainText, useForm } from '../../kit/form/use-form';
import { api, ApiRefusal } from '../../lib/api-client';
import classes from './auth-form.module.css';
import { type NextStep, nextStepOf } from './next-step';
import { factorCodeText } from './send-code';

export interface SecondFactorFormProps {
  challenge: string;
  onSession: (answer: SessionAnswer) => void;
  /** Back to account and password; with a reason when the key no longer counts. */
  onBack: (reason: string | null) => void;
  /** The sign-in is not over yet. */
  onStep: (step: NextStep) => void;
}

interface Values {
  code: string;
}

/** The second question of a sign-in: six digits of the authenticator, or one of the recovery codes. */
export function SecondFactorForm({ challenge, onSession, onBack, onStep }: SecondFactorFormProps) {
  const { t } = useTranslation('auth');
  const [isRecovery, setRecovery] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Values>({
    initial: { code: '' },
    validate: ({ code }) => ({
      code:
        plainText(code) !== ''
          ? undefined
          : t(isRecovery ? 'second_factor.recovery_empty' : 'problem.code_empty'),
    }),
  });
  const login = useMutation({
    mutationFn: ({ code }: Values) =>
      api(secondFactorLogin, { challenge, code: factorCodeText(code) }, { quiet: true }),
    onSuccess: onSession,
    onError: (error) => {
      const step = nextStepOf(error);
      if (step !== null) {
        onStep(step);
        return;
      }
      if (error instanceof ApiRefusal && error.error === 'CHALLENGE_EXPIRED') {
        onBack(error.msg);
        return;
      }
      const found = refusalErrors<Values>(error, ['code'], { CODE_INVALID: 'code' });
      form.showErrors(found.fields);
      setFailure(found.text);
    },
  });
  const submit = (values: Values): void => {
    if (login.isPending) return;
    setFailure(null);
    login.mutate(values);
  };
  return (
    <form
      ref={form.form}
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(submit)}
      onKeyDown={form.onKeyDown}
    >
      <p className={classes.hint}>
        {t(isRecovery ? 'second_factor.recovery_text' : 'second_factor.code_text')}
      </p>
      {failure !== null && <FormAlert>{failure}</FormAlert>}
      <TextInput
        // Another kind of code is another field: the keyboard of a phone follows.
        key={String(isRecovery)}
        {...textField(form, 'code')}
        label={t(isRecovery ? 'second_factor.recovery' : 'second_factor.code')}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        autoFocus
      />
      <Button type="submit" size="lg" fullWidth loading={login.isPending}>
        {t('second_factor.submit')}
      </Button>
      <div className={classes.ways}>
        <button
          type="button"
          className={classes.textButton}
          onClick={() => {
            setRecovery(!isRecovery);
            setFailure(null);
            form.restart({ code: '' });
          }}
        >
          {t(isRecovery ? 'second_factor.use_code' : 'second_factor.use_recovery')}
        </button>
        <button type="button" className={classes.textButton} onClick={() => onBack(null)}>
          {t('second_factor.back')}
        </button>
      </div>
    </form>
  );
}
