import type { RowOf } from '@fovea/shared-types/record/record';
import { setNumberWarning } from '@fovea/shared-types/warehouse/stock.calls';
import type { stock } from '@fovea/shared-types/warehouse/stock.record';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../kit/form/form-dialog';
import { NumberField } from '../../../kit/form/number-field';
import { useForm } from '../../../kit/form/use-form';
import { useSaving } from '../../../kit/form/use-saving';
import { api } from '../../../lib/api-client';
import { toast } from '../../../lib/toast-store';
import { useStockChanged } from './stock.queries';

const MOST = 2_147_483_647;

/** At which number to notify. */
export function WarningDialog({ row, onClose }: { row: RowOf<typeof stock.declared>; onClose: () => void }) {
  const { t } = useTranslation('stock');
  const changed = useStockChanged();
  const form = useForm<{ number_warning: number | null }>({
    initial: { number_warning: row.number_warning },
    validate: () => ({}),
  });
  const saving = useSaving({
    form,
    save: ({ number_warning }, request_id) =>
      api(setNumberWarning, { id: row.id, number_warning, request_id }, { quiet: true }),
    onSaved: async () => {
      toast.success(t('warning.done'));
      onClose();
      await changed();
    },
  });
  return (
    <FormDialog
      title={t('warning.title', { name: row.goods_name })}
      form={form}
      saving={saving}
      submitLabel={t('warning.submit')}
      onClose={onClose}
    >
      <NumberField
        form={form}
        name="number_warning"
        label={t('warning.label')}
        hint={t('warning.hint')}
        max={MOST}
      />
    </FormDialog>
  );
}
