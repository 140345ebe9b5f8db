import '../../kit/form/form-styles';
import { addFeedback } from '@fovea/shared-types/content/content.calls';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { FormAlert } from '../../kit/form/form-alert';
import { refusalErrors } from '../../kit/form/refusal-errors';
import { textField } from '../../kit/form/text-field';
import { plainText, useForm } from '../../kit/form/use-form';
import { useUnsavedWarning } from '../../kit/form/use-unsaved-warning';
import { UploadField } from '../../kit/upload-field/upload-field';
import { api } from '../../lib/api-client';
import { emailProblem } from '../auth/send-code';
import classes from './contact.module.css';

const IMAGES_MAX = 9;
const CONTENT_MAX = 4000;

interface Values {
  email: string;
  content: string;
}

/** Feedback on the product, with pictures. */
export function FeedbackForm({ email, onSent }: { email: string; onSent: () => void }) {
  const { t } = useTranslation('contact');
  const [images, setImages] = useState<FileLink[]>([]);
  const [imagesError, setImagesError] = useState<string | undefined>();
  const [isUploading, setUploading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Values>({
    initial: { email, content: '' },
    validate: (values) => {
      const problem = emailProblem(values.email);
      return {
        email: problem && t(`problem.${problem}`),
        content: values.content.trim() === '' ? t('feedback.content_empty') : undefined,
      };
    },
  });
  const send = useMutation({
    mutationFn: (values: Values) =>
      api(
        addFeedback,
        {
          email: plainText(values.email),
          content: values.content.trim(),
          images: images.map(({ id }) => id),
        },
        { quiet: true },
      ),
    onSuccess: onSent,
    onError: (error) => {
      const found = refusalErrors<Values & { images: string }>(error, ['email', 'content', 'images'], {
        FILE_UNKNOWN: 'images',
        FILE_COUNT: 'images',
      });
      const { images: wrong, ...fields } = found.fields;
      form.showErrors(fields);
      setImagesError(wrong);
      setFailure(found.text);
    },
  });
  useUnsavedWarning((form.values.content !== '' || images.length > 0) && !send.isSuccess);
  return (
    <form
      ref={form.form}
      className={classes.card}
      noValidate
      onSubmit={form.onSubmit((values) => {
        setFailure(null);
        if (isUploading) setImagesError(t('feedback.uploading'));
        else if (!send.isPending) send.mutate(values);
      })}
      onKeyDown={form.onKeyDown}
    >
      <p className={classes.intro}>{t('feedback.lead')}</p>
      {failure !== null && <FormAlert>{failure}</FormAlert>}
      <Textarea
        {...textField(form, 'content')}
        label={t('feedback.content')}
        withAsterisk
        autosize
        minRows={6}
        maxRows={14}
        maxLength={CONTENT_MAX}
      />
      <UploadField
        name="images"
        kind="image"
        max={IMAGES_MAX}
        label={t('feedback.images')}
        value={images}
        error={imagesError}
        onChange={(next) => {
          setImages(next);
          setImagesError(undefined);
        }}
        onSending={setUploading}
      />
      <TextInput
        {...textField(form, 'email')}
        type="email"
        label={t('feedback.email')}
        withAsterisk
        autoComplete="email"
        inputMode="email"
      />
      <div>
        <Button type="submit" size="lg" loading={send.isPending}>
          {t('feedback.submit')}
        </Button>
      </div>
    </form>
  );
}
