import { IconBookmark } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog';
import { Dialog } from '../dialog/dialog';
import { ErrorState } from '../error-state/error-state';
import { Skeleton } from '../skeleton/skeleton';
import classes from './saved-views.module.css';
import type { TableList } from './table-settings';
import toolbar from './toolbar.module.css';
import { ViewLine } from './view-line';
import { ViewName } from './view-name';
import { changeView, dropView, keepView, readView, shareView, viewsQuery, writeView } from './views.queries';

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
        <Dialog opened onClose={() => setOpen(false)} title={t('views.title')} size={520}>
          <Views list={list} onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

function Views<Name extends string>({ list, onClose }: { list: TableList<Name>; onClose: () => void }) {
  const { t } = useTranslation('kit');
  const { t: common } = useTranslation();
  const queries = useQueryClient();
  const [renamed, setRenamed] = useState<number | null>(null);
  const [lastRenamed, setLastRenamed] = useState<number | null>(null);
  const [deleted, setDeleted] = useState<{ id: number; name: string } | null>(null);
  const [kept, setKept] = useState(0);
  const { data: views, error, refetch } = useQuery(viewsQuery(list.id));
  // Every change of the shelf goes the same way: send, then look again.
  const change = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSettled: () => queries.invalidateQueries(viewsQuery(list.id)),
  });
  const here = { filters: list.filters, sort: list.sort };
  /** Reusing the name of an own view replaces that view. */
  const keep = (name: string): void => {
    const same = views?.find((view) => view.is_own === 1 && view.name === name);
    change.mutate(
      () => (same === undefined ? keepView(list.id, name, here) : changeView(same.id, name, writeView(here))),
      { onSuccess: () => setKept(kept + 1) },
    );
  };
  return (
    <>
      {views === undefined && error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {views === undefined && error === null && <Skeleton height={44} />}
      {views?.length === 0 && <p className={classes.none}>{t('views.none')}</p>}
      {views !== undefined && views.length > 0 && (
        <ul className={classes.list}>
          {views.map((view) => (
            <li key={view.id}>
              {view.id === renamed ? (
                <ViewName
                  label={t('views.new_name', { name: view.name })}
                  initial={view.name}
                  submitLabel={common('action.save')}
                  isPending={change.isPending}
                  onCancel={() => setRenamed(null)}
                  onSubmit={(name) =>
                    change.mutate(() => changeView(view.id, name, view.view), {
                      onSuccess: () => setRenamed(null),
                    })
                  }
                />
              ) : (
                <ViewLine
                  view={view}
                  isPending={change.isPending}
                  wasRenamed={view.id === lastRenamed}
                  onUse={() => {
                    list.show(readView(view.view));
                    onClose();
                  }}
                  onShare={(isOn) => change.mutate(() => shareView(view.id, isOn))}
                  onRename={() => {
                    setRenamed(view.id);
                    setLastRenamed(view.id);
                  }}
                  onDelete={() => setDeleted(view)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={classes.keep}>
        <ViewName
          // A new field after each success.
          key={kept}
          label={t('views.name')}
          submitLabel={t('views.keep')}
          isPending={change.isPending}
          onSubmit={keep}
        />
      </div>
      {deleted !== null && (
        <ConfirmDialog
          opened
          isDanger
          title={t('views.delete_title', { name: deleted.name })}
          confirmLabel={common('action.delete')}
          isPending={change.isPending}
          onClose={() => setDeleted(null)}
          onConfirm={() => change.mutate(() => dropView(deleted.id), { onSettled: () => setDeleted(null) })}
        >
          {t('views.delete_text')}
        </ConfirmDialog>
      )}
    </>
  );
}
