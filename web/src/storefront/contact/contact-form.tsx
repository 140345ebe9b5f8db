import '../../kit/form/form-styles';
import { addMessageBoard } from '@fovea/shared-types/content/content.calls';
import { Textarea, TextInput } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { FormAlert } from '../../kit/form/form-alert';
import { textField } from '../../kit/form/text-field';
import { useForm, errorTexts } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { useUnsavedWarning } from '../../kit/form/use-unsaved-warning';
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

const MESSAGE_MAX = 4000;

export interface ContactFormProps {
  /** Typed input has not been sent; a dialog around the form confirms before it closes. */
  onDirty?: (isDirty: boolean) => void;
}

/** Five fields, each checked when it is left, from the start. */
export function ContactForm({ onDirty }: ContactFormProps) {
  const { t } = useTranslation('contact');
  const [isSent, setSent] = useState(false);
  const form = useForm<ContactValues>({
    initial: EMPTY_CONTACT,
    isEager: true,
    validate: (values) => errorTexts(contactProblems(values), (problem) => t(`problem.${problem}`)),
  });
  const sending = useSaving({
    form,
    save: (values) => api(addMessageBoard, contactRequest(values), { quiet: true }),
    onSaved: () => {
      form.restart(EMPTY_CONTACT);
      setSent(true);
    },
  });
  useUnsavedWarning(form.isDirty);
  useEffect(() => onDirty?.(form.isDirty), [onDirty, form.isDirty]);
  const names = nameOrder(activeLanguage());
  return (
    <form
      ref={form.form}
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit((values) => {
        setSent(false);
        sending.submit(values);
      })}
      onKeyDown={form.onKeyDown}
    >
      <h3>{t('form.title')}</h3>
      {sending.failure !== null && <FormAlert>{sending.failure}</FormAlert>}
      <div className={classes.sent} role="status">
        {isSent && (
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
        <Button type="submit" size="lg" loading={sending.isPending}>
          {t('form.submit')}
        </Button>
      </div>
    </form>
  );
}
