import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

interface KnipIssues {
  file: string;
  [kind: string]: unknown;
}

const KINDS = ['files', 'dependencies', 'devDependencies', 'unlisted', 'unresolved', 'binaries'] as const;

let house: string;
beforeAll(() => {
  house = fs.mkdtempSync(path.join(os.tmpdir(), 'unused-'));
  fs.cpSync(path.join(import.meta.dirname, 'planted/unused'), house, { recursive: true });
  fs.cpSync(path.join(root, 'knip.jsonc'), path.join(house, 'knip.jsonc'));
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'));
});
afterAll(() => fs.rmSync(house, { recursive: true, force: true }));

describe('unused code, by the settings of this project', () => {
  it('is found: files, packages, and packages that nothing imports', () => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(root, 'node_modules/knip/bin/knip.js'), '--reporter', 'json', '--no-config-hints'],
      { cwd: house, encoding: 'utf8' },
    );
    if (stdout === '') throw new Error(`knip said nothing: ${stderr}`);
    const { issues } = JSON.parse(stdout) as { issues: KnipIssues[] };
    const found = issues.flatMap((issue) =>
      KINDS.flatMap((kind) =>
        (issue[kind] as { name: string }[]).map(({ name }) => `${issue.file} ${kind} ${name}`),
      ),
    );
    expect(found.sort()).toEqual([
      'server/package.json dependencies sharp',
      'server/package.json devDependencies fast-check',
      'server/src/main.ts unlisted @resvg/resvg-js',
      'server/src/unused.ts files server/src/unused.ts',
    ]);
  }, 60_000);
});
