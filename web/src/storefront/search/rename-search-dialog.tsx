import type { SavedSearch } from '@fovea/shared-types/goods/saved-search.dto';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { Dialog } from '../../kit/dialog/dialog';
import { useUpdateSavedSearch } from './saved-search.queries';
import classes from './saved-searches.module.css';

export function RenameSearchDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const { t } = useTranslation('search');
  const id = useId();
  const [name, setName] = useState(search.name);
  const update = useUpdateSavedSearch(onClose);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== '') update.mutate({ id: search.id, name: name.trim() });
  };
  return (
    <Dialog opened onClose={onClose} title={t('saved.rename_title')}>
      <form className={classes.form} onSubmit={submit}>
        <label htmlFor={id}>{t('saved.name')}</label>
        <input
          id={id}
          value={name}
          maxLength={100}
          required
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" loading={update.isPending}>
          {t('saved.rename')}
        </Button>
      </form>
    </Dialog>
  );
}
