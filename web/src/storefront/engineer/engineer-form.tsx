import { applyEngineer } from '@fovea/shared-types/maintenance/engineer.calls';
import type { OwnEngineer } from '@fovea/shared-types/maintenance/engineer.dto';
import { engineer as record } from '@fovea/shared-types/maintenance/engineer.record';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MultiSelectField, TextField } from '../../kit/form/fields';
import { FormPage } from '../../kit/form/form-page';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { SectionTitle } from '../../kit/section-title/section-title';
import { UploadField } from '../../kit/upload-field/upload-field';
import { api } from '../../lib/api-client';
import { useDict } from '../../lib/dicts';
import { localText } from '../../lib/local-text';
import { toast } from '../../lib/toast-store';

interface Values {
  name: string;
  phone: string;
  place: string;
  good_at: string[];
  images: FileLink[];
}

const { fields } = record.declared;
const NAMES = ['name', 'phone', 'place', 'good_at', 'images'] as const;

/** An application, or the same again with changes. */
export function EngineerForm({ own, onSent }: { own: OwnEngineer | null; onSent: () => Promise<void> }) {
  const { t } = useTranslation('maintenance');
  const { t: kit } = useTranslation('kit');
  const skills = useDict('engineer_skill');
  const [isSending, setSending] = useState(false);
  const labelOf = (name: (typeof NAMES)[number]) => localText(fields[name].label);
  const form = useForm<Values>({
    initial: {
      name: own?.name ?? '',
      phone: own?.phone ?? '',
      place: own?.place ?? '',
      good_at: (own?.good_at ?? []).map(String),
      images: own?.images ?? [],
    },
    validate: (values) =>
      Object.fromEntries(
        NAMES.filter((name) => values[name].length === 0).map((name) => [
          name,
          kit('form.missing', { label: labelOf(name) }),
        ]),
      ),
  });
  const saving = useSaving({
    form,
    save: ({ images, good_at, ...texts }, request_id) =>
      api(
        applyEngineer,
        { ...texts, good_at: good_at.map(Number), images: images.map(({ id }) => id), request_id },
        { quiet: true },
      ),
    onSaved: async () => {
      toast.success(t('own.sent'));
      await onSent();
    },
    byError: { FILE_UNKNOWN: 'images', FILE_COUNT: 'images' },
  });
  const base = (name: (typeof NAMES)[number]) => ({ name, label: labelOf(name), required: true });
  return (
    <section aria-labelledby="engineer-form">
      <SectionTitle
        id="engineer-form"
        title={t(own === null ? 'own.apply' : 'own.apply_again')}
        {...(own === null && { text: t('own.lead') })}
      />
      <FormPage form={form} saving={saving} submitLabel={t('own.send')} isWaiting={isSending}>
        <TextField
          form={form}
          {...base('name')}
          name="name"
          autoComplete="name"
          maxLength={fields.name.max}
        />
        <TextField
          form={form}
          {...base('phone')}
          name="phone"
          type="tel"
          autoComplete="tel"
          hint={localText(fields.phone.hint)}
          maxLength={fields.phone.max}
        />
        <TextField
          form={form}
          {...base('place')}
          name="place"
          hint={localText(fields.place.hint)}
          maxLength={fields.place.max}
        />
        <MultiSelectField form={form} {...base('good_at')} name="good_at" options={skills.options} />
        <UploadField
          {...base('images')}
          kind="image"
          max={fields.images.max}
          hint={localText(fields.images.hint)}
          value={form.values.images}
          error={form.errors.images}
          onChange={(images) => form.set('images', images)}
          onSending={setSending}
        />
      </FormPage>
    </section>
  );
}
