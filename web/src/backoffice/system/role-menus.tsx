import type { MyMenuItem } from '@fovea/shared-types/rbac/menu.dto';
import type { RoleMenuOption } from '@fovea/shared-types/rbac/role.dto';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { Dialog } from '../../kit/dialog/dialog';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageLoading } from '../../kit/page-loading/page-loading';
import type { TreeNode } from '../../kit/tree-view/tree-check';
import { TreeView } from '../../kit/tree-view/tree-view';
import { withNeeded } from './needed-menus';
import classes from './role-menus.module.css';
import { roleMenuOptionsQuery, roleMenuPreviewQuery } from './role.queries';

interface RoleMenusProps {
  companyId: number | null;
  isFixed: boolean;
  menuIds: readonly string[];
  onChange: (menuIds: string[]) => void;
}

/** What the ticked boxes permit. */
export function usePermissionsOf(companyId: number | null, menuIds: readonly string[]): string[] {
  const { data } = useQuery(roleMenuOptionsQuery(companyId));
  return useMemo(() => {
    const ticked = new Set(menuIds);
    const within = (options: readonly RoleMenuOption[]): string[] =>
      options.flatMap(({ id, perms, children }) => [
        ...(perms !== null && ticked.has(id) ? [perms] : []),
        ...within(children),
      ]);
    return within(data ?? []);
  }, [data, menuIds]);
}

const nodeOf =
  (isFixed: boolean) =>
  (option: RoleMenuOption): TreeNode => ({
    id: option.id,
    label: option.title,
    note: option.perms ?? undefined,
    isGroup: option.menu_type === 'M',
    isDisabled: isFixed || !option.is_grantable,
    children: option.children.map(nodeOf(isFixed)),
  });

/** What the role may see and do, as a tree of boxes; what the caller lacks cannot be ticked. */
export function RoleMenus({ companyId, isFixed, menuIds, onChange }: RoleMenusProps) {
  const { t } = useTranslation('system');
  const { data, error, isError, refetch } = useQuery(roleMenuOptionsQuery(companyId));
  const [isPreviewed, setPreviewed] = useState(false);
  const tree = useMemo(() => data?.map(nodeOf(isFixed)), [data, isFixed]);
  const checked = useMemo(() => new Set(menuIds), [menuIds]);
  return (
    <section className={classes.root} aria-label={t('role.menus')}>
      <div className={classes.head}>
        <h3>{t('role.menus')}</h3>
        <Button size="sm" variant="subtle" onClick={() => setPreviewed(true)}>
          {t('role.preview')}
        </Button>
      </div>
      {data !== undefined && tree !== undefined && (
        <TreeView
          label={t('role.menus')}
          tree={tree}
          checked={checked}
          onCheck={(next) => onChange([...withNeeded(data, checked, next)])}
        />
      )}
      {tree === undefined &&
        (isError ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageLoading />)}
      {isPreviewed && <Preview companyId={companyId} menuIds={menuIds} onClose={() => setPreviewed(false)} />}
    </section>
  );
}

/** The menu as a holder of the role sees it. */
function Preview({
  companyId,
  menuIds,
  onClose,
}: Pick<RoleMenusProps, 'companyId' | 'menuIds'> & { onClose: () => void }) {
  const { t } = useTranslation('system');
  const { data, error, isError, refetch } = useQuery(roleMenuPreviewQuery(companyId, menuIds));
  return (
    <Dialog opened onClose={onClose} title={t('role.preview')}>
      {data === undefined &&
        (isError ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageLoading />)}
      {data?.length === 0 && <p>{t('role.preview_empty')}</p>}
      {data !== undefined && data.length > 0 && <PreviewMenu items={data} />}
    </Dialog>
  );
}

function PreviewMenu({ items }: { items: readonly MyMenuItem[] }) {
  const shown = items.filter(({ menu_type, hidden }) => menu_type !== 'F' && hidden === 0);
  return (
    <ul className={classes.preview}>
      {shown.map((item) => (
        <li key={item.id}>
          {item.meta.title}
          {item.children.length > 0 && <PreviewMenu items={item.children} />}
        </li>
      ))}
    </ul>
  );
}
