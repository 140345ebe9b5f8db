import '../../kit/form/form-styles';
import { addMessageBoard } from '@fovea/shared-types/content/content.calls';
import { Textarea, TextInput } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { FormAlert } from '../../kit/form/form-alert';
import { refusalErrors } from '../../kit/form/refusal-errors';
import { textField } from '../../kit/form/text-field';
import { type FieldErrors, useForm } from '../../kit/form/use-form';
import { api } from '../../lib/api-client';
import { activeLanguage } from '../../lib/i18n';
import classes from './contact.module.css';
import {
  contactProblems,
  contactRequest,
  type ContactValues,
  EMPTY_CONTACT,
  nameOrder,
} from './contact-values';

const FIELDS = ['last_name', 'first_name', 'email', 'phone', 'message'] as const;
const MESSAGE_MAX = 4000;

/** Five fields, each checked when it is left, from the start. */
export function ContactForm() {
  const { t } = useTranslation('contact');
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<ContactValues>({
    initial: EMPTY_CONTACT,
    isEager: true,
    validate: (values) => {
      const problems = contactProblems(values);
      const errors: FieldErrors<ContactValues> = {};
      for (const name of FIELDS) {
        const problem = problems[name];
        if (problem !== undefined) errors[name] = t(`problem.${problem}`);
      }
      return errors;
    },
  });
  const send = useMutation({
    mutationFn: (values: ContactValues) => api(addMessageBoard, contactRequest(values), { quiet: true }),
    onSuccess: () => form.restart(EMPTY_CONTACT),
    onError: (error) => {
      const found = refusalErrors<ContactValues>(error, FIELDS);
      form.showErrors(found.fields);
      setFailure(found.text);
    },
  });
  const names = nameOrder(activeLanguage());
  return (
    <form
      ref={form.form}
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit((values) => {
        if (send.isPending) return;
        setFailure(null);
        send.mutate(values);
      })}
      onKeyDown={form.onKeyDown}
    >
      <h3>{t('form.title')}</h3>
      {failure !== null && <FormAlert>{failure}</FormAlert>}
      <div className={classes.sent} role="status">
        {send.isSuccess && (
          <p>
            <IconCircleCheck size={22} aria-hidden />
            <span>{t('form.sent')}</span>
          </p>
        )}
      </div>
      <div className={classes.pair}>
        {names.map((name) => (
          <TextInput
            key={name}
            {...textField(form, name)}
            label={t(`form.${name}`)}
            withAsterisk
            autoComplete={name === 'last_name' ? 'family-name' : 'given-name'}
            maxLength={50}
          />
        ))}
        <TextInput
          {...textField(form, 'email')}
          type="email"
          label={t('form.email')}
          withAsterisk
          autoComplete="email"
          inputMode="email"
        />
        <TextInput
          {...textField(form, 'phone')}
          type="tel"
          label={t('form.phone')}
          withAsterisk
          autoComplete="tel"
          maxLength={30}
        />
      </div>
      <Textarea
        {...textField(form, 'message')}
        label={t('form.message')}
        withAsterisk
        autosize
        minRows={8}
        maxRows={10}
        maxLength={MESSAGE_MAX}
      />
      <div>
        <Button type="submit" size="lg" loading={send.isPending}>
          {t('form.submit')}
        </Button>
      </div>
    </form>
  );
}
