import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { Notice } from '../../kit/notice/notice';
import { outbox } from '../../kit/scan/outbox';
import { OutboxBar } from '../../kit/scan/outbox-bar';
import { wereAnswersNeeded } from '../../lib/kept-answers';
import { toast } from '../../lib/toast-store';
import type { UnsavedPages } from './tags/unsaved';
import { useKeptShell } from './use-kept-shell';

const LOOK_AGAIN_MS = 15_000;

/**
 * Work done without a network is sent on whichever page its maker is; then all that is shown is reloaded. And a newer
 * version of the pages that are kept in the browser, which is taken over when nothing typed would be lost.
 */
export function WaitingCalls({ unsaved }: { unsaved: UnsavedPages }) {
  const { t } = useTranslation('scan');
  const queries = useQueryClient();
  const { isNewThere, takeOver } = useKeptShell();
  const sent = useCallback(() => void queries.invalidateQueries(), [queries]);
  useEffect(() => {
    const lookAgain = (): void => {
      if (wereAnswersNeeded()) sent();
    };
    window.addEventListener('online', lookAgain);
    const timer = setInterval(lookAgain, LOOK_AGAIN_MS);
    return () => {
      window.removeEventListener('online', lookAgain);
      clearInterval(timer);
    };
  }, [sent]);
  return (
    <>
      <OutboxBar outbox={outbox} onSent={sent} />
      {isNewThere && (
        <Notice
          actions={
            <Button
              size="sm"
              onClick={() => (unsaved.hasAny() ? toast.error(t('version.unsaved')) : takeOver())}
            >
              {t('version.take')}
            </Button>
          }
        >
          {t('version.new')}
        </Notice>
      )}
    </>
  );
}
