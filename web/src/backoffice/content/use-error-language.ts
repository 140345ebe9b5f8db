import type { Language } from '@fovea/shared-types/language';
import { useEffect, useRef } from 'react';
import type { FormState } from '../../kit/form/use-form';
import { firstErrorIn, languageOfErrors, type StaticPageValues } from './static-page-values';

/** A fault in a language that is not on screen brings that language there, and the focus to the fault. */
export function useErrorLanguage(
  form: FormState<StaticPageValues>,
  shown: Language,
  show: (language: Language) => void,
): void {
  const { errors } = form;
  const element = form.form;
  const seen = useRef(errors);
  const target = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (seen.current === errors) return;
    seen.current = errors;
    const language = languageOfErrors(errors, shown);
    if (language === undefined || language === shown) return;
    target.current = firstErrorIn(errors, language);
    show(language);
  }, [errors, shown, show]);
  useEffect(() => {
    if (target.current === undefined) return;
    element.current?.querySelector<HTMLElement>(`[data-field="${target.current}"]`)?.focus();
    target.current = undefined;
  }, [element, shown]);
}
