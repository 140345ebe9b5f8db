import type { MyMerchant } from '@fovea/shared-types/member/merchant.dto';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../kit/form/fields';
import { FormFrame } from '../../kit/form/form-frame';
import { plainText, useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { UploadField } from '../../kit/upload-field/upload-field';
import { useMay } from '../../lib/permissions';
import { toast } from '../../lib/toast-store';
import classes from './company-info.module.css';
import { saveMyMerchant, useMyMerchantChanged } from './my-merchant.queries';

interface CompanyValues {
  company_phone: string;
  postal_code: string;
  address: string;
  pickup_address: string;
  images: FileLink[];
}

/** Each with the label above it. */
const TEXTS = [
  { name: 'company_phone', label: 'company.phone', maxLength: 24, type: 'tel' },
  { name: 'postal_code', label: 'company.postal_code', maxLength: 10, type: 'text' },
  { name: 'address', label: 'company.address', maxLength: 200, type: 'text' },
  { name: 'pickup_address', label: 'company.pickup_address', maxLength: 200, type: 'text' },
] as const;
/** The number of documents a certification may show. */
const DOCUMENTS_MAX = 20;

const valuesOf = (company: MyMerchant): CompanyValues => ({
  company_phone: company.company_phone ?? '',
  postal_code: company.postal_code ?? '',
  address: company.address ?? '',
  pickup_address: company.pickup_address ?? '',
  images: company.images,
});

const hasOtherDocuments = (before: readonly FileLink[], after: readonly FileLink[]): boolean =>
  before.length !== after.length || !after.every(({ id }) => before.some((document) => document.id === id));

/** Phone and addresses change at once; other documents wait for their review. */
export function CompanyForm({ company, onSaved }: { company: MyMerchant; onSaved: () => void }) {
  const { t } = useTranslation('system');
  const isFixed = !useMay()('member:own-company:update');
  const changed = useMyMerchantChanged();
  const [isSending, setSending] = useState(false);
  const form = useForm({
    initial: valuesOf(company),
    validate: (values) => ({
      ...Object.fromEntries(
        TEXTS.filter(({ name }) => values[name].trim() === '').map(({ name, label }) => [
          name,
          t('company.missing', { label: t(label) }),
        ]),
      ),
      images:
        values.images.length === 0 && company.images.length > 0 ? t('company.documents_missing') : undefined,
    }),
  });
  const isForReview = hasOtherDocuments(company.images, form.values.images);
  const saving = useSaving({
    form,
    save: (values, request_id) =>
      saveMyMerchant({
        company_phone: plainText(values.company_phone),
        postal_code: plainText(values.postal_code),
        address: values.address.trim(),
        pickup_address: values.pickup_address.trim(),
        images: isForReview ? values.images.map(({ id }) => id) : undefined,
        request_id,
      }),
    onSaved: async () => {
      toast.success(t(isForReview ? 'company.documents_sent' : 'state.updated'));
      await changed();
      onSaved();
    },
    byError: { FILE_COUNT: 'images', FILE_UNKNOWN: 'images' },
  });
  return (
    <FormFrame
      form={form}
      saving={saving}
      submitLabel={t(isForReview ? 'company.save_for_review' : 'company.save')}
      isWaiting={isSending}
      isReadOnly={isFixed}
    >
      {TEXTS.map(({ label, ...field }) => (
        <TextField key={field.name} form={form} label={t(label)} required disabled={isFixed} {...field} />
      ))}
      {company.is_under_review && <p className={classes.review}>{t('company.under_review')}</p>}
      {!isFixed && (
        <UploadField
          name="images"
          kind="file"
          max={DOCUMENTS_MAX}
          label={t('company.documents')}
          hint={t('company.documents_hint')}
          value={form.values.images}
          error={form.errors.images}
          onChange={(images) => form.set('images', images)}
          onSending={setSending}
        />
      )}
    </FormFrame>
  );
}
