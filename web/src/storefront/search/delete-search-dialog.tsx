import type { SavedSearch } from '@fovea/shared-types/goods/saved-search.dto';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { useDeleteSavedSearch } from './saved-search.queries';

export function DeleteSearchDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const { t } = useTranslation('search');
  const remove = useDeleteSavedSearch(onClose);
  return (
    <ConfirmDialog
      opened
      isDanger
      title={t('saved.delete_title', { name: search.name })}
      confirmLabel={t('saved.delete')}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(search.id)}
      onClose={onClose}
    >
      {t('saved.delete_text')}
    </ConfirmDialog>
  );
}
