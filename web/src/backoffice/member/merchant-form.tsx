import type { MerchantFields } from '@fovea/shared-types/member/merchant.dto';
import { useTranslation } from 'react-i18next';
import { DateField, SelectField, TextField } from '../../kit/form/fields';
import { FormDrawer } from '../../kit/form/form-drawer';
import { plainText, useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { dayEnd, dayOf } from '../../lib/day';
import { useDict } from '../../lib/dicts';
import { toast } from '../../lib/toast-store';
import { merchantLabel } from './labels';
import { saveMerchant, useMerchantsChanged } from './merchant.queries';

interface Values {
  company_name: string;
  legal_person: string;
  legal_number: string;
  type: string | null;
  company_phone: string;
  postal_code: string;
  address: string;
  pickup_address: string;
  /** A day; the certification holds until its end. */
  expired_at: string;
}

const TEXTS = [
  'company_name',
  'legal_person',
  'legal_number',
  'company_phone',
  'postal_code',
  'address',
  'pickup_address',
] as const;

const valuesOf = (merchant: MerchantFields): Values => ({
  company_name: merchant.company_name,
  legal_person: merchant.legal_person ?? '',
  legal_number: merchant.legal_number ?? '',
  type: merchant.type === null ? null : String(merchant.type),
  company_phone: merchant.company_phone ?? '',
  postal_code: merchant.postal_code ?? '',
  address: merchant.address ?? '',
  pickup_address: merchant.pickup_address ?? '',
  expired_at: dayOf(merchant.expired_at),
});

/** Corrections by the platform; a later last day renews an expired merchant. Only what was changed is sent. */
export function MerchantForm({ merchant, onClose }: { merchant: MerchantFields; onClose: () => void }) {
  const { t } = useTranslation('member');
  const { t: common } = useTranslation();
  const types = useDict('merchant_type');
  const changed = useMerchantsChanged();
  const initial = valuesOf(merchant);
  const form = useForm<Values>({
    initial,
    validate: (values) => ({
      company_name: values.company_name.trim() === '' ? t('form.name_missing') : undefined,
      expired_at:
        values.expired_at === '' && initial.expired_at !== '' ? t('form.expiry_missing') : undefined,
    }),
  });
  const saving = useSaving({
    form,
    save: (values, request_id) => {
      const differs = (name: keyof Values): boolean => values[name] !== initial[name];
      const texts = TEXTS.filter(differs).map((name): [string, string] => [
        name,
        name === 'company_phone' || name === 'postal_code' ? plainText(values[name]) : values[name].trim(),
      ]);
      return saveMerchant({
        id: merchant.id,
        ...Object.fromEntries(texts),
        type: differs('type') && values.type !== null ? Number(values.type) : undefined,
        expired_at: differs('expired_at') ? dayEnd(values.expired_at) : undefined,
        request_id,
      });
    },
    byError: { LEGAL_NUMBER_TAKEN: 'legal_number' },
    onSaved: async () => {
      await changed();
      toast.success(common('state.saved'));
      onClose();
    },
  });
  return (
    <FormDrawer
      title={t('form.title', { name: merchant.company_name })}
      submitLabel={common('action.save')}
      form={form}
      saving={saving}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="company_name"
        label={merchantLabel('company_name')}
        maxLength={100}
        required
      />
      <TextField form={form} name="legal_person" label={merchantLabel('legal_person')} maxLength={50} />
      <TextField form={form} name="legal_number" label={merchantLabel('legal_number')} maxLength={30} />
      <SelectField form={form} name="type" label={merchantLabel('type')} options={types.options} />
      <TextField
        form={form}
        name="company_phone"
        label={merchantLabel('company_phone')}
        type="tel"
        maxLength={24}
      />
      <TextField form={form} name="postal_code" label={merchantLabel('postal_code')} maxLength={10} />
      <TextField form={form} name="address" label={merchantLabel('address')} maxLength={200} />
      <TextField form={form} name="pickup_address" label={merchantLabel('pickup_address')} maxLength={200} />
      <DateField
        form={form}
        name="expired_at"
        label={merchantLabel('expired_at')}
        hint={t('form.expiry_hint')}
      />
    </FormDrawer>
  );
}
