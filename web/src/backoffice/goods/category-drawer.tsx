import type { AdminCategory, CategoryDetail } from '@fovea/shared-types/goods/category.dto';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../kit/dialog/dialog';
import { ErrorState } from '../../kit/error-state/error-state';
import { SwitchField, TextField, TreeSelectField } from '../../kit/form/fields';
import { FormDrawer } from '../../kit/form/form-drawer';
import { NumberField } from '../../kit/form/number-field';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { useSavedState } from '../../kit/form/use-saved-state';
import { PageLoading } from '../../kit/page-loading/page-loading';
import { toast } from '../../lib/toast-store';
import { CatalogueImageField } from './catalogue-image-field';
import { categoryFields, categoryValues, newCategory, parentChoices } from './category-values';
import { categoryDetailQuery, saveCategory, saveNewCategory, useCategoriesChanged } from './category.queries';

const NAME_MAX = 60;

export interface CategoryInForm {
  /** Null: a new one. */
  category: AdminCategory | null;
  /** Where a new one hangs; null: a root. */
  parent: AdminCategory | null;
}

interface CategoryDrawerProps extends CategoryInForm {
  /** All there are, hidden ones too. */
  tree: readonly AdminCategory[];
  onClose: () => void;
}

export function CategoryDrawer(props: CategoryDrawerProps) {
  const { category, onClose } = props;
  const { t } = useTranslation('catalogue');
  const { data, error, isError, refetch } = useQuery({
    ...categoryDetailQuery(category?.id ?? ''),
    enabled: category !== null,
  });
  if (category === null) return <CategoryForm {...props} detail={null} />;
  if (data !== undefined) return <CategoryForm {...props} detail={data} />;
  return (
    <Dialog opened onClose={onClose} title={t('category.edit')}>
      {isError ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageLoading />}
    </Dialog>
  );
}

function CategoryForm({
  category,
  parent,
  tree,
  detail,
  onClose,
}: CategoryDrawerProps & { detail: CategoryDetail | null }) {
  const { t } = useTranslation('catalogue');
  const { t: system } = useTranslation('system');
  const changed = useCategoriesChanged();
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  const form = useForm({
    initial: detail === null ? newCategory(parent) : categoryValues(detail),
    validate: (values) => ({
      category_name_c: values.category_name_c.trim() === '' ? t('category.name_missing') : undefined,
      category_name_e: values.category_name_e.trim() === '' ? t('category.name_missing') : undefined,
      category_name_j: values.category_name_j.trim() === '' ? t('category.name_missing') : undefined,
    }),
  });
  const { save } = useSavedState({
    form,
    initial: { values: form.values, version: detail?.version ?? '' },
    read: async () => {
      if (detail === null) return null;
      const fresh = await queries.fetchQuery(categoryDetailQuery(detail.id));
      return { values: categoryValues(fresh), version: fresh.version };
    },
    send: (values, { values: before, version }) =>
      saveCategory({ id: detail?.id ?? '', ...categoryFields(values, before.images), version }),
  });
  const saving = useSaving({
    form,
    save: (values, request_id): Promise<unknown> =>
      detail === null ? saveNewCategory({ ...categoryFields(values, []), request_id }) : save(values),
    onSaved: async () => {
      toast.success(system(detail === null ? 'state.added' : 'state.updated'));
      await changed();
      onClose();
    },
    byError: { NAME_TAKEN: 'category_name_e' },
  });
  return (
    <FormDrawer
      title={t(detail === null ? 'category.create' : 'category.edit')}
      form={form}
      saving={saving}
      submitLabel={detail === null ? t('category.create') : system('action.save_changes')}
      isWaiting={isSending}
      onClose={onClose}
    >
      <TreeSelectField
        form={form}
        name="pid"
        label={t('category.parent')}
        hint={t('category.parent_hint')}
        clearable
        tree={parentChoices(tree, category)}
      />
      <TextField form={form} name="category_name_c" label={t('name.zh')} required maxLength={NAME_MAX} />
      <TextField form={form} name="category_name_e" label={t('name.en')} required maxLength={NAME_MAX} />
      <TextField form={form} name="category_name_j" label={t('name.ja')} required maxLength={NAME_MAX} />
      <CatalogueImageField form={form} hint={t('category.image_hint')} onSending={setSending} />
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
