import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RichTextEditor } from '../../../kit/rich-text-editor/rich-text-editor';
import { HTML_LANG } from '../../../lib/i18n';
import { FormSection, type SectionProps, ThreeTimes } from './form-parts';
import { SUFFIX } from './publish-values';

/** The description, with headings and pictures. */
export function DescriptionSection(section: SectionProps) {
  const { t } = useTranslation('publishing');
  const { form, language: shown } = section;
  // Three editors at once are slow to open: each comes with its tab, and stays for its undo.
  const [visited, setVisited] = useState([shown]);
  if (!visited.includes(shown)) setVisited([...visited, shown]);
  return (
    <FormSection section="description">
      <ThreeTimes {...section} label={t('field.content')} stems={['content']}>
        {(language) => {
          if (!visited.includes(language)) return null;
          const name = `content_${SUFFIX[language]}` as const;
          return (
            <RichTextEditor
              name={name}
              label={t('field.content')}
              lang={HTML_LANG[language]}
              value={form.values[name]}
              error={form.errors[name]}
              onChange={(html) => form.set(name, html)}
            />
          );
        }}
      </ThreeTimes>
    </FormSection>
  );
}
