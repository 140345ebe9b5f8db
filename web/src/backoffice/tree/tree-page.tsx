import type { ReactNode } from 'react';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { ErrorState } from '../../kit/error-state/error-state';
import { Skeleton } from '../../kit/skeleton/skeleton';
import type { TreeNode } from '../../kit/tree-view/tree-check';
import { TreeView } from '../../kit/tree-view/tree-view';
import classes from './tree-page.module.css';

interface TreePageProps {
  label: string;
  result: { error: unknown; isError: boolean; refetch: () => unknown };
  /** Undefined while it is not there. */
  tree: readonly TreeNode[] | undefined;
  count: number;
  empty: { title: string; text: string; action: ReactNode };
  actionsOf: (node: TreeNode) => ReactNode;
}

const SKELETON_ROWS = 8;

/** A page that is a tree: menus, departments. */
export function TreePage({ label, result, tree, count, empty, actionsOf }: TreePageProps) {
  if (tree === undefined) {
    if (result.isError) return <ErrorState error={result.error} onRetry={() => void result.refetch()} />;
    return (
      <div className={classes.root} aria-busy>
        {Array.from({ length: SKELETON_ROWS }, (_, row) => (
          <Skeleton key={row} height={32} />
        ))}
      </div>
    );
  }
  if (count === 0) {
    return (
      <EmptyState title={empty.title} text={empty.text}>
        {empty.action}
      </EmptyState>
    );
  }
  return (
    <div className={classes.root}>
      <TreeView label={label} tree={tree} actionsOf={actionsOf} />
    </div>
  );
}
