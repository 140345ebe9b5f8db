import { CATEGORY_LEVELS } from '@fovea/shared-types/goods/category-levels';
import type { AdminCategory } from '@fovea/shared-types/goods/category.dto';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { PageTitle } from '../../kit/page-title/page-title';
import type { TreeNode } from '../../kit/tree-view/tree-check';
import { useMay } from '../../lib/permissions';
import { DeleteQuestion } from '../tree/delete-question';
import { NodeActions } from '../tree/node-actions';
import { TreePage } from '../tree/tree-page';
import { useOpenNode } from '../tree/use-open-node';
import { CategoryDrawer, type CategoryInForm } from './category-drawer';
import { categoryListQuery, useDeleteCategory } from './category.queries';
import { backOfficePage } from '../back-office-page';

const flatten = (categories: readonly AdminCategory[]): AdminCategory[] =>
  categories.flatMap((category) => [category, ...flatten(category.children)]);

/** The tree by which visitors browse. */
export function CategoryPage() {
  const { t } = useTranslation('catalogue');
  const may = useMay();
  const [edited, setEdited] = useState<CategoryInForm | null>(null);
  const [deleted, setDeleted] = useState<AdminCategory | null>(null);
  const result = useQuery(categoryListQuery({}));
  const { data } = result;
  const byId = useMemo(() => new Map(flatten(data ?? []).map((one) => [one.id, one])), [data]);
  const { opened, close } = useOpenNode(byId, 'goods:category:update');
  const tree = useMemo(() => data?.map(nodeOf(t)), [data, t]);
  const categoryOf = ({ id }: TreeNode): AdminCategory | null => byId.get(id) ?? null;
  const create = may('goods:category:add') && (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => setEdited({ category: null, parent: null })}
    >
      {t('category.create')}
    </Button>
  );
  return (
    <>
      <PageTitle title={t('category.title')}>{create}</PageTitle>
      <TreePage
        label={t('category.title')}
        result={result}
        tree={tree}
        count={byId.size}
        empty={{ title: t('category.empty'), text: t('category.empty_text'), action: create }}
        actionsOf={(node) => (
          <NodeActions
            name={node.label}
            actions={[
              {
                key: 'add',
                permission: 'goods:category:add',
                isHidden: categoryOf(node)?.level === CATEGORY_LEVELS,
                run: () => setEdited({ category: null, parent: categoryOf(node) }),
              },
              {
                key: 'edit',
                permission: 'goods:category:update',
                run: () => setEdited({ category: categoryOf(node), parent: null }),
              },
              { key: 'delete', permission: 'goods:category:delete', run: () => setDeleted(categoryOf(node)) },
            ]}
          />
        )}
      />
      {opened !== null && (
        <CategoryDrawer category={opened} parent={null} tree={data ?? []} onClose={close} />
      )}
      {edited !== null && <CategoryDrawer {...edited} tree={data ?? []} onClose={() => setEdited(null)} />}
      {deleted !== null && <DeleteCategory category={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}

const nodeOf =
  (t: ReturnType<typeof useTranslation<'catalogue'>>['t']) =>
  (category: AdminCategory): TreeNode => ({
    id: category.id,
    label: category.category_name,
    note: [t('product_count', { count: category.goods_count }), category.status === 0 ? t('hidden') : null]
      .filter((part) => part !== null)
      .join(' · '),
    children: category.children.map(nodeOf(t)),
  });

function DeleteCategory({ category, onClose }: { category: AdminCategory; onClose: () => void }) {
  const { t } = useTranslation('catalogue');
  const remove = useDeleteCategory();
  return (
    <DeleteQuestion
      title={t('delete_of', { name: category.category_name })}
      remove={() => remove(category.id)}
      onClose={onClose}
    >
      {t(category.goods_count > 0 ? 'delete_held' : 'category.delete_text', { count: category.goods_count })}
    </DeleteQuestion>
  );
}

backOfficePage(CategoryPage, {
  path: '/productRelated/classify',
  texts: ['kit', 'system', 'catalogue', 'upload'],
});
