import type { DeptTreeItem } from '@fovea/shared-types/rbac/dept.dto';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { PageTitle } from '../../kit/page-title/page-title';
import type { TreeNode } from '../../kit/tree-view/tree-check';
import { allNodes } from '../../kit/tree-view/tree-check';
import { useMay } from '../../lib/permissions';
import { DeleteQuestion } from '../tree/delete-question';
import { DeptDialog } from './dept-dialog';
import { deptListQuery, useDeleteDept } from './dept.queries';
import { NodeActions } from '../tree/node-actions';
import { TreePage } from '../tree/tree-page';
import { useOpenNode } from '../tree/use-open-node';
import { backOfficePage } from '../back-office-page';

/** Somebody edits this department, or makes one below it; `null` makes a root. */
interface Editing {
  dept: DeptTreeItem | null;
  parent: DeptTreeItem | null;
}

const flatten = (depts: readonly DeptTreeItem[]): DeptTreeItem[] =>
  depts.flatMap((dept) => [dept, ...flatten(dept.children)]);

/** Departments as the tree they are. */
export function DeptPage() {
  const { t } = useTranslation('system');
  const may = useMay();
  const [editing, setEditing] = useState<Editing | null>(null);
  const [deleted, setDeleted] = useState<DeptTreeItem | null>(null);
  const result = useQuery(deptListQuery({}));
  const { data } = result;
  const byId = useMemo(() => new Map(flatten(data ?? []).map((dept) => [dept.id, dept])), [data]);
  const { opened, close } = useOpenNode(byId, 'rbac:dept:update');
  const tree = useMemo(() => data?.map(nodeOf(t)), [data, t]);
  const deptOf = ({ id }: TreeNode): DeptTreeItem | null => byId.get(id) ?? null;
  const create = may('rbac:dept:add') && (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => setEditing({ dept: null, parent: null })}
    >
      {t('dept.create')}
    </Button>
  );
  return (
    <>
      <PageTitle title={t('dept.title')}>{create}</PageTitle>
      <TreePage
        label={t('dept.title')}
        result={result}
        tree={tree}
        count={tree === undefined ? 0 : allNodes(tree).length}
        empty={{ title: t('dept.empty'), text: t('dept.empty_text'), action: create }}
        actionsOf={(node) => (
          <NodeActions
            name={node.label}
            actions={[
              {
                key: 'add',
                permission: 'rbac:dept:add',
                run: () => setEditing({ dept: null, parent: deptOf(node) }),
              },
              {
                key: 'edit',
                permission: 'rbac:dept:update',
                run: () => setEditing({ dept: deptOf(node), parent: null }),
              },
              { key: 'delete', permission: 'rbac:dept:delete', run: () => setDeleted(deptOf(node)) },
            ]}
          />
        )}
      />
      {opened !== null && <DeptDialog dept={opened} parent={null} depts={data ?? []} onClose={close} />}
      {editing !== null && <DeptDialog {...editing} depts={data ?? []} onClose={() => setEditing(null)} />}
      {deleted !== null && <DeleteDept dept={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}

const nodeOf =
  (t: ReturnType<typeof useTranslation<'system'>>['t']) =>
  (dept: DeptTreeItem): TreeNode => ({
    id: dept.id,
    label: dept.dept_name,
    note: [
      dept.leader,
      t('dept.users', { count: dept.user_count }),
      dept.pid === '0' ? dept.company_name : null,
      dept.status === 0 ? t('dept.disabled') : null,
    ]
      .filter((part) => part !== null && part !== '')
      .join(' · '),
    children: dept.children.map(nodeOf(t)),
  });

function DeleteDept({ dept, onClose }: { dept: DeptTreeItem; onClose: () => void }) {
  const { t } = useTranslation('system');
  const remove = useDeleteDept();
  return (
    <DeleteQuestion
      title={t('dept.delete_of', { name: dept.dept_name })}
      remove={() => remove(dept.id)}
      onClose={onClose}
    >
      {t('dept.delete_text')}
    </DeleteQuestion>
  );
}

backOfficePage(DeptPage, { path: '/system/dept', texts: ['kit', 'system'] });
