import { GOODS_ATTACHMENTS_MAX, GOODS_IMAGES_MAX } from '@fovea/shared-types/goods/goods-bounds';
import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { UploadField } from '../../../kit/upload-field/upload-field';
import { FormSection, type SectionProps } from './form-parts';
import { kindOf } from './publish-values';
import classes from './publish.module.css';

const KINDS = ['1', '2', '3', '4'] as const;

/** Pictures in their order, a video, and documents with their kinds. */
export function MediaSection({
  form,
  onSending,
}: SectionProps & { onSending: (field: string, isSending: boolean) => void }) {
  const { t } = useTranslation('publishing');
  return (
    <FormSection section="media">
      <UploadField
        name="images"
        kind="image"
        label={t('field.images')}
        hint={t('hint.images')}
        max={GOODS_IMAGES_MAX}
        hasCover
        required
        value={form.values.images}
        error={form.errors.images}
        onChange={(files) => form.set('images', files)}
        onSending={(isSending) => onSending('images', isSending)}
      />
      <UploadField
        name="video"
        kind="video"
        label={t('field.video')}
        value={form.values.video}
        error={form.errors.video}
        onChange={(files) => form.set('video', files)}
        onSending={(isSending) => onSending('video', isSending)}
      />
      <UploadField
        name="attachments"
        kind="file"
        label={t('field.attachments')}
        hint={t('hint.attachments')}
        max={GOODS_ATTACHMENTS_MAX}
        value={form.values.attachments}
        error={form.errors.attachments}
        onChange={(files) => form.set('attachments', files)}
        onSending={(isSending) => onSending('attachments', isSending)}
      />
      <AttachmentKinds form={form} />
    </FormSection>
  );
}

function AttachmentKinds({ form }: Pick<SectionProps, 'form'>) {
  const { t } = useTranslation('publishing');
  const { attachments, attachment_kinds } = form.values;
  return attachments.map((file) => (
    <Select
      key={file.id}
      className={classes.kind}
      label={t('attachment.kind_of', { name: file.name })}
      data={KINDS.map((kind) => ({ value: kind, label: t(`attachment.kind_${kind}`) }))}
      value={kindOf(form.values, file)}
      allowDeselect={false}
      comboboxProps={{ shadow: 'md' }}
      onChange={(kind) => form.set('attachment_kinds', { ...attachment_kinds, [file.id]: kind ?? '4' })}
    />
  ));
}
