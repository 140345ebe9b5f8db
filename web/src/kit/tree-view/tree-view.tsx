import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button';
import { allNodes, searchTree, stateOf, toggleNode, type TreeNode } from './tree-check';
import classes from './tree-view.module.css';

export interface TreeViewProps {
  label: string;
  tree: readonly TreeNode[];
  /** With boxes: what is granted, and what to do when that changes. */
  checked?: ReadonlySet<string>;
  onCheck?: (checked: ReadonlySet<string>) => void;
  /** Without boxes: the chosen node. */
  selected?: string | null;
  onSelect?: (node: TreeNode) => void;
  /** Buttons at the end of a node's line. */
  actionsOf?: (node: TreeNode) => ReactNode;
}

/** A tree with search, expand all, half-filled boxes, and a count of what is granted. */
export function TreeView({ label, tree, checked, onCheck, selected, onSelect, actionsOf }: TreeViewProps) {
  const { t } = useTranslation('kit');
  const id = useId();
  const [text, setText] = useState('');
  const nodes = useMemo(() => allNodes(tree), [tree]);
  const parents = useMemo(() => nodes.filter((node) => (node.children?.length ?? 0) > 0), [nodes]);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(tree.map((node) => node.id)));
  const shown = useMemo(() => searchTree(tree, text), [tree, text]);
  const isSearching = text.trim() !== '';
  const isAllOpen = parents.every((node) => open.has(node.id));
  const flip = (node: TreeNode): void =>
    setOpen((old) =>
      old.has(node.id) ? new Set([...old].filter((one) => one !== node.id)) : new Set([...old, node.id]),
    );
  const line: LineTools = {
    isOpen: (node) => isSearching || open.has(node.id),
    flip,
    checked,
    // Of the whole tree, not of the search result: checking a parent means all of it.
    check: (node, isOn) => {
      if (checked !== undefined) onCheck?.(toggleNode(tree, checked, node.id, isOn));
    },
    original: (node) => nodes.find((one) => one.id === node.id) ?? node,
    selected,
    onSelect,
    actionsOf,
  };
  return (
    <div className={classes.root} role="group" aria-label={label}>
      <div className={classes.tools}>
        <label htmlFor={id} className={classes.hidden}>
          {t('tree.search')}
        </label>
        <input
          id={id}
          type="search"
          className={classes.search}
          placeholder={t('tree.search')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button
          size="sm"
          variant="default"
          onClick={() => setOpen(isAllOpen ? new Set() : new Set(parents.map((node) => node.id)))}
        >
          {isAllOpen ? t('tree.collapse_all') : t('tree.expand_all')}
        </Button>
        {checked !== undefined && (
          <span className={classes.count} role="status">
            {t('tree.granted', {
              count: nodes.filter((node) => checked.has(node.id)).length,
              total: nodes.length,
            })}
          </span>
        )}
      </div>
      {shown.length === 0 ? (
        <p className={classes.nothing}>{t('tree.nothing')}</p>
      ) : (
        <ul className={classes.list}>
          {shown.map((node) => (
            <Line key={node.id} node={node} tools={line} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface LineTools extends Pick<TreeViewProps, 'checked' | 'selected' | 'onSelect' | 'actionsOf'> {
  isOpen: (node: TreeNode) => boolean;
  flip: (node: TreeNode) => void;
  check: (node: TreeNode, isOn: boolean) => void;
  original: (node: TreeNode) => TreeNode;
}

function Line({ node, tools }: { node: TreeNode; tools: LineTools }) {
  const { t } = useTranslation('kit');
  const { checked, selected, onSelect, actionsOf } = tools;
  const children = node.children ?? [];
  const isOpen = tools.isOpen(node);
  const content = (
    <>
      <span>{node.label}</span>
      {node.note !== undefined && <span className={classes.note}>{node.note}</span>}
    </>
  );
  return (
    <li>
      <div className={classes.line} data-selected={selected === node.id || undefined}>
        {children.length > 0 ? (
          <button
            type="button"
            className={classes.chevron}
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'tree.collapse_node' : 'tree.expand_node', { name: node.label })}
            onClick={() => tools.flip(node)}
          >
            <IconChevronRight size={16} aria-hidden />
          </button>
        ) : (
          <span className={classes.gap} />
        )}
        {checked !== undefined ? (
          <label className={classes.label}>
            <NodeBox
              state={stateOf(tools.original(node), checked)}
              isDisabled={node.isDisabled === true}
              onChange={(isOn) => tools.check(node, isOn)}
            />
            {content}
          </label>
        ) : onSelect !== undefined ? (
          <button
            type="button"
            className={classes.label}
            aria-current={selected === node.id || undefined}
            onClick={() => onSelect(node)}
          >
            {content}
          </button>
        ) : (
          <span className={classes.label}>{content}</span>
        )}
        {actionsOf?.(node)}
      </div>
      {children.length > 0 && isOpen && (
        <ul>
          {children.map((child) => (
            <Line key={child.id} node={child} tools={tools} />
          ))}
        </ul>
      )}
    </li>
  );
}

function NodeBox({
  state,
  isDisabled,
  onChange,
}: {
  state: 'on' | 'some' | 'off';
  isDisabled: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <input
      ref={box}
      type="checkbox"
      checked={state === 'on'}
      disabled={isDisabled}
      onChange={() => onChange(state !== 'on')}
    />
  );
}
