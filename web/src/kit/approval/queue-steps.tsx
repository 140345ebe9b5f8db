import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format';
import { Button } from '../button/button';
import classes from './approval.module.css';
import { useQueueKeys } from './use-queue-keys';

/** The place of the open document in its queue. */
export interface QueuePlace {
  /** From 1 on; null: not on this page of the list. */
  position: number | null;
  count: number;
  next: (() => void) | undefined;
  previous: (() => void) | undefined;
}

/** To the one before and the one after, by buttons and keys. */
export function QueueSteps({ position, count, next, previous }: QueuePlace) {
  const { t } = useTranslation('approval');
  useQueueKeys(
    [
      ...(next === undefined ? [] : [{ key: 'n', label: t('key.next'), run: next }]),
      ...(previous === undefined ? [] : [{ key: 'p', label: t('key.previous'), run: previous }]),
    ],
    'drawer',
  );
  return (
    <nav className={classes.steps} aria-label={t('steps')}>
      {position !== null && (
        <span className={classes.place}>
          {t('place', { position: formatNumber(position), count: formatNumber(count) })}
        </span>
      )}
      <Button
        variant="default"
        size="sm"
        aria-keyshortcuts="P"
        aria-disabled={previous === undefined || undefined}
        leftSection={<IconChevronUp size={18} aria-hidden />}
        rightSection={<kbd aria-hidden>P</kbd>}
        onClick={previous}
      >
        {t('previous')}
      </Button>
      <Button
        variant="default"
        size="sm"
        aria-keyshortcuts="N"
        aria-disabled={next === undefined || undefined}
        leftSection={<IconChevronDown size={18} aria-hidden />}
        rightSection={<kbd aria-hidden>N</kbd>}
        onClick={next}
      >
        {t('next')}
      </Button>
    </nav>
  );
}
