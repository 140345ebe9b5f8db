import { useContext, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { holdBack } from '../../lib/hash-history';
import { UnsavedScopeContext } from './unsaved-scope';

/** Leaving, reloading and switching the language require confirmation while typed input is not saved. */
export function useUnsavedWarning(isDirty: boolean): void {
  const { t } = useTranslation();
  const scope = useContext(UnsavedScopeContext);
  const form = useId();
  useEffect(() => {
    if (scope === null) return undefined;
    scope.report(form, isDirty);
    return () => {
      if (scope.isOnScreen()) scope.report(form, false);
    };
  }, [scope, form, isDirty]);
  useEffect(() => {
    if (scope !== null || !isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const release = holdBack(() => window.confirm(t('form.unsaved')));
    return () => {
      release();
      window.removeEventListener('beforeunload', ask);
    };
  }, [scope, isDirty, t]);
}
