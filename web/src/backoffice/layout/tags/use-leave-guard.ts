import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { holdBack } from '../../../lib/hash-history';
import { isBackOfficeAddress } from '../../pages';
import type { UnsavedPages } from './unsaved';

/**
 * From tab to tab nothing is lost; leaving the back office, reloading and another language require
 * confirmation.
 */
export function useLeaveGuard(unsaved: UnsavedPages): void {
  const { t } = useTranslation();
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (unsaved.hasAny()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    const release = holdBack(
      (pathname) => isBackOfficeAddress(pathname) || !unsaved.hasAny() || window.confirm(t('form.unsaved')),
    );
    return () => {
      release();
      window.removeEventListener('beforeunload', ask);
    };
  }, [unsaved, t]);
}
