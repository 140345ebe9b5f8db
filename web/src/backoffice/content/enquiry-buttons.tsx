import { ENQUIRY_STATUS } from '@fovea/shared-types/states';
import type { Permission } from '@fovea/shared-types/permissions';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { useMay } from '../../lib/permissions';
import { toast } from '../../lib/toast-store';
import { type EnquiryKind, useStep } from './content.queries';
import { canReply, isNew, isOpen } from './enquiry-state';

const PERMISSION: Record<EnquiryKind, Record<'reply' | 'status', Permission>> = {
  feedback: { reply: 'content:feedback:reply', status: 'content:feedback:status' },
  'message-board': { reply: 'content:message-board:reply', status: 'content:message-board:status' },
};

/** What can be done with an opened letter; the main thing last, as everywhere. */
export function EnquiryButtons({
  kind,
  letter,
  onReply,
  onClose,
}: {
  kind: EnquiryKind;
  letter: { id: number; status: number };
  onReply: () => void;
  /** Opens the confirmation to close it. */
  onClose: () => void;
}) {
  const { t } = useTranslation('content');
  const may = useMay();
  const step = useStep(kind, () => toast.success(t('step.taken')));
  const mayStep = may(PERMISSION[kind].status);
  return (
    <>
      {mayStep && isOpen(letter) && (
        <Button variant="default" onClick={onClose}>
          {t('step.close')}
        </Button>
      )}
      {mayStep && isNew(letter) && (
        <Button
          variant="default"
          loading={step.isPending}
          onClick={() => step.mutate({ id: letter.id, status: ENQUIRY_STATUS.in_hand })}
        >
          {t('step.take')}
        </Button>
      )}
      {may(PERMISSION[kind].reply) && canReply(letter) && (
        <Button onClick={onReply}>{t('reply.button')}</Button>
      )}
    </>
  );
}
