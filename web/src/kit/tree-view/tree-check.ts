/** A node of a tree of menus or departments. */
export interface TreeNode {
  /** As on the wire, where ids of trees are texts. */
  id: string;
  label: string;
  /** Shown behind the label: path, permission, head count. */
  note?: string;
  /** Means nothing by itself, like a directory of menus: it goes when its last child goes. */
  isGroup?: boolean;
  /** May not be given by this person. */
  isDisabled?: boolean;
  children?: readonly TreeNode[];
}

export type CheckState = 'on' | 'some' | 'off';

const below = (node: TreeNode): TreeNode[] => [node, ...(node.children ?? []).flatMap(below)];

/** All nodes, parents before their children. */
export const allNodes = (tree: readonly TreeNode[]): TreeNode[] => tree.flatMap(below);

/** "some" when not all of what hangs below, and may be given, is granted. */
export function stateOf(node: TreeNode, checked: ReadonlySet<string>): CheckState {
  const nodes = below(node).filter((one) => one.isDisabled !== true || checked.has(one.id));
  const count = nodes.filter((one) => checked.has(one.id)).length;
  return count === 0 ? 'off' : count === nodes.length ? 'on' : 'some';
}

const pathTo = (tree: readonly TreeNode[], id: string): TreeNode[] => {
  for (const node of tree) {
    if (node.id === id) return [node];
    const rest = pathTo(node.children ?? [], id);
    if (rest.length > 0) return [node, ...rest];
  }
  return [];
};

/**
 * Grants or takes a node with everything below it. Granting takes the way to it along, for a page nobody can reach is
 * no page; taking leaves that way, but for groups that have nothing left.
 */
export function toggleNode(
  tree: readonly TreeNode[],
  checked: ReadonlySet<string>,
  id: string,
  isOn: boolean,
): Set<string> {
  const next = new Set(checked);
  const path = pathTo(tree, id);
  const node = path.at(-1);
  if (node === undefined) return next;
  for (const one of below(node)) {
    if (one.isDisabled === true) continue;
    if (isOn) next.add(one.id);
    else next.delete(one.id);
  }
  for (const parent of path.slice(0, -1).reverse()) {
    if (isOn) next.add(parent.id);
    else if (parent.isGroup === true && !below(parent).some((one) => one !== parent && next.has(one.id)))
      next.delete(parent.id);
  }
  return next;
}

/** Nodes that match, the way to them, and what hangs below them; all of it for an empty search. */
export function searchTree(tree: readonly TreeNode[], text: string): TreeNode[] {
  const wanted = text.normalize('NFKC').trim().toLowerCase();
  if (wanted === '') return [...tree];
  const keep = (node: TreeNode): TreeNode[] => {
    const searchedText = `${node.label} ${node.note ?? ''}`.normalize('NFKC').toLowerCase();
    if (searchedText.includes(wanted)) return [node];
    const children = (node.children ?? []).flatMap(keep);
    return children.length === 0 ? [] : [{ ...node, children }];
  };
  return tree.flatMap(keep);
}
