import { ENQUIRY_STATUS } from '@fovea/shared-types/states';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { toast } from '../../lib/toast-store';
import { type EnquiryKind, useStep } from './content.queries';

/** A closed letter stays closed, so it needs confirmation. */
export function CloseDialog({
  kind,
  letter,
  onClose,
}: {
  kind: EnquiryKind;
  letter: { id: number; email: string };
  onClose: () => void;
}) {
  const { t } = useTranslation('content');
  const { mutate, isPending } = useStep(kind, () => {
    toast.success(t('step.closed'));
    onClose();
  });
  return (
    <ConfirmDialog
      opened
      title={t('step.close_of', { email: letter.email })}
      confirmLabel={t('step.close')}
      isPending={isPending}
      onClose={onClose}
      onConfirm={() => mutate({ id: letter.id, status: ENQUIRY_STATUS.closed })}
    >
      {t('step.close_text')}
    </ConfirmDialog>
  );
}
