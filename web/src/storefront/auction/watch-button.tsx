import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { requireSession } from '../../lib/session';
import { useWatch } from './auction.queries';
import classes from '../goods/wide-action.module.css';
import type { ShownLot } from '../../kit/lot/shown-lot';

/** Adds a lot to the watch list, whose turns are notified. It shows at once and is undone if the call fails; a second press undoes it. */
export function WatchButton({ lot }: { lot: ShownLot }) {
  const { t } = useTranslation('auction');
  const watch = useWatch(lot.id);
  const isWatching = lot.is_watching;
  const Icon = isWatching ? IconBookmarkFilled : IconBookmark;
  return (
    <button
      type="button"
      className={classes.action}
      aria-pressed={isWatching}
      title={t(isWatching ? 'watch.remove_label' : 'watch.add_label')}
      disabled={watch.isPending}
      onClick={() => requireSession(() => watch.mutate(!isWatching))}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
      {t(isWatching ? 'watch.added' : 'watch.add')}
    </button>
  );
}
