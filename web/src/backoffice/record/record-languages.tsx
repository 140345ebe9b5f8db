import { LANGUAGES, type Language } from '@fovea/shared-types/language';
import type { RecordDeclaration, StaffRecord } from '@fovea/shared-types/record/record';
import { type ComponentType, useCallback, useState } from 'react';
import { LanguageTabs } from '../../kit/language-tabs/language-tabs';
import { useErrorLanguage } from '../../kit/language-tabs/use-error-language';
import { activeLanguage } from '../../lib/i18n';
import { localText } from '../../lib/local-text';
import { RecordInput } from './record-fields';
import type { FormPartProps } from './record-form';
import type { PlainValues, ValuesOf } from './record-types';

const SUFFIX = { zh: 'c', en: 'e', ja: 'j' } as const satisfies Record<Language, string>;

/** `goods_name` of `goods_name_c`, `goods_name_e` and `goods_name_j`. */
type Stem<Name> = Name extends `${infer Begin}_c` ? Begin : never;

const isEmpty = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

/** A part of a form: fields that are written three times, a tab for each language. */
export function inThreeLanguages<D extends RecordDeclaration>(
  { declared }: StaffRecord<D>,
  stems: ReadonlyArray<Stem<keyof D['fields'] & string>>,
): ComponentType<FormPartProps<ValuesOf<D>>> {
  const nameOf = (stem: string, language: Language): string => `${stem}_${SUFFIX[language]}`;
  const fieldsOf = (language: Language): string[] => stems.map((stem) => nameOf(stem, language));

  function Languages({ form, onSending }: FormPartProps<PlainValues>) {
    const [shown, setShown] = useState(activeLanguage);
    // An editor is slow to open: each comes with its tab, and stays for its undo.
    const [visited, setVisited] = useState<readonly Language[]>([shown]);
    const show = useCallback((language: Language): void => {
      setVisited((old) => (old.includes(language) ? old : [...old, language]));
      setShown(language);
    }, []);
    useErrorLanguage(form, fieldsOf, shown, show);
    const hasText = (stem: string, language: Language) => !isEmpty(form.values[nameOf(stem, language)]);
    const incomplete = new Set(
      LANGUAGES.filter((language) =>
        // What nobody wrote in any language is not missing in this one.
        stems.some((stem) => !hasText(stem, language) && LANGUAGES.some((other) => hasText(stem, other))),
      ),
    );
    return (
      <LanguageTabs label={localText(declared.many)} incomplete={incomplete} active={shown} onChange={show}>
        {(language) =>
          visited.includes(language) &&
          fieldsOf(language).map((name) => {
            const field = declared.fields[name];
            return field && <RecordInput key={name} {...{ form, name, field, onSending }} />;
          })
        }
      </LanguageTabs>
    );
  }
  // Names of fields were checked above; within the frame they are texts.
  return Languages as unknown as ComponentType<FormPartProps<ValuesOf<D>>>;
}
