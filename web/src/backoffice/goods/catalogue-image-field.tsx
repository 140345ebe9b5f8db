import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { useTranslation } from 'react-i18next';
import { UploadField } from '../../kit/upload-field/upload-field';

interface CatalogueImageFieldProps {
  form: {
    values: { images: readonly FileLink[] };
    errors: { images?: string };
    set: (name: 'images', images: FileLink[]) => void;
  };
  hint: string;
  onSending: (isSending: boolean) => void;
}

/** The one picture of a category or a maker. */
export function CatalogueImageField({ form, hint, onSending }: CatalogueImageFieldProps) {
  const { t } = useTranslation('catalogue');
  return (
    <UploadField
      name="images"
      kind="image"
      max={1}
      label={t('image')}
      hint={hint}
      value={form.values.images}
      error={form.errors.images}
      onChange={(images) => form.set('images', images)}
      onSending={onSending}
    />
  );
}
