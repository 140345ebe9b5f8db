import {
  LABEL_CODES,
  LABEL_SIZES,
  type LabelCode,
  type LabelSize,
} from '@fovea/shared-types/warehouse/passport-rules';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../kit/form/fields';
import { FormDialog } from '../../../kit/form/form-dialog';
import { useForm } from '../../../kit/form/use-form';
import { useSaving } from '../../../kit/form/use-saving';
import { formatList } from '../../../lib/format';
import { openPaper } from '../../../lib/open-paper';
import { toast } from '../../../lib/toast-store';
import { sendLabels } from './passport.queries';

const isSize = (text: string | null): text is LabelSize => LABEL_SIZES.some((size) => size === text);
const isCode = (text: string | null): text is LabelCode => LABEL_CODES.some((code) => code === text);

/** Labels of pieces as PDF, in the size of the printer. Mount it to open it. */
export function LabelsDialog({ ids, onClose }: { ids: number[]; onClose: () => void }) {
  const { t } = useTranslation('passport');
  const form = useForm<{ size: string | null; code: string | null }>({
    initial: { size: '62x29', code: 'qr' },
    validate: () => ({}),
  });
  const saving = useSaving({
    form,
    save: async ({ size, code }) => {
      if (!isSize(size) || !isCode(code)) return;
      await openPaper(async () => {
        const { url, without_code } = await sendLabels({ ids, size, code });
        if (code !== 'qr' && without_code.length > 0)
          toast.error(t('labels.without', { numbers: formatList(without_code) }));
        return url;
      });
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={t('labels.title')}
      form={form}
      saving={saving}
      submitLabel={t('labels.submit')}
      onClose={onClose}
    >
      <SelectField
        form={form}
        name="size"
        label={t('labels.size')}
        options={LABEL_SIZES.map((size) => ({ value: size, label: t(`labels.size_${size}`) }))}
      />
      <SelectField
        form={form}
        name="code"
        label={t('labels.code')}
        options={LABEL_CODES.map((code) => ({ value: code, label: t(`labels.code_${code}`) }))}
      />
    </FormDialog>
  );
}
