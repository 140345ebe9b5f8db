import { LANGUAGES, type Language } from '@fovea/shared-types/language';
import { useEffect, useRef } from 'react';
import type { FormState } from '../form/use-form';

type Errors = Partial<Record<string, string>>;
/** The names of the fields of one language. */
type FieldsOf = (language: Language) => readonly string[];

const firstErrorIn = (errors: Errors, fields: readonly string[]): string | undefined =>
  fields.find((field) => errors[field] !== undefined);

/** Where something is wrong: the language on screen if it is there, else the first. */
export function languageOfErrors(errors: Errors, shown: Language, fieldsOf: FieldsOf): Language | undefined {
  const isBad = (language: Language): boolean => firstErrorIn(errors, fieldsOf(language)) !== undefined;
  return isBad(shown) ? shown : LANGUAGES.find(isBad);
}

/** A fault in a language that is not on screen shows that language, and focuses the fault. */
export function useErrorLanguage<Values extends object>(
  { errors, form: element }: Pick<FormState<Values>, 'errors' | 'form'>,
  fieldsOf: FieldsOf,
  shown: Language,
  show: (language: Language) => void,
): void {
  const seen = useRef(errors);
  const target = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (seen.current === errors) return;
    seen.current = errors;
    const language = languageOfErrors(errors, shown, fieldsOf);
    if (language === undefined || language === shown) return;
    target.current = firstErrorIn(errors, fieldsOf(language));
    show(language);
  }, [errors, fieldsOf, shown, show]);
  useEffect(() => {
    if (target.current === undefined) return;
    element.current?.querySelector<HTMLElement>(`[data-field="${target.current}"]`)?.focus();
    target.current = undefined;
  }, [element, shown]);
}
