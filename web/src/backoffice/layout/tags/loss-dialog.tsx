import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../kit/confirm-dialog/confirm-dialog';
import type { LossQuestion } from './use-tags';

/** Closing or refreshing a page requires confirmation when it has unsaved input. */
export function LossDialog({ question, onClose }: { question: LossQuestion | null; onClose: () => void }) {
  const { t } = useTranslation('backoffice');
  return (
    <ConfirmDialog
      opened={question !== null}
      isDanger
      title={t('loss.title')}
      confirmLabel={t('loss.confirm')}
      onConfirm={() => {
        onClose();
        question?.run();
      }}
      onClose={onClose}
    >
      {t('loss.text')}
    </ConfirmDialog>
  );
}
