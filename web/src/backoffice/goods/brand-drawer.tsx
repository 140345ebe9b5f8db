import type { BrandDetail } from '@fovea/shared-types/goods/brand.dto';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../kit/dialog/dialog';
import { ErrorState } from '../../kit/error-state/error-state';
import { SwitchField, TextField } from '../../kit/form/fields';
import { FormDrawer } from '../../kit/form/form-drawer';
import { NumberField } from '../../kit/form/number-field';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { useStanding } from '../../kit/form/use-standing';
import { PageLoading } from '../../kit/page-loading/page-loading';
import { toast } from '../../lib/toast-store';
import { brandFields, brandValues, NAME_MAX, NEW_BRAND } from './brand-values';
import { brandDetailQuery, saveBrand, saveNewBrand, useBrandsChanged } from './brand.queries';
import { CatalogueImageField } from './catalogue-image-field';

/** A maker; `null` makes a new one. */
export function BrandDrawer({ id, onClose }: { id: number | null; onClose: () => void }) {
  const { t } = useTranslation('catalogue');
  const { data, error, isError, refetch } = useQuery({ ...brandDetailQuery(id ?? 0), enabled: id !== null });
  if (id === null) return <BrandForm brand={null} onClose={onClose} />;
  if (data !== undefined) return <BrandForm brand={data} onClose={onClose} />;
  return (
    <Dialog opened onClose={onClose} title={t('brand.edit')}>
      {isError ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageLoading />}
    </Dialog>
  );
}

function BrandForm({ brand, onClose }: { brand: BrandDetail | null; onClose: () => void }) {
  const { t } = useTranslation('catalogue');
  const { t: system } = useTranslation('system');
  const changed = useBrandsChanged();
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  const form = useForm({
    initial: brand === null ? NEW_BRAND : brandValues(brand),
    validate: (values) => ({
      brand_name_e: values.brand_name_e.trim() === '' ? t('brand.name_missing') : undefined,
    }),
  });
  const { save } = useStanding({
    form,
    initial: { values: form.values, version: brand?.version ?? '' },
    read: async () => {
      if (brand === null) return null;
      const fresh = await queries.fetchQuery(brandDetailQuery(brand.id));
      return { values: brandValues(fresh), version: fresh.version };
    },
    send: (values, { version }) => saveBrand({ id: brand?.id ?? 0, ...brandFields(values), version }),
  });
  const saving = useSaving({
    form,
    save: (values, request_id): Promise<unknown> =>
      brand === null ? saveNewBrand({ ...brandFields(values), request_id }) : save(values),
    onSaved: async () => {
      toast.success(system(brand === null ? 'state.added' : 'state.updated'));
      await changed();
      onClose();
    },
    byError: { NAME_TAKEN: 'brand_name_e' },
  });
  return (
    <FormDrawer
      title={t(brand === null ? 'brand.create' : 'brand.edit')}
      form={form}
      saving={saving}
      submitLabel={brand === null ? t('brand.create') : system('action.save_changes')}
      isWaiting={isSending}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="brand_name_e"
        label={t('name.latin')}
        hint={t('brand.name_hint')}
        required
        maxLength={NAME_MAX}
      />
      <TextField form={form} name="brand_name_c" label={t('name.zh')} maxLength={NAME_MAX} />
      <TextField form={form} name="brand_name_j" label={t('name.ja')} maxLength={NAME_MAX} />
      <CatalogueImageField form={form} hint={t('brand.image_hint')} onSending={setSending} />
      <NumberField
        form={form}
        name="sort"
        label={system('tree.sort')}
        hint={system('tree.sort_hint')}
        max={9999}
      />
      <SwitchField form={form} name="status" label={t('shown')} />
    </FormDrawer>
  );
}
