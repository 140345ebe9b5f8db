import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Shortcut, useShortcuts } from '../shortcuts/use-shortcuts';

/** A letter that does something, and what it does. */
export interface QueueKey {
  key: string;
  label: string;
  run: () => void;
}

/** Letters that count outside fields: on the queue itself, or in the drawer over it. */
export function useQueueKeys(keys: readonly QueueKey[], place: 'page' | 'drawer'): void {
  const { t } = useTranslation('approval');
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  const shown = JSON.stringify(keys.map(({ key, label }) => [key, label]));
  useShortcuts(
    useMemo<Shortcut[]>(() => {
      const letters = JSON.parse(shown) as Array<[key: string, label: string]>; // written right above
      return letters.map(([key, label]) => ({
        keys: [key.toUpperCase()],
        label,
        group: t('steps'),
        place,
        matches: (event) =>
          event.key.toLowerCase() === key &&
          !(event.ctrlKey || event.metaKey || event.altKey || event.repeat),
        run: () => latest.current.find((one) => one.key === key)?.run(),
      }));
    }, [t, shown, place]),
  );
}
