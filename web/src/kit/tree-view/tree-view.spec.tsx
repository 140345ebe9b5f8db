import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { searchTree, stateOf, toggleNode, type TreeNode } from './tree-check';
import { TreeView } from './tree-view';

const menus: TreeNode[] = [
  {
    id: '1',
    label: 'System',
    isGroup: true,
    children: [
      {
        id: '2',
        label: 'Roles',
        children: [
          { id: '3', label: 'Add' },
          { id: '4', label: 'Delete', isDisabled: true },
        ],
      },
      { id: '5', label: 'Users' },
    ],
  },
  { id: '6', label: 'Members' },
];
const sorted = (ids: ReadonlySet<string>) => [...ids].sort();

describe('what of a tree is granted', () => {
  it('takes everything below and the way to it along, but not what may not be given', () => {
    expect(sorted(toggleNode(menus, new Set(), '2', true))).toEqual(['1', '2', '3']);
    expect(sorted(toggleNode(menus, new Set(), '3', true))).toEqual(['1', '2', '3']);
  });

  it('leaves the page when its last button is removed, and drops the directory with its last page', () => {
    expect(sorted(toggleNode(menus, new Set(['1', '2', '3']), '3', false))).toEqual(['1', '2']);
    expect(sorted(toggleNode(menus, new Set(['1', '2', '3']), '2', false))).toEqual([]);
    expect(sorted(toggleNode(menus, new Set(['1', '2', '5']), '2', false))).toEqual(['1', '5']);
  });

  it('is half when not all below is granted', () => {
    const [system] = menus as [TreeNode];
    expect(stateOf(system, new Set(['1', '2', '3']))).toBe('some');
    expect(stateOf(system, new Set(['1', '2', '3', '4', '5']))).toBe('on');
    expect(stateOf(system, new Set(['6']))).toBe('off');
    // What nobody here may give is not missing.
    expect(stateOf(system, new Set(['1', '2', '3', '5']))).toBe('on');
  });

  it('finds nodes with the way to them', () => {
    expect(searchTree(menus, 'ｄｅｌ')).toMatchObject([
      { label: 'System', children: [{ label: 'Roles', children: [{ label: 'Delete' }] }] },
    ]);
    expect(searchTree(menus, 'nothing like it')).toEqual([]);
  });
});

describe('a tree with boxes', () => {
  it('counts, expands, searches, and means the whole branch also while searching', async () => {
    function Scene() {
      const [checked, setChecked] = useState<ReadonlySet<string>>(new Set(['6']));
      return <TreeView label="Menus" tree={menus} checked={checked} onCheck={setChecked} />;
    }
    render(<Scene />);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 6 granted');
    expect(screen.queryByLabelText('Add')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Expand all' }));
    await userEvent.click(screen.getByLabelText('Add'));
    // "Delete" may not be given here, so nothing of it is missing.
    expect(screen.getByLabelText('Roles')).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('4 of 6 granted');
    await userEvent.type(screen.getByLabelText('Search the tree'), 'users');
    expect(screen.queryByLabelText('Roles')).not.toBeInTheDocument();
    await userEvent.click(screen.getByLabelText('Users'));
    expect(screen.getByRole('status')).toHaveTextContent('5 of 6 granted');
  });
});
