import { IconBookmark, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../lib/permissions';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { ErrorState } from '../error-state/error-state';
import { Switch } from '../switch/switch';
import classes from './saved-views.module.css';
import type { TableList } from './table-settings';
import toolbar from './toolbar.module.css';
import { dropView, keepView, readView, shareView, viewsQuery } from './views.queries';

/** Filters and order under a name: one's own, and those that others share. */
export function SavedViews<Name extends string>({ list }: { list: TableList<Name> }) {
  const { t } = useTranslation('kit');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={toolbar.tool}
        aria-label={t('views.title')}
        title={t('views.title')}
        onClick={() => setOpen(true)}
      >
        <IconBookmark size={18} aria-hidden />
      </button>
      {isOpen && (
        <Dialog opened onClose={() => setOpen(false)} title={t('views.title')}>
          <Views list={list} onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

function Views<Name extends string>({ list, onClose }: { list: TableList<Name>; onClose: () => void }) {
  const { t } = useTranslation('kit');
  const id = useId();
  const may = useMay();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const { data: views, error, refetch } = useQuery(viewsQuery(list.id));
  // Every change of the shelf goes the same way: send, then look again.
  const change = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSettled: () => queries.invalidateQueries(viewsQuery(list.id)),
  });
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '' || change.isPending) return;
    change.mutate(() => keepView(list.id, wanted, { filters: list.filters, sort: list.sort }), {
      onSuccess: () => setName(''),
    });
  };
  return (
    <>
      {views === undefined && error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {views?.length === 0 && <p className={classes.none}>{t('views.none')}</p>}
      {views !== undefined && views.length > 0 && (
        <ul className={classes.list}>
          {views.map((view) => (
            <li key={view.id}>
              <button
                type="button"
                className={classes.name}
                onClick={() => {
                  list.show(readView(view.view));
                  onClose();
                }}
              >
                {view.name}
                {view.is_own === 0 && <span>{t('views.by', { name: view.username })}</span>}
              </button>
              {view.is_own === 1 && (
                <>
                  {may('platform:table-view:share') && (
                    <span className={classes.share}>
                      <span aria-hidden>{t('views.shared')}</span>
                      <Switch
                        isOn={view.is_shared === 1}
                        label={t('views.share', { name: view.name })}
                        isPending={change.isPending}
                        onChange={(isOn) => change.mutate(() => shareView(view.id, isOn))}
                      />
                    </span>
                  )}
                  <button
                    type="button"
                    className={classes.delete}
                    aria-label={t('views.delete', { name: view.name })}
                    onClick={() => change.mutate(() => dropView(view.id))}
                  >
                    <IconTrash size={16} aria-hidden />
                  </button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <form className={classes.keep} onSubmit={keep}>
        <label htmlFor={id}>{t('views.name')}</label>
        <input id={id} value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
        <Button type="submit" loading={change.isPending}>
          {t('views.keep')}
        </Button>
      </form>
    </>
  );
}
