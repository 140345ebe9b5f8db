import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Shortcut, useShortcuts } from '../shortcuts/use-shortcuts';

/** What the keys do in the rows of a table; the rows listen themselves. */
export function useTableKeys(canOpen: boolean, canSelect: boolean): void {
  const { t } = useTranslation('kit');
  useShortcuts(
    useMemo<Shortcut[]>(() => {
      const group = t('keys.table');
      return [
        { keys: ['↑', '↓'], label: t('keys.rows'), group },
        { keys: ['Home', 'End'], label: t('keys.ends'), group },
        ...(canOpen ? [{ keys: ['Enter'], label: t('keys.open'), group }] : []),
        ...(canSelect ? [{ keys: [t('keys.space')], label: t('keys.select'), group }] : []),
      ];
    }, [t, canOpen, canSelect]),
  );
}
