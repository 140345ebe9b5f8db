import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { LABELS } from '@fovea/shared-types/record/translations';
import { CARRIER_NAMES, OTHER_CARRIER } from '@fovea/shared-types/warehouse/carriers';
import { DOCUMENT_IMAGES_MAX } from '@fovea/shared-types/warehouse/document-bounds';
import { shipment } from '@fovea/shared-types/order/shipment.record';
import { SelectField, TextField } from '../../kit/form/fields';
import type { FormState } from '../../kit/form/use-form';
import { FilesField } from '../../kit/upload-field/files-field';
import { localText } from '../../lib/local-text';

export interface ParcelValues {
  logistics_company: string | null;
  logistics_code: string;
  images: FileLink[];
}

export const parcelIn = ({ logistics_company, logistics_code, images }: ParcelValues) => ({
  logistics_company: Number(logistics_company ?? OTHER_CARRIER),
  logistics_code,
  images: images.map(({ id }) => id),
});

const { shown } = shipment.declared;

/** The carrier of a parcel, its number, and pictures of it. */
export function ParcelFields({
  form,
  hint,
  onSending,
}: {
  form: FormState<ParcelValues>;
  hint?: string;
  onSending: (isSending: boolean) => void;
}) {
  return (
    <>
      <SelectField
        form={form}
        name="logistics_company"
        label={localText(shown.logistics_company.label)}
        options={Object.entries(CARRIER_NAMES).map(([value, name]) => ({ value, label: localText(name) }))}
      />
      <TextField
        form={form}
        name="logistics_code"
        label={localText(shown.logistics_code.label)}
        hint={hint}
        maxLength={60}
      />
      <FilesField
        form={form}
        name="images"
        label={localText(LABELS.images)}
        max={DOCUMENT_IMAGES_MAX}
        onSending={onSending}
      />
    </>
  );
}
