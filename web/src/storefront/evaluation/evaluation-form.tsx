import '../../kit/form/form-styles';
import { EVALUATION_IMAGES_MAX, EVALUATION_TEXT_MAX } from '@fovea/shared-types/order/evaluation-rules';
import type { MyEvaluation } from '@fovea/shared-types/order/evaluation.dto';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFrame } from '../../kit/form/form-frame';
import { textField } from '../../kit/form/text-field';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { StarsField } from '../../kit/stars/stars-field';
import { UploadField } from '../../kit/upload-field/upload-field';
import { toast } from '../../lib/toast-store';
import { sendEvaluation, useEvaluated } from './evaluation.queries';
import { useStarTexts } from './star-texts';

interface Values {
  comment_star: number;
  comment_content: string;
  images: FileLink[];
}

const EMPTY: Values = { comment_star: 0, comment_content: '', images: [] };

/** Stars, words and pictures of one received order. */
export function EvaluationForm({ order, onClose }: { order: MyEvaluation; onClose: () => void }) {
  const { t } = useTranslation('evaluation');
  const { labelOf } = useStarTexts();
  const evaluated = useEvaluated();
  const [isSending, setSending] = useState(false);
  const form = useForm<Values>({
    initial: EMPTY,
    validate: (values) => ({
      comment_star: values.comment_star === 0 ? t('form.star_missing') : undefined,
      comment_content: values.comment_content.trim() === '' ? t('form.content_missing') : undefined,
    }),
  });
  const saving = useSaving({
    form,
    save: (values, request_id) =>
      sendEvaluation({
        order_id: order.order_id,
        comment_star: values.comment_star,
        comment_content: values.comment_content.trim(),
        images: values.images.map(({ id }) => id),
        request_id,
      }),
    onSaved: async () => {
      toast.success(t('form.sent'));
      onClose();
      await evaluated();
    },
    byError: { FILE_UNKNOWN: 'images', FILE_COUNT: 'images' },
  });
  return (
    <FormFrame
      form={form}
      saving={saving}
      submitLabel={t('form.send')}
      onCancel={onClose}
      isWaiting={isSending}
    >
      <StarsField
        name="comment_star"
        label={t('form.star')}
        value={form.values.comment_star}
        labelOf={labelOf}
        error={form.errors.comment_star}
        onChange={(star) => form.set('comment_star', star)}
      />
      <Textarea
        {...textField(form, 'comment_content')}
        label={t('form.content')}
        description={t('form.content_hint')}
        withAsterisk
        rows={5}
        maxLength={EVALUATION_TEXT_MAX}
      />
      <UploadField
        name="images"
        kind="image"
        max={EVALUATION_IMAGES_MAX}
        label={t('form.images')}
        value={form.values.images}
        error={form.errors.images}
        onChange={(images) => form.set('images', images)}
        onSending={setSending}
      />
    </FormFrame>
  );
}
