import { LANGUAGES, type Language } from '@fovea/shared-types/language';
import { useEffect, useRef } from 'react';
import type { FormState } from '../../../kit/form/use-form';
import { suffixOf } from './publish-rules';
import { type PublishValues, SUFFIX } from './publish-values';

const languageOf = (field: string): Language | undefined => {
  const suffix = suffixOf(field);
  return suffix === null ? undefined : LANGUAGES.find((language) => SUFFIX[language] === suffix);
};

function goTo(form: HTMLFormElement | null, field: string): void {
  const element = form?.querySelector<HTMLElement>(`[data-field="${field}"], [name="${field}"]`);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}

/**
 * Focuses a field, and shows its language first. A fault in a language that is not shown does the same
 * when it is the only kind of fault there is.
 */
export function useFieldJump(
  form: FormState<PublishValues>,
  language: Language,
  setLanguage: (language: Language) => void,
): (field: keyof PublishValues) => void {
  const element = form.form;
  const target = useRef<string | null>(null);
  const seen = useRef(form.errors);
  useEffect(() => {
    if (target.current === null) return;
    goTo(element.current, target.current);
    target.current = null;
  }, [element, language]);
  const jump = (field: keyof PublishValues): void => {
    const its = languageOf(field);
    if (its === undefined || its === language) goTo(element.current, field);
    else {
      target.current = field;
      setLanguage(its);
    }
  };
  useEffect(() => {
    if (seen.current === form.errors) return;
    seen.current = form.errors;
    const wrong = Object.entries(form.errors).flatMap(([name, text]) => (text === undefined ? [] : [name]));
    const first = wrong[0];
    const its = first === undefined ? undefined : languageOf(first);
    if (its === undefined || wrong.some((name) => (languageOf(name) ?? language) === language)) return;
    target.current = first ?? null;
    setLanguage(its);
  }, [form.errors, language, setLanguage]);
  return jump;
}
