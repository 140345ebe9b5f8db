import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { holdStep } from '../../lib/hash-history';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog';

/**
 * Closing a drawer or dialog with typed input requires confirmation, be it by ×, Esc or the browser's Back.
 */
export function useLeaving(
  isDirty: boolean,
  onClose: () => void,
): { close: () => void; question: ReactNode } {
  const { t } = useTranslation('kit');
  const [isOpened, setOpened] = useState(false);
  useEffect(() => (isDirty ? holdStep(() => setOpened(true)) : undefined), [isDirty]);
  return {
    close: () => (isDirty ? setOpened(true) : onClose()),
    question: isOpened && (
      <ConfirmDialog
        opened
        isDanger
        title={t('form.leave_title')}
        confirmLabel={t('form.leave')}
        onConfirm={onClose}
        onClose={() => setOpened(false)}
      >
        {t('form.leave_text')}
      </ConfirmDialog>
    ),
  };
}
