import type { Call } from '@fovea/shared-types/call';
import {
  LABEL_CODES,
  LABEL_SIZES,
  LABELS_MAX,
  type LabelCode,
  type LabelSize,
} from '@fovea/shared-types/platform/label-kinds';
import type { LabelsAnswer, LabelsRequest } from '@fovea/shared-types/platform/labels.dto';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api-client';
import { formatList } from '../../lib/format';
import { openDocument } from '../../lib/open-document';
import { toast } from '../../lib/toast-store';
import { SelectField, TextField } from '../form/fields';
import { FormDialog } from '../form/form-dialog';
import { wholeIn } from '../form/number-text';
import { useForm } from '../form/use-form';
import { useSaving } from '../form/use-saving';

interface Values {
  size: string | null;
  code: string | null;
  copies: string;
}

const isSize = (text: string | null): text is LabelSize => LABEL_SIZES.some((size) => size === text);
const isCode = (text: string | null): text is LabelCode => LABEL_CODES.some((code) => code === text);

/** Labels of things as PDF, in the size of the printer. Mount it to open it. Needs the namespace `labels`. */
export function LabelsDialog({
  ids,
  codes = LABEL_CODES,
  call,
  onClose,
}: {
  ids: readonly number[];
  /** What these things can have; the first is chosen. */
  codes?: readonly LabelCode[];
  call: Call<LabelsRequest, LabelsAnswer>;
  onClose: () => void;
}) {
  const { t } = useTranslation('labels');
  const most = Math.floor(LABELS_MAX / ids.length);
  const form = useForm<Values>({
    initial: { size: '62x29', code: codes[0] ?? 'qr', copies: '1' },
    validate: ({ copies }) => {
      const count = wholeIn(copies);
      return { copies: count !== null && count >= 1 && count <= most ? undefined : t('few', { most }) };
    },
  });
  const saving = useSaving({
    form,
    save: async ({ size, code, copies }) => {
      if (!isSize(size) || !isCode(code)) return;
      await openDocument(async () => {
        const request = { ids: [...ids], size, code, copies: wholeIn(copies) ?? 1 };
        const { url, without_code } = await api(call, request, { quiet: true });
        if (without_code.length > 0) toast.error(t('without', { names: formatList(without_code) }));
        return url;
      });
    },
    onSaved: onClose,
  });
  return (
    <FormDialog title={t('title')} form={form} saving={saving} submitLabel={t('submit')} onClose={onClose}>
      <SelectField
        form={form}
        name="size"
        label={t('size')}
        options={LABEL_SIZES.map((size) => ({ value: size, label: t(`size_${size}`) }))}
      />
      <SelectField
        form={form}
        name="code"
        label={t('code')}
        options={codes.map((code) => ({ value: code, label: t(`code_${code}`) }))}
      />
      <TextField form={form} name="copies" label={t('copies')} required />
    </FormDialog>
  );
}
