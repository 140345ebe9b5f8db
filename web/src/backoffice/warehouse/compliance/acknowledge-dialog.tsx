import type { RowOf } from '@fovea/shared-types/record/record';
import { acknowledgeRecall } from '@fovea/shared-types/warehouse/recall.calls';
import { recallParty } from '@fovea/shared-types/warehouse/recall-party.record';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../kit/confirm-dialog/confirm-dialog';
import { api } from '../../../lib/api-client';
import { toast } from '../../../lib/toast-store';
import { useRecordChanged } from '../../record/record.queries';
import { partyQuery } from './recall.queries';

/** Nobody acknowledges what they have not been shown. */
export function AcknowledgeDialog({
  row,
  onClose,
}: {
  row: RowOf<typeof recallParty.declared>;
  onClose: () => void;
}) {
  const { t } = useTranslation('compliance');
  const changed = useRecordChanged(recallParty);
  const { data } = useQuery(partyQuery(row.id));
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(acknowledgeRecall, { id: row.id }, { quiet: true }),
    onSuccess: async () => {
      toast.success(t('recall.acknowledged'));
      await changed();
      onClose();
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <ConfirmDialog
      opened
      title={t('recall.acknowledge_title', { sn: row.recall_sn })}
      confirmLabel={t('recall.acknowledge')}
      isPending={isPending || data === undefined}
      onClose={onClose}
      onConfirm={() => mutate()}
    >
      <p>{row.recall_name}</p>
      <p>{data?.measures}</p>
      <p>{t('recall.acknowledge_text')}</p>
    </ConfirmDialog>
  );
}
