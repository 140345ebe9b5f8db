import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { holdBack } from '../../lib/hash-history';

/** Leaving, reloading and switching the language ask first while something typed is not saved. */
export function useUnsavedWarning(isDirty: boolean): void {
  const { t } = useTranslation();
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const release = holdBack(() => window.confirm(t('form.unsaved')));
    return () => {
      release();
      window.removeEventListener('beforeunload', ask);
    };
  }, [isDirty, t]);
}
