import type { Language } from '@fovea/shared-types/language';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormState } from '../../../kit/form/use-form';
import { LanguageTabs } from '../../../kit/language-tabs/language-tabs';
import { LANGUAGES } from '@fovea/shared-types/language';
import type { Section } from './publish-rules';
import { type PublishValues, SUFFIX } from './publish-values';
import classes from './publish.module.css';

/** What every section of the form gets. */
export interface SectionProps {
  form: FormState<PublishValues>;
  /** In which the fields that are written three times are shown. */
  language: Language;
  setLanguage: (language: Language) => void;
}

export const sectionId = (section: Section): string => `publish-${section}`;

/** A card of the form. */
export function FormSection({ section, children }: { section: Section; children: ReactNode }) {
  const { t } = useTranslation('publishing');
  const heading = `${sectionId(section)}-heading`;
  return (
    <section id={sectionId(section)} className={classes.section} aria-labelledby={heading}>
      <h2 id={heading} tabIndex={-1}>
        {t(`section.${section}`)}
      </h2>
      {children}
    </section>
  );
}

type Stem = 'goods_name' | 'condition_note' | 'usage_note' | 'content';

/** The same fields in three languages; a mark shows where one of the stems is empty. */
export function ThreeTimes({
  form,
  language,
  setLanguage,
  label,
  stems,
  children,
}: SectionProps & {
  label: string;
  stems: readonly Stem[];
  children: (language: Language) => ReactNode;
}) {
  const { t } = useTranslation('publishing');
  const hasText = (stem: Stem, one: Language): boolean => form.values[`${stem}_${SUFFIX[one]}`].trim() !== '';
  const incomplete = new Set(
    LANGUAGES.filter((one) =>
      // What nobody wrote in any language is not missing in this one.
      stems.some((stem) => !hasText(stem, one) && LANGUAGES.some((other) => hasText(stem, other))),
    ),
  );
  return (
    <LanguageTabs
      label={t('form.languages', { field: label })}
      incomplete={incomplete}
      active={language}
      onChange={setLanguage}
    >
      {children}
    </LanguageTabs>
  );
}
