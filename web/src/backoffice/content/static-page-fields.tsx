import { TITLE_MAX } from '@fovea/shared-types/content/static-page-rules';
import type { Language } from '@fovea/shared-types/language';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../kit/form/fields';
import type { FormState } from '../../kit/form/use-form';
import { RichTextEditor } from '../../kit/rich-text-editor/rich-text-editor';
import { contentField, type StaticPageValues, titleField } from './static-page-values';

interface StaticPageFieldsProps {
  form: FormState<StaticPageValues>;
  language: Language;
}

/** Title and text in one language. */
export function StaticPageFields({ form, language }: StaticPageFieldsProps) {
  const { t } = useTranslation('content');
  const content = contentField(language);
  return (
    <>
      <TextField
        form={form}
        name={titleField(language)}
        label={t('static.field_title')}
        lang={language}
        maxLength={TITLE_MAX}
        required
      />
      <RichTextEditor
        name={content}
        label={t('static.field_content')}
        lang={language}
        value={form.values[content]}
        error={form.errors[content]}
        required
        onChange={(html) => form.set(content, html)}
      />
    </>
  );
}
