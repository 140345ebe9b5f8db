import type { MenuTreeItem } from '@fovea/shared-types/rbac/menu.dto';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { PageTitle } from '../../kit/page-title/page-title';
import { allNodes, type TreeNode } from '../../kit/tree-view/tree-check';
import { activeLanguage } from '../../lib/i18n';
import { useMay } from '../../lib/permissions';
import { DeleteQuestion } from '../tree/delete-question';
import { MenuDrawer } from './menu-drawer';
import { menuTitle } from './menu-values';
import { menuListQuery, useDeleteMenu } from './menu.queries';
import { NodeActions } from '../tree/node-actions';
import { TreePage } from '../tree/tree-page';
import { useOpenNode } from '../tree/use-open-node';
import { backOfficePage } from '../back-office-page';

interface Editing {
  /** Null: a new one. */
  menu: MenuTreeItem | null;
  /** Where a new one hangs; null: a root. */
  parent: MenuTreeItem | null;
}

const flatten = (menus: readonly MenuTreeItem[]): MenuTreeItem[] =>
  menus.flatMap((menu) => [menu, ...flatten(menu.children)]);

const NO_MENUS: never[] = [];

/** Directories, pages and buttons: what the side menu shows and which permission each grants. */
export function MenuPage() {
  const { t } = useTranslation('system');
  const may = useMay();
  const [editing, setEditing] = useState<Editing | null>(null);
  const [deleted, setDeleted] = useState<MenuTreeItem | null>(null);
  const result = useQuery(menuListQuery);
  const menus = result.data ?? NO_MENUS;
  const byId = useMemo(() => new Map(flatten(menus).map((menu) => [menu.id, menu])), [menus]);
  const { opened, close } = useOpenNode(byId, 'rbac:menu:update');
  const tree = useMemo(() => result.data?.map(nodeOf(t)), [result.data, t]);
  const menuOf = ({ id }: TreeNode): MenuTreeItem | null => byId.get(id) ?? null;
  const create = may('rbac:menu:add') && (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => setEditing({ menu: null, parent: null })}
    >
      {t('menu.create')}
    </Button>
  );
  return (
    <>
      <PageTitle title={t('menu.title')}>{create}</PageTitle>
      <TreePage
        label={t('menu.title')}
        result={result}
        tree={tree}
        count={tree === undefined ? 0 : allNodes(tree).length}
        empty={{ title: t('menu.empty'), text: t('menu.empty_text'), action: create }}
        actionsOf={(node) => (
          <NodeActions
            name={node.label}
            actions={[
              {
                key: 'add',
                permission: 'rbac:menu:add',
                isHidden: menuOf(node)?.menu_type === 'F',
                run: () => setEditing({ menu: null, parent: menuOf(node) }),
              },
              {
                key: 'edit',
                permission: 'rbac:menu:update',
                run: () => setEditing({ menu: menuOf(node), parent: null }),
              },
              {
                key: 'delete',
                permission: 'rbac:menu:delete',
                isHidden: menuOf(node)?.is_built_in,
                run: () => setDeleted(menuOf(node)),
              },
            ]}
          />
        )}
      />
      {opened !== null && <MenuDrawer menu={opened} parent={null} menus={menus} onClose={close} />}
      {editing !== null && <MenuDrawer {...editing} menus={menus} onClose={() => setEditing(null)} />}
      {deleted !== null && <DeleteMenu menu={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}

const nodeOf =
  (t: ReturnType<typeof useTranslation<'system'>>['t']) =>
  (menu: MenuTreeItem): TreeNode => ({
    id: menu.id,
    label: menuTitle(menu, activeLanguage()),
    note: [
      t(`menu.type_${menu.menu_type}`),
      menu.path,
      menu.perms,
      menu.hidden === 1 ? t('menu.is_hidden') : null,
      menu.status === 0 ? t('menu.is_disabled') : null,
    ]
      .filter((part) => part !== null)
      .join(' · '),
    children: menu.children.map(nodeOf(t)),
  });

function DeleteMenu({ menu, onClose }: { menu: MenuTreeItem; onClose: () => void }) {
  const { t } = useTranslation('system');
  const remove = useDeleteMenu();
  return (
    <DeleteQuestion
      title={t('menu.delete_of', { name: menuTitle(menu, activeLanguage()) })}
      remove={() => remove(menu.id)}
      onClose={onClose}
    >
      {t('menu.delete_text')}
    </DeleteQuestion>
  );
}

backOfficePage(MenuPage, { path: '/system/menu', texts: ['kit', 'system'] });
