import type { Permission } from '@fovea/shared-types/permissions';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../lib/permissions';
import classes from './node-actions.module.css';

const ICONS = { add: IconPlus, edit: IconPencil, delete: IconTrash } as const;

interface NodeAction {
  key: keyof typeof ICONS;
  permission: Permission;
  isHidden?: boolean;
  run: () => void;
}

/** What can be done to one node, at the end of its line. */
export function NodeActions({ name, actions }: { name: string; actions: readonly NodeAction[] }) {
  const { t } = useTranslation('system');
  const may = useMay();
  const allowed = actions.filter(({ permission, isHidden }) => isHidden !== true && may(permission));
  return (
    <span className={classes.root}>
      {allowed.map(({ key, run }) => {
        const Icon = ICONS[key];
        const label = t(`tree.${key}`, { name });
        return (
          <button
            key={key}
            type="button"
            className={classes.button}
            aria-label={label}
            title={label}
            onClick={run}
          >
            <Icon size={16} aria-hidden />
          </button>
        );
      })}
    </span>
  );
}
