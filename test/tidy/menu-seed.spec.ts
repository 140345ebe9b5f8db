import 'reflect-metadata';
import fs from 'node:fs';
import path from 'node:path';
import { PERMISSIONS } from '@fovea/shared-types/permissions';
import { callRegistry } from '../../server/src/platform/http/call.decorator.js';
import '../../server/src/app.module.js';
import { flatten, menuSeed } from '../../server/src/rbac/menus/menu-seed.js';

const routes = new Set(
  (
    JSON.parse(fs.readFileSync(path.join(import.meta.dirname, '../contract/routes.json'), 'utf8')) as {
      path: string;
    }[]
  ).map((route) => route.path),
);

const rows = flatten(menuSeed);
const carried = rows.flatMap(({ perms }) => (perms === null ? [] : [perms]));

describe('the menu that comes with the program', () => {
  it('carries the permission of every handler exactly once, and none that no handler requires', () => {
    const required = new Set(
      [...callRegistry.values()].map(({ may }) => may).filter((may) => may !== 'public' && may !== 'member'),
    );
    expect([...carried].sort()).toEqual([...required].sort());
  });

  it('carries every permission there is, none of which is listed twice', () => {
    expect([...PERMISSIONS].sort()).toEqual([...new Set(PERMISSIONS)].sort());
    expect([...carried].sort()).toEqual([...PERMISSIONS].sort());
  });

  it('leads only to routes of the contract', () => {
    const paths = rows.flatMap((row) => (row.path === null ? [] : [row.path]));
    expect(paths.filter((at) => !routes.has(at))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('names each row once, in three languages', () => {
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    expect(
      rows.filter(({ titles }) => titles.length !== 3 || titles.some((title) => title.trim() === '')),
    ).toEqual([]);
  });
});
