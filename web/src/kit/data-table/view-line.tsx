import type { TableView } from '@fovea/shared-types/platform/table-view.dto';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../lib/permissions';
import { Switch } from '../switch/switch';
import classes from './saved-views.module.css';

export interface ViewLineProps {
  view: TableView;
  isPending: boolean;
  /** It was just renamed: the keyboard continues from there. */
  wasRenamed: boolean;
  onUse: () => void;
  onShare: (isOn: boolean) => void;
  onRename: () => void;
  onDelete: () => void;
}

/** A saved view by its name; one's own can be shared, renamed and deleted. */
export function ViewLine({ view, isPending, wasRenamed, onUse, onShare, onRename, onDelete }: ViewLineProps) {
  const { t } = useTranslation('kit');
  const may = useMay();
  return (
    <>
      <button type="button" className={classes.name} onClick={onUse}>
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
                isPending={isPending}
                onChange={onShare}
              />
            </span>
          )}
          <button
            type="button"
            className={classes.tool}
            aria-label={t('views.rename', { name: view.name })}
            title={t('views.rename', { name: view.name })}
            autoFocus={wasRenamed}
            onClick={onRename}
          >
            <IconPencil size={16} aria-hidden />
          </button>
          <button
            type="button"
            className={classes.tool}
            data-danger
            aria-label={t('views.delete', { name: view.name })}
            title={t('views.delete', { name: view.name })}
            onClick={onDelete}
          >
            <IconTrash size={16} aria-hidden />
          </button>
        </>
      )}
    </>
  );
}
