import type { AllocationDetail } from '@fovea/shared-types/warehouse/allocation.dto';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../kit/form/form-dialog';
import { FormerNotices, useFormerTitle } from '../../document/former-notices';
import type { RequestFormProps } from '../../document/request-again';
import { AllocationFields } from './allocation-fields';
import { useAllocationForm } from './allocation-form';

/** What is to be moved to another warehouse, sent to its approval. */
export function NewAllocation({ former, onClose }: RequestFormProps<AllocationDetail>) {
  const { t } = useTranslation('allocation');
  const { t: stock } = useTranslation('stock');
  const initial = { from_ware_house_id: null, lines: [] };
  const { form, saving } = useAllocationForm(initial, onClose, former);
  return (
    <FormDialog
      title={useFormerTitle(former, t('form.title'))}
      form={form}
      saving={saving}
      submitLabel={stock('action.send')}
      onClose={onClose}
      size={900}
    >
      <FormerNotices former={former} />
      <AllocationFields form={form} />
    </FormDialog>
  );
}
