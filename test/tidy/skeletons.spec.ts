import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeSkeleton } from '../../scripts/lib/skeletons.mjs';

const root = path.join(import.meta.dirname, '../..');
const sources = ['shared-types', 'server', 'web', 'migrations', 'test', 'scripts'];
const AT = 1_999_999_999_999;

/** A copy of the sources in which one of each is begun. */
let copy: string;
const written: string[] = [];

beforeAll(() => {
  copy = fs.mkdtempSync(path.join(os.tmpdir(), 'skeletons-'));
  for (const workspace of sources)
    fs.cpSync(path.join(root, workspace), path.join(copy, workspace), {
      recursive: true,
      filter: (file) => !/\/(?:node_modules|dist|\.output)(?:\/|$)/.test(file.slice(root.length)),
    });
  fs.cpSync(path.join(root, 'tsconfig.base.json'), path.join(copy, 'tsconfig.base.json'));
  for (const workspace of ['.', ...sources]) {
    const packages = path.join(root, workspace, 'node_modules');
    if (fs.existsSync(packages)) fs.symlinkSync(packages, path.join(copy, workspace, 'node_modules'));
  }
  for (const args of [
    ['list', 'goods:wall-chart'],
    ['document', 'finance:grant-note'],
    ['call', 'goods:pin-question', 'questions'],
  ])
    written.push(...writeSkeleton(copy, args, AT).written);
});
afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

/** The world of the constraints is in all things. */
const ofTests = ['../server/src/**/*.d.ts', '../server/src/*/*.registry.ts', 'things/*/*.ts'];

/** What the compiler finds wrong with these files and what they import; of tests, which import the whole server, with these files. */
function faultsOf(workspace: string, files: string[]): string {
  const config = path.join(copy, workspace, 'skeletons.json');
  fs.writeFileSync(
    config,
    JSON.stringify({
      extends: './tsconfig.json',
      // The copy's own types, not those that the linked workspaces have.
      compilerOptions: { paths: { '@fovea/shared-types/*': ['../shared-types/src/*.ts'] } },
      include: workspace === 'test' ? ofTests : ['src/**/*.d.ts', 'src/*/*.registry.ts'],
      files: files.map((file) => path.join(copy, file)),
    }),
  );
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '--noEmit', '-p', config], { encoding: 'utf8' });
  const isAbout = (line: string): boolean => files.some((file) => line.includes(file));
  return workspace === 'test' ? stdout.split('\n').filter(isAbout).join('\n') : stdout;
}

describe('what `npm run new` writes', () => {
  it.each(['server', 'web', 'migrations', 'test'])('compiles in %s', (workspace) => {
    // Without the modules that import all of goods and finance.
    const files = written.filter(
      (file) => file.startsWith(`${workspace}/`) && /(?<!goods\.module|finance\.module)\.tsx?$/.test(file),
    );
    expect(files).not.toEqual([]);
    expect(faultsOf(workspace, files)).toBe('');
  });

  it('is registered once', () => {
    const textOf = (file: string): string => fs.readFileSync(path.join(copy, file), 'utf8');
    expect(textOf('shared-types/src/records.ts').match(/^ {2}(?:wallChart|grantNote),$/gm)).toHaveLength(2);
    expect(textOf('server/src/goods/goods.module.ts').match(/\bWallChartsModule\b/g)).toHaveLength(2);
    expect(textOf('server/tables.mjs')).toContain(`'grant-notes': ['grant_note']`);
    expect(textOf('server/src/finance/finance.registry.ts')).toContain(`'grant-note.submitted'`);
  });

  it.each([
    [['list', 'goods:wall-chart'], 'exists already'],
    [['list', 'gods:wall-chart'], 'no module in'],
    [['call', 'goods:pin-chart', 'absent'], 'no module in'],
    [['call', 'goods:pin-chart'], 'npm run new'],
    [['list', 'WallChart'], 'npm run new'],
    [['page', 'goods:wall-chart'], 'npm run new'],
  ])('is not written for %j', (args, words) => {
    expect(() => writeSkeleton(copy, args, AT)).toThrow(words);
  });
});
