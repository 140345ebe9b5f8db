import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../kit/button/button';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { FormAlert } from '../../kit/form/form-alert';
import { to } from '../../lib/paths';
import { toast } from '../../lib/toast-store';
import { publishDraft } from './manage.queries';
import { useGoodsChanged } from './publish/publishing.queries';

/** Submits a draft as it is; what is still missing is completed in the form. */
export function PublishDraft({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const { t } = useTranslation('publishing');
  const navigate = useNavigate();
  const changed = useGoodsChanged();
  const [failure, setFailure] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => publishDraft(id),
    onMutate: () => setFailure(null),
    onSuccess: async ({ audit_status }) => {
      toast.success(t(audit_status === 0 ? 'form.sent' : 'form.published'));
      await changed();
      onClose();
    },
    onError: (error) => setFailure(error.message),
  });
  return (
    <ConfirmDialog
      opened
      title={t('draft.publish_title', { name })}
      confirmLabel={t('action.publish')}
      isPending={isPending}
      onClose={onClose}
      onConfirm={() => mutate()}
    >
      <p>{t('draft.publish_text')}</p>
      {failure !== null && (
        <>
          <FormAlert>{failure}</FormAlert>
          <Button variant="subtle" onClick={() => void navigate(to.editDraft(id))}>
            {t('draft.complete')}
          </Button>
        </>
      )}
    </ConfirmDialog>
  );
}
